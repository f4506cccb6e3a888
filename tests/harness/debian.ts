/** A Debian system of its own, in which what others install is tried. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import { freePort } from './launch.ts'

const minutes = 60_000
const has = (program: string) => !spawnSync(program, ['--version']).error
const packages = 'http://deb.debian.org/debian'
const canFetch = () =>
  fetch(`${packages}/dists/trixie/Release`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The right to change the root of a process, and to mount. */
const canMount = () =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

/** Debian's own tools and packages are there, and the rights that they need. */
export const canInstall = canMount() && has('dpkg-deb') && has('mmdebstrap') && (await canFetch())
export const canUnpack = canInstall && has('umoci')

/** Without the updates, whose lists go out of date where packages are kept for long. */
export const mirror = `deb ${packages} trixie main`

/** What every process inside gets. */
const plain = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }

/** @param to a folder that is not there yet: the smallest system the package is installed in */
export function makeDebian(to: string): void {
  const includes = '--include=adduser,ca-certificates,libatomic1,libstdc++6'
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', includes, 'trixie', to, mirror])
}

/** A program inside of a system; what it says. @throws Error with what it said of an error */
export const inside = (system: string, ...command: string[]): string =>
  execFileSync('chroot', [system, ...command], { encoding: 'utf8', env: plain, stdio: 'pipe' })

/** The same, where it may fail. */
export function ended(system: string, ...command: string[]) {
  const { status, stdout, stderr } = spawnSync('chroot', [system, ...command], {
    encoding: 'utf8',
    env: plain,
    timeout: minutes,
  })
  return { status, stdout, stderr }
}

/** `fucina start` inside of a system, until it answers; ended with the test. */
export async function serve(
  system: string,
  command: string[] = ['fucina', 'start'],
  { user, ...settings }: Record<string, string> = {},
) {
  const port = String(await freePort())
  const asUser = user ? [`--userspec=${user}`] : []
  const server = spawn('chroot', [...asUser, system, ...command], {
    env: { ...plain, PORT: port, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => errors,
    )
  await expect.poll(ready, { timeout: minutes }).toBe(200)
  const read = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text())
  return {
    page: await read('/'),
    health: await read('/healthz'),
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'close')
      return server.exitCode
    },
  }
}
