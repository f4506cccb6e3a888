/** What the process writes when something that an operator can mend keeps it from starting. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { canBeAnotherUser } from '../harness/another-user.ts'
import { engine } from '../harness/database.ts'
import { freePort } from '../harness/launch.ts'
import { inheritedEnvironment } from '../harness/run.ts'
import { startFucina } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')
/** A start takes seconds on a busy machine, and some tests need several. */
vi.setConfig({ testTimeout: 90_000 })

/** No system has a name for it, as a container has none for most numbers. */
const nameless = 54_321

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-fault-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Runs the built server until it ends; `as` another user where this one is root. */
async function failing(env: Record<string, string>, as?: number) {
  const user = as === undefined ? {} : { uid: as, gid: as }
  const child = spawn(process.execPath, [join(root, 'server.ts')], {
    cwd: root,
    env: {
      ...inheritedEnvironment(),
      PORT: String(await freePort()),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  await once(child, 'close')
  return { code: child.exitCode, output, errors }
}

/** One line on standard error, and nothing but JSON lines on the other. */
async function expectLine(ended: ReturnType<typeof failing>, line: RegExp) {
  const { code, output, errors } = await ended
  expect(errors.trimEnd().split('\n')).toEqual([expect.stringMatching(line)])
  for (const each of output.split('\n').filter(Boolean))
    expect(() => JSON.parse(each)).not.toThrow()
  expect(errors + output).not.toMatch(/\n\s+at /)
  expect(code).toBe(1)
}

describe.runIf(engine === 'sqlite')('HLD-19 a start that fails says one line', () => {
  // What else may be wrong with a file doctor.server.test.ts asks of the same functions.
  const held: [what: string, name: string, content: string | null, line: RegExp][] = [
    ['the database file is damaged', 'fucina.sqlite', 'no database '.repeat(1000), /is damaged: /],
    ['the secret is too short', 'secret', 'abc', /secret holds 3 characters, 32 are needed/],
    ['the lock is a folder', 'fucina.sqlite.lock', null, /\.lock is a folder: remove it while no/],
  ]
  test.for(held)('%s', async ([, name, content, line]) => {
    const directory = folder()
    const file = join(directory, name)
    if (content === null) mkdirSync(file)
    else writeFileSync(file, content)
    await expectLine(failing({ DATA_DIR: directory }), line)
  })

  test.runIf(canBeAnotherUser)(
    'HLD-26 the user has no right to the folder, or to the file',
    async () => {
      const directory = folder()
      const data = { DATA_DIR: directory, TMPDIR: directory }
      chmodSync(directory, 0o755)
      await expectLine(failing(data, nameless), /^DATA_DIR: .* no right to read and write/)
      chownSync(directory, nameless, nameless)
      const file = join(directory, 'fucina.sqlite')
      writeFileSync(file, '')
      chmodSync(file, 0o400)
      await expectLine(failing(data, nameless), /fucina.sqlite: .* no right to read and write/)
    },
  )

  test('HLD-20 a second server on one file is refused, a killed one leaves no lock', async () => {
    const first = await startFucina()
    const { directory } = first.place
    await expectLine(failing({ DATA_DIR: directory }), /^another server works with .*fucina.sqlite/)
    await first.kill('SIGKILL')
    const again = await startFucina({ place: first.place })
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  })
})

test.runIf(engine === 'sqlite')('HLD-20 what is stored is readable by its owner only', async () => {
  const directory = join(folder(), 'made')
  await startFucina({ env: { DATA_DIR: directory, SECRET: '' } })
  const mode = (name: string) => statSync(join(directory, name)).mode & 0o777
  expect(mode('.')).toBe(0o700)
  const files = ['fucina.sqlite', 'fucina.sqlite-wal', 'fucina.sqlite-shm', 'secret']
  expect(files.map(mode)).toEqual(files.map(() => 0o600))
})

test('HLD-19 tables of a newer version stop the start', async () => {
  const server = await startFucina()
  const name = '9999-from-the-future'
  const timestamp = new Date().toISOString()
  const there = server.db() as never as import('kysely').Kysely<{
    kysely_migration: { name: string; timestamp: string }
  }>
  await there.insertInto('kysely_migration').values({ name, timestamp }).execute()
  await server.stop()
  const { directory, url = '' } = server.place
  await expectLine(failing({ DATA_DIR: directory, DATABASE_URL: url }), /newer version.*9999-from/)
})
