/** A container: nothing may be written but the data, by a user without a name. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { engine } from '../harness/database.ts'
import { freePort } from '../harness/launch.ts'
import { inheritedEnvironment } from '../harness/run.ts'

const root = resolve(import.meta.dirname, '../..')
const nameless = 54_321

/** In a mount namespace of its own everything but DATA_DIR becomes read-only, then `$@` runs. */
const readOnly = `
  mount --make-rprivate / && mount --bind "$DATA_DIR" "$DATA_DIR" || exit 77
  cut -d ' ' -f 5 /proc/self/mountinfo | while read -r place; do
    case "$place" in "$DATA_DIR" | /proc* | /sys* | /dev | /dev/pts) ;;
    *) mount -o remount,bind,ro "$place" ;; esac
  done
  touch "$TMPDIR/x" 2>/dev/null && exit 78
  unset TMPDIR HOME
  exec setpriv --reuid=${nameless} --regid=${nameless} --clear-groups -- "$@"`

const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-m', 'mount', '--make-rprivate', '/']).status === 0

vi.setConfig({ testTimeout: 90_000 })

test.runIf(engine === 'sqlite' && canMount)(
  'HLD-26 server and commands work on a read-only system as a user without a name',
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'fucina-data-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
    chownSync(DATA_DIR, nameless, nameless)
    const PORT = String(await freePort())
    const run = (...program: string[]) => {
      const { NODE_COMPILE_CACHE: _, ...inherited } = inheritedEnvironment()
      const child = spawn(
        'unshare',
        ['-m', 'sh', '-c', readOnly, 'sh', process.execPath, ...program],
        {
          cwd: root,
          env: { ...inherited, TMPDIR: tmpdir(), NODE_ENV: 'production', DATA_DIR, PORT },
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      )
      let errors = ''
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk.toString()
      })
      return { child, ended: once(child, 'close').then(() => [child.exitCode, errors]) }
    }
    const server = run('server.ts')
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const ready = () =>
      fetch(`http://127.0.0.1:${PORT}/readyz`).then(({ status }) => status, String)
    await expect.poll(ready, { timeout: 30_000 }).toBe(200)
    expect(await run('ops/run.mjs', 'ops/backup.ts').ended).toEqual([0, ''])
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([0, ''])
    const [backup = ''] = readdirSync(join(DATA_DIR, 'backups'))
    const file = join(DATA_DIR, 'backups', backup)
    expect(await run('ops/run.mjs', 'ops/restore.ts', file).ended).toEqual([0, ''])
  },
)
