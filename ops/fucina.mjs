/**
 * `fucina COMMAND …` of an installed Fucina: the programs of `npm run …`, with the settings of the
 * installation and as the user that its data belong to. Installs and builds nothing.
 */
import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const settingsFile = process.env.FUCINA_SETTINGS ?? '/etc/fucina/settings'

const programs = {
  start: ['server.ts', 'serves, until it is stopped'],
  backup: ['ops/backup.ts', 'everything in the database in one new file'],
  restore: ['ops/restore.ts', 'puts a backup into the installation'],
  doctor: ['ops/doctor.ts', 'checks what the installation stands on'],
  admin: ['ops/admin.ts', 'makes administrators, takes lost proofs away'],
  'move-to-postgres': ['ops/move-to-postgres.ts', 'copies everything into PostgreSQL'],
}

const help = `Usage: fucina COMMAND [--help]

${Object.entries(programs)
  .map(([name, [, words]]) => `  ${name.padEnd(17)} ${words}`)
  .join('\n')}
  version           which version this is

Settings: ${settingsFile}, or the environment, which goes before it.`

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** One line on standard error; the exit code of what was not understood, or of what failed. */
function refuse(sentence, code = 2) {
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

/** The server takes settings alone. */
function requireNothing([argument]) {
  if (argument === undefined) return
  const words = `Usage: fucina start

Serves in the foreground, as its settings say, until SIGTERM or SIGINT.
Settings: ${settingsFile}, or the environment, which goes before it.

Exit codes:
  0  stopped as it was asked to
  1  a fault, with one line that says which`
  if (!['--help', '-h'].includes(argument))
    refuse(`start takes no '${argument}'\n${words.split('\n')[0]}`)
  console.log(words)
  process.exit(0)
}

/** The package leaves it while it replaces files, for moments: an older one was left behind. */
const updateMark = process.env.FUCINA_UPDATE_MARK ?? '/run/fucina-update'
const updateMilliseconds = 3_600_000

/** A backup may begin while files of two versions lie here. */
function requireWhole() {
  const mark = statSync(updateMark, { throwIfNoEntry: false })
  if (!mark || Date.now() - mark.mtimeMs > updateMilliseconds) return
  refuse('Fucina is being updated: try again in a minute.', 1)
}

/**
 * What stands after '=', as it is: within quotes, where there are any. A value holds '#' too.
 * @returns null where a quote is not closed, or something follows it
 */
function writtenValue(text) {
  const value = text.trim()
  const [quote] = value
  if (quote !== '"' && quote !== "'") return value
  return value.indexOf(quote, 1) === value.length - 1 ? value.slice(1, -1) : null
}

/** Root reads it whatever its rights; the server does not. */
const readable =
  'its user must be able to (of the package: chown root:fucina, chmod 640); commands are run as root'

/**
 * NAME=value a line; what the environment says already goes before it, and a later line too.
 * @returns where each setting of the file stands
 */
function readSettings() {
  let text
  try {
    text = readFileSync(settingsFile, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' && !process.env.FUCINA_SETTINGS) return {}
    return refuse(`${settingsFile} cannot be read (${error.code}): ${readable}`)
  }
  const read = new Map()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const place = `${settingsFile}, line ${index + 1}`
    const [, name, written] = /^\s*([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    if (!name) refuse(`${place}: NAME=value is expected, or # before a remark`)
    const value = writtenValue(written)
    if (value === null) refuse(`${place}: ${name} has a quote at its beginning alone`)
    read.set(name, { value, place })
  }
  const places = {}
  for (const [name, { value, place }] of read) {
    if (process.env[name] !== undefined) continue
    process.env[name] = value
    places[name] = place
  }
  process.env.FUCINA_SETTING_PLACES = JSON.stringify(places)
  return places
}

/** What Node itself reads at its start alone, before it comes to our file, is made up for. */
async function equipNode(places) {
  if (process.env.NODE_USE_ENV_PROXY === '1') {
    const { setGlobalProxyFromEnv } = await import('node:http')
    setGlobalProxyFromEnv()
  }
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file || !places.NODE_EXTRA_CA_CERTS) return
  const refuseFile = (words) =>
    refuse(
      `wrong settings: NODE_EXTRA_CA_CERTS: ${file} ${words} (${places.NODE_EXTRA_CA_CERTS})`,
      1,
    )
  let certificates
  try {
    certificates = readFileSync(file, 'utf8')
  } catch ({ code }) {
    return refuseFile(`cannot be read (${code})`)
  }
  if (!certificates.includes('-----BEGIN CERTIFICATE-----')) refuseFile('holds no certificate')
  const { getCACertificates, setDefaultCACertificates } = await import('node:tls')
  setDefaultCACertificates([...getCACertificates('default'), certificates])
}

/**
 * Whoever calls as root: what is written belongs to whom the data belong to. Doctor is told where
 * that user could not read the settings.
 */
function becomeOwner() {
  if (process.getuid?.() !== 0) return
  const owner = statSync(process.env.DATA_DIR ?? '/var/lib/fucina', { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return
  process.setgroups([owner.gid])
  process.setgid(owner.gid)
  process.setuid(owner.uid)
  try {
    accessSync(settingsFile, constants.R_OK)
  } catch ({ code }) {
    if (code !== 'ENOENT')
      process.env.FUCINA_SETTINGS_FAULT = `the server cannot read ${settingsFile}: ${readable}`
  }
}

const [node, , command, ...rest] = process.argv
if (command === 'version' || command === '--version') console.log(version)
else if (command === undefined || command === '--help' || command === '-h') console.log(help)
else if (!Object.hasOwn(programs, command)) refuse(`fucina ${command} is no command\n\n${help}`)
else {
  if (command === 'start') requireNothing(rest)
  if (command === 'backup') requireWhole()
  const places = readSettings()
  becomeOwner()
  await equipNode(places)
  process.env.FUCINA_COMMAND = 'fucina'
  process.env.FUCINA_SETTINGS = settingsFile
  process.env.FUCINA_DOCS = join(root, 'docs')
  const program = join(root, programs[command][0])
  process.argv = [node, program, ...rest]
  await import(program)
}
