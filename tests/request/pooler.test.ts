import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asServant, servant } from '../../ops/test-postgres.ts'
import { freePort, launchFucina } from '../harness/launch.ts'
import { databasePlace, engine } from '../harness/place.ts'

const program = '/usr/sbin/pgbouncer'
const isInstalled = spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** A pooler on loopback before the database of a test. @returns its address */
async function pooled(databaseUrl: string, mode: 'session' | 'transaction'): Promise<string> {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'fucina-pooler-'))
  chmodSync(directory, 0o755)
  const file = join(directory, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `* = host=${target.hostname} port=${target.port} user=fucina`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 20',
  ]
  writeFileSync(file, settings.join('\n'))
  const [command, parameters] = asServant(servant(), program, [file])
  const child = spawn(command, parameters, { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && !child.signalCode) await once(child, 'exit')
    rmSync(directory, { recursive: true, force: true })
  })
  await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(true)
  target.port = String(port)
  return target.href
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** The rule itself is proven in app/platform/db/postgres-address.test.ts wherever tests run. */
describe.skipIf(engine !== 'postgres' || !isInstalled)(
  'behind a real pooler',
  { timeout: 90_000 },
  () => {
    test('HLD-07 in session mode the server works; in transaction mode it does not start, and says why in one line', async () => {
      const place = await databasePlace('seeded')
      onTestFinished(() => place.remove())
      const env = { DATABASE_URL: await pooled(place.url ?? '', 'session'), LOG_LEVEL: 'silent' }
      const server = await launchFucina({ place, env })
      onTestFinished(() => server.remove())
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      await server.stop()

      const wrong = { ...env, DATABASE_URL: await pooled(place.url ?? '', 'transaction') }
      const refused = launchFucina({ place, env: wrong }).then((started) => started.remove())
      const message = await refused.catch((fault: Error) => fault.message)
      expect(message?.split('\n').slice(1)).toEqual([
        expect.stringMatching(/^DATABASE_URL: .*transaction mode.*session mode/),
        '',
      ])
    })
  },
)
