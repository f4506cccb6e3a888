/** What others install: the Debian package and the container image, in systems of their own. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeDebianPackage, makeImage } from '../../ops/release/artefacts.ts'
import { copyProgram } from '../../ops/release/program.ts'
import { freePort } from '../harness/launch.ts'

const minutes = 60_000
const has = (program: string) => !spawnSync(program, ['--version']).error
const isRoot = process.getuid?.() === 0
const packages = 'http://deb.debian.org/debian'
const canFetch = () =>
  fetch(`${packages}/dists/trixie/Release`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )
/** Debian's own tools and packages, and the right to change the root of a process and to mount. */
const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0
const canInstall = canMount && has('dpkg-deb') && has('mmdebstrap') && (await canFetch())
const canUnpack = canInstall && has('umoci')

const madeAt = 1_700_000_000
/** Without the updates, whose lists go out of date where packages are kept for long. */
const mirror = `deb ${packages} trixie main`

let place: string
let program: string
const at = (...names: string[]) => join(place, ...names)

beforeAll(() => {
  if (!canInstall) return
  // Hundreds of megabytes: not in memory.
  place = mkdtempSync('/var/tmp/fucina-release-')
  program = at('program')
  copyProgram(program)
}, 3 * minutes)
afterAll(() => {
  if (place) rmSync(place, { recursive: true, force: true })
})

/** A program inside of a system; what it says, or the error with it. */
const inside = (system: string, ...command: string[]) =>
  execFileSync('chroot', [system, ...command], { encoding: 'utf8', env: plain, stdio: 'pipe' })

const plain = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }

/** `fucina start` inside of a system, until it answers; ended with the test. */
async function serve(
  system: string,
  command: string[],
  { user, ...settings }: Record<string, string>,
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
  return {
    page: await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()),
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'close')
      return server.exitCode
    },
  }
}

