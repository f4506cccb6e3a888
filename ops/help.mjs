/**
 * What `--help` says of every command. Plain JavaScript without packages, because `npm start`
 * answers before any is installed.
 */

const operator = [
  '0  done',
  '1  refused or failed, with one line that says why',
  '2  not understood',
]
const started = ['0  ended as it was told to', '1  failed']
const judged = ['0  all is well', '1  something is not']
const done = ['0  done', '1  failed']

const settings = 'Reads the same settings as the server, from the environment (docs/operations.md).'

/** By the name after `npm run`; `options` are lines of their own. */
export const commands = {
  start: {
    usage: 'npm start',
    does: 'Installs what is missing, builds what has changed, migrates, serves, and says where.',
    options: [],
    more: settings,
    exits: started,
  },
  dev: {
    usage: 'npm run dev',
    does: 'Serves with hot reload on data of its own, with stand-ins for AI, mail and Google.',
    options: [],
    more: 'PORT and the other settings win over its own.',
    exits: started,
  },
  build: {
    usage: 'npm run build',
    does: 'Builds the application into build/, with the list of its parts in build/sbom.cdx.json.',
    options: [],
    exits: done,
  },
  backup: {
    usage: 'npm run backup [-- FILE]',
    does: 'Writes everything in the database into one new file, while the server runs.',
    options: ['FILE  where to; without it DATA_DIR/backups/fucina-TIME.sqlite (or .pgdump)'],
    more: settings,
    exits: operator,
  },
  restore: {
    usage: 'npm run restore -- FILE',
    does: 'Puts a backup into an installation, whole or not at all. The server is stopped before.',
    options: [
      'FILE  the backup; a SQLite file that is there is set aside, PostgreSQL must be empty',
    ],
    more: settings,
    exits: operator,
  },
  'move-to-postgres': {
    usage: 'npm run move-to-postgres -- URL',
    does: 'Copies everything from the SQLite file in DATA_DIR into an empty PostgreSQL database.',
    options: ['URL  postgres://NAME:PASSWORD@HOST/DATABASE'],
    more: settings,
    exits: operator,
  },
  admin: {
    usage: 'npm run admin -- EMAIL [--keep-password] | --list',
    does: 'Makes or promotes an administrator and gives them a new password, while the server runs.',
    options: [
      'EMAIL            whose',
      '--keep-password  a registered person keeps password and sessions',
      '--list           names the administrators, and changes nothing',
    ],
    more: settings,
    exits: operator,
  },
  forget: {
    usage: 'npm run forget -- EMAIL|ID [--yes]',
    does: 'Names an account and deletes it with what is stored about it, while the server runs.',
    options: ['EMAIL, ID  whose; no administrator', '--yes      deletes, instead of naming only'],
    more: settings,
    exits: operator,
  },
  content: {
    usage: 'npm run content -- export FOLDER|FILE.json [--kind KIND] | import FILE [--dry-run]',
    does: 'Writes guides, scenes and tools into files, or brings them in from one, while the server runs.',
    options: [
      'FOLDER       a file a kind: tools.json, guides.json, scenes.json',
      'FILE         one file',
      '--kind KIND  guides, scenes or tools; without it all three',
      '--dry-run    says what an import would do, and changes nothing',
    ],
    more: `New records are drafts; changed ones keep their former version. ${settings}`,
    exits: operator,
  },
  doctor: {
    usage: 'npm run doctor',
    does: 'Checks settings, Node, disk, database, clock, mail, AI, Google and the way in, and says what to do. Changes nothing, spends nothing.',
    options: [],
    more: settings,
    exits: ['0  all is well, or only doubtful', '1  something is wrong', '2  not understood'],
  },
  'try-ai': {
    usage: 'npm run try-ai [-- --no-picture]',
    does: 'Asks the configured AI service for one real answer and one real picture; costs what they cost.',
    options: ['--no-picture  asks for the answer only'],
    more: settings,
    exits: operator,
  },
  'reset-data': {
    usage: 'npm run reset-data [-- --yes]',
    does: 'Empties the data of `npm run dev` and fills it again, after asking.',
    options: ['--yes  does not ask'],
    exits: done,
  },
  bench: {
    usage: 'npm run bench [-- --full] [--only PART,…]',
    does: 'Measures the product on this machine, on loopback, and writes bench/RESULTS.md.',
    options: ['--full       the biggest data too', '--only PART  some sections only'],
    exits: done,
  },
  drill: {
    usage: 'npm run drill -- NAME… [--engine ENGINE] [--size NUMBER] [--out FILE]',
    does: 'Does something bad to a server of its own, on loopback, and writes bench/DRILLS.md.',
    options: [
      'NAME      crash, slow, overload, lock, failover, rolling, disk or fuzz',
      '--engine  sqlite or postgres; without it what the drill is for',
      '--size    how much of it',
      '--out     another file than bench/DRILLS.md',
    ],
    exits: [
      '0  all promises held',
      '1  some did not, or a drill could not run here',
      '2  not understood',
    ],
  },
  check: {
    usage: 'npm run check [-- NAME]',
    does: 'Judges everything that can be judged without running the product.',
    options: ['NAME  only the checks with this word in their name'],
    exits: judged,
  },
  test: {
    usage: 'npm test [-- NAME]',
    does: 'Runs all tests on both engines, with a PostgreSQL and a browser of its own.',
    options: ['NAME  only tests whose title or file holds it, row ids too'],
    exits: judged,
  },
  licences: {
    usage: 'npm run licences',
    does: 'Writes docs/licences.md: what the product is made of, and under which terms.',
    options: [],
    exits: done,
  },
  'guide-pictures': {
    usage: 'npm run guide-pictures [-- NAME…]',
    does: 'Takes the pictures of docs/guida-amministratore.md from the running product.',
    options: ['NAME  only these'],
    exits: done,
  },
}

const indented = (lines) => lines.map((line) => `  ${line}`).join('\n')

/** The words of `--help`. @throws Error when there is no such command */
export function helpOf(name) {
  const command = commands[name]
  if (!command) throw new Error(`there is no command '${name}'`)
  const { usage, does, options, more, exits } = command
  return [
    `Usage: ${usage}`,
    does,
    options.length > 0 ? indented(options) : 'It takes no options.',
    ...(more ? [more] : []),
    `Exit codes:\n${indented(exits)}`,
  ].join('\n\n')
}

/** A person asks what a command does. */
export const wantsHelp = (args) => args.some((arg) => arg === '--help' || arg === '-h')

/** The files that are not called like their command. */
const otherNames = {
  'ops/run-tests.ts': 'test',
  'bench/run.ts': 'bench',
  'bench/drills/run.ts': 'drill',
}

/** The name of a command by the file that does it, relative to the repository. */
export const nameOf = (file) => otherNames[file] ?? file.replace(/^ops\/(.*)\.ts$/, '$1')
