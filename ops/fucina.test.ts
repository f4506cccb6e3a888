/** The command of an installation: what it reads, and what it says of a file that is wrong. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const program = resolve(import.meta.dirname, 'fucina.mjs')
let directory: string
let file: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fucina-settings-'))
  file = join(directory, 'settings')
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** `fucina backup` with these settings. */
function withSettings(settings: string, env: Record<string, string> = {}) {
  writeFileSync(file, settings)
  const { status, stderr } = spawnSync(process.execPath, [program, 'backup'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: directory, FUCINA_SETTINGS: file, ...env },
  })
  return { status, said: stderr.trimEnd().replaceAll(file, 'FILE') }
}

test('REL-65 a line that is no setting is named, and nothing is done', () => {
  const said = 'FILE, line 3: NAME=value is expected, or # before a remark'
  expect(withSettings('# Our site\n\nPORT: 3000\n')).toEqual({ status: 2, said })
})

test('REL-65 a value that is wrong is named with its setting and its line', () => {
  const { status, said } = withSettings('# Our site\nPORT=many\nSITE_NAME=Prova\nPUBLIC_BODY=si\n')
  expect(status).toBe(1)
  expect(said).toMatch(
    /^wrong settings: PORT: .+ \(FILE, line 2\); PUBLIC_BODY: .+ \(FILE, line 4\)$/,
  )
})

test('REL-65 a quote that is not closed swallows no other setting', () => {
  const said = 'FILE, line 1: SITE_NAME has a quote at its beginning alone'
  expect(withSettings('SITE_NAME="La bottega\nPORT=3000\nCITY="Brescia"\n')).toEqual({
    status: 2,
    said,
  })
})

test.for([
  ['a line ends as on Windows', 'CITY="Brescia"\r\n\r\nPORT=many\r\n', '"many" (FILE, line 3)'],
  ['a number sign is part of a value, in a password too', 'PORT=3#4\n', '"3#4" (FILE, line 1)'],
] as const)('REL-65 %s', ([, settings, told]) => {
  const { said } = withSettings(settings)
  expect(said).toMatch(/^wrong settings: PORT: /)
  expect(said.endsWith(`not ${told}`), said).toBe(true)
})

test('REL-65 the environment goes before the file', () => {
  expect(withSettings('PORT=many\n', { PORT: 'few' }).said).toMatch(/not "few"$/)
})

/** Runs a command of the installation as a user to whom the data belong. */
function run(data: string, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: data, FUCINA_SETTINGS: file },
  })
  return { status, stdout, stderr }
}

test('HLD-21 start explains itself, and refuses what it does not know', () => {
  writeFileSync(file, '')
  const help = run(directory, 'start', '--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^Usage: fucina start\n/)
  expect(run(directory, 'start', '--prot=1')).toMatchObject({
    status: 2,
    stderr: "start takes no '--prot=1'\nUsage: fucina start\n",
  })
})

test('REL-65 whatever the file holds that is no setting is told, with its line', () => {
  writeFileSync(file, 'PROT=3000\nBACKUP_DIRR=/srv\nNODE_OPTIONS=--x\nPGAPPNAME=x\nNO_PROXY=x\n')
  const { stdout } = spawnSync(process.execPath, [program, 'doctor'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: directory, FUCINA_SETTINGS: file },
  })
  const told = [...stdout.matchAll(/^warn +settings: (\w+) is no setting.*\(.*, line (\d)\)$/gm)]
  expect(told.map(([, name, line]) => [name, line])).toEqual([
    ['PROT', '1'],
    ['BACKUP_DIRR', '2'],
    ['NODE_OPTIONS', '3'],
  ])
})

test('REL-29 certificates in the settings file that cannot be had stop it with one line', () => {
  const said = (words: string) => ({
    status: 1,
    said: `wrong settings: NODE_EXTRA_CA_CERTS: ${words} (FILE, line 2)`,
  })
  const missing = withSettings('PORT=3000\nNODE_EXTRA_CA_CERTS=/nowhere/ca.pem\n')
  expect(missing).toEqual(said('/nowhere/ca.pem cannot be read (ENOENT)'))
})

test('REL-29 a proxy that the settings file names is asked for the AI service', async () => {
  const asked: string[] = []
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  proxy.on('connect', ({ url }, socket) => {
    asked.push(url ?? '')
    socket.destroy()
  })
  proxy.listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  writeFileSync(
    file,
    `AI_BASE_URL=https://ai.invalid/v1\nAI_API_KEY=none\nHTTPS_PROXY=http://127.0.0.1:${port}\nNODE_USE_ENV_PROXY=1\n`,
  )
  const env = { PATH: process.env.PATH, DATA_DIR: directory, FUCINA_SETTINGS: file }
  const doctor = spawn(process.execPath, [program, 'doctor'], { env, stdio: 'ignore' })
  await once(doctor, 'exit')
  expect(asked).toContain('ai.invalid:443')
})

test('REL-03 a backup that begins during an update refuses with one line, for an hour at most', () => {
  const mark = join(directory, 'update')
  writeFileSync(mark, '')
  const backup = () => withSettings('PORT=many\n', { FUCINA_UPDATE_MARK: mark }).said
  expect(backup()).toBe('Fucina is being updated: try again in a minute.')
  const longAgo = Date.now() / 1000 - 3700
  utimesSync(mark, longAgo, longAgo)
  expect(backup()).toMatch(/^wrong settings: PORT/)
})