/** The package of the program, as if it were of that version. */
function packageOf(version: string): string {
  const file = join(program, 'package.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }))
  const name = makeDebianPackage({ version, program, to: place, madeAt })
  rmSync(`${program}.deb`, { recursive: true })
  return at(name ?? '')
}

test.runIf(canInstall)(
  'REL-01 the program has what it runs on, and no tools, tests or types',
  () => {
    const files = readdirSync(program, { recursive: true, encoding: 'utf8' })
    const isMisplaced = (file: string) =>
      /\.test\.ts$|\.d\.[cm]?ts$|^node_modules\/(typescript|vite|vitest|node-\w+-\w+)\//.test(file)
    expect(files.filter(isMisplaced)).toEqual([])
    expect(
      execFileSync(join(program, 'bin/fucina'), ['backup', '--help'], { encoding: 'utf8' }),
    ).toMatch(/^Usage: fucina backup \[FILE \| --check\]\n/)
  },
)

describe.runIf(canInstall)('the Debian package', { timeout: 5 * minutes }, () => {
  let system: string
  let first: string
  let second: string
  const copyIn = (file: string) => {
    execFileSync('cp', [file, join(system, 'tmp/fucina.deb')])
    return '/tmp/fucina.deb'
  }
  beforeAll(() => {
    system = at('debian')
    const includes = '--include=adduser,ca-certificates,libatomic1,libstdc++6'
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', includes, 'trixie', system, mirror])
    first = packageOf('1.0.0')
    second = packageOf('1.0.1')
  }, 5 * minutes)

  test('REL-02 is installed, serves as a user of its own, and its commands keep the owner', async () => {
    inside(system, 'dpkg', '--install', copyIn(first))
    expect(inside(system, 'fucina', 'version')).toBe('1.0.0\n')
    const server = await serve(system, ['fucina', 'start'], {})
    expect(server.page).toContain('Fucina')
    inside(system, 'fucina', 'backup', '/var/lib/fucina/mine.sqlite')
    expect(await server.stop()).toBe(0)
    const owners = inside(system, 'sh', '-c', 'stat -c %U /var/lib/fucina /var/lib/fucina/*')
    expect(new Set(owners.trim().split('\n'))).toEqual(new Set(['fucina']))
    expect(inside(system, 'stat', '-c', '%a %U:%G', '/etc/fucina/settings')).toBe(
      '640 root:fucina\n',
    )
  })

  test('REL-03 an update copies the data first and keeps the settings; one goes back', () => {
    writeFileSync(
      join(system, 'etc/fucina/settings'),
      'DATA_DIR=/var/lib/fucina\nSITE_NAME=Prova\n',
    )
    inside(system, 'dpkg', '--install', copyIn(second))
    expect(inside(system, 'fucina', 'version')).toBe('1.0.1\n')
    const [copy = ''] = readdirSync(join(system, 'var/lib/fucina/backups'))
    expect(copy).toMatch(/^before-update-from-1\.0\.0-.*\.sqlite$/)
    expect(readFileSync(join(system, 'etc/fucina/settings'), 'utf8')).toContain('SITE_NAME=Prova')
    inside(system, 'dpkg', '--install', copyIn(first))
    expect(inside(system, 'fucina', 'version')).toBe('1.0.0\n')
    inside(system, 'fucina', 'restore', `/var/lib/fucina/backups/${copy}`)
  })

  test('REL-04 a wrong line of the settings is named, and a wrong setting', () => {
    const doctor = (settings: string) => {
      writeFileSync(join(system, 'etc/fucina/settings'), settings)
      const { status, stderr } = spawnSync('chroot', [system, 'fucina', 'doctor'], {
        encoding: 'utf8',
        env: plain,
      })
      return { status, stderr }
    }
    expect(doctor('DATA_DIR=/var/lib/fucina\nPORT: 3000\n')).toEqual({
      status: 2,
      stderr: expect.stringContaining('/etc/fucina/settings, line 2'),
    })
    expect(doctor('DATA_DIR=/var/lib/fucina\nPORT=many\n')).toEqual({
      status: 1,
      stderr: expect.stringContaining('PORT'),
    })
  })

  test('REL-05 removed, the data stay; purged, they go', () => {
    inside(system, 'dpkg', '--remove', 'fucina')
    expect(existsSync(join(system, 'usr/lib/fucina/build'))).toBe(false)
    expect(existsSync(join(system, 'var/lib/fucina/fucina.sqlite'))).toBe(true)
    inside(system, 'dpkg', '--purge', 'fucina')
    expect(existsSync(join(system, 'var/lib/fucina'))).toBe(false)
    expect(existsSync(join(system, 'etc/fucina'))).toBe(false)
  })
})

test.runIf(canUnpack)(
  'REL-06 the image serves with any user, and writes nothing but its data',
  { timeout: 5 * minutes },
  async () => {
    const name = makeImage({ version: '1.0.0', program, to: place, madeAt }, [mirror]) ?? ''
    const layout = at('layout')
    mkdirSync(layout)
    execFileSync('tar', ['--extract', '--file', at(name), '--directory', layout])
    const image = `${layout}:1.0.0`
    execFileSync('umoci', ['unpack', '--rootless', '--image', image, at('image')], {
      stdio: 'pipe',
    })
    const { process: config } = JSON.parse(readFileSync(at('image/config.json'), 'utf8'))
    expect(config.args).toEqual(['fucina', 'start'])
    const settings = Object.fromEntries(config.env.map((one: string) => one.split(/=(.*)/s)))
    const system = at('image/rootfs')
    execFileSync('mount', ['--bind', system, system])
    onTestFinished(() => void execFileSync('umount', ['--recursive', system]))
    execFileSync('mount', ['-o', 'remount,bind,ro', system])
    const data = mkdtempSync(join(tmpdir(), 'fucina-data-'))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    execFileSync('chown', ['1000770000', data])
    execFileSync('mount', ['--bind', data, join(system, 'data')])
    const server = await serve(system, config.args, {
      ...settings,
      HOST: '127.0.0.1',
      user: '1000770000:0',
    })
    expect(server.page).toContain('Fucina')
    expect(await server.stop()).toBe(0)
  },
)
