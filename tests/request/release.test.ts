/** What others install: the Debian package and the container image, in systems of their own. */
import { execFileSync } from 'node:child_process'
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
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { imageName, makeDebianPackage, makeImage } from '../../ops/release/artefacts.ts'
import { copyProgram } from '../../ops/release/program.ts'
import {
  canInstall,
  canUnpack,
  ended,
  inside,
  makeDebian,
  mirror,
  serve,
} from '../harness/debian.ts'
import { makeLaterVersion } from '../harness/later-version.ts'

const minutes = 60_000
const manifest = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')
const { version } = JSON.parse(manifest)
const later = version.replace(/\d+$/, (last: string) => String(Number(last) + 1))
const madeAt = 1_700_000_000

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

test.runIf(canInstall)(
  'REL-01 the program has what it runs on, and no tools, tests, types, libraries of browsers or pages for developers',
  () => {
    const files = readdirSync(program, { recursive: true, encoding: 'utf8' })
    const isMisplaced = (file: string) =>
      /\.test\.ts$|\.d\.[cm]?ts$|^node_modules\/(typescript|vite|vitest|lucide-react|pdfjs-dist|node-\w+-\w+)\/|^docs\/(decisions|requirements)/.test(
        file,
      )
    expect(files.filter(isMisplaced)).toEqual([])
    // The papers of a public body lead to it.
    expect(files).toContain('publiccode.yml')
    expect(
      execFileSync(join(program, 'bin/fucina'), ['backup', '--help'], { encoding: 'utf8' }),
    ).toMatch(/^Usage: fucina backup \[FILE \| --check\]\n/)
  },
)

describe.runIf(canInstall)('the Debian package', { timeout: 5 * minutes }, () => {
  let system: string
  const data = '/var/lib/fucina'
  const within = (...names: string[]) => join(system, ...names)
  const packages = new Map<string, string>()
  // What this machine has on its disk is gone with the test.
  const install = ['dpkg', '--force-unsafe-io', '--install']
  const installed = (wanted: string) => packages.get(wanted) ?? ''

  beforeAll(() => {
    system = at('debian')
    makeDebian(system)
    makeLaterVersion(later, at('source'), at('later'))
    for (const [which, folder] of [
      [version, program],
      [later, at('later')],
    ]) {
      const to = within('tmp')
      const name = makeDebianPackage({ version: which, program: folder, to, madeAt })
      rmSync(`${folder}.deb`, { recursive: true })
      packages.set(which, `/tmp/${name}`)
    }
  }, 6 * minutes)

  /** How the tables of the data are called. */
  function tables(): string[] {
    const database = new DatabaseSync(within(data, 'fucina.sqlite'), { readOnly: true })
    const rows = database.prepare("select name from sqlite_master where type = 'table'").all()
    database.close()
    return rows.map(({ name }) => String(name))
  }

  /** What updates have left; the server's own backups lie there too. */
  const copies = () =>
    readdirSync(within(data, 'backups')).filter((name) => name.startsWith('before-update'))

  test('REL-02 is installed, serves as a user of its own, and its commands keep the owner', async () => {
    inside(system, ...install, installed(version))
    expect(inside(system, 'fucina', 'version')).toBe(`${version}\n`)
    const server = await serve(system)
    expect(server.page).toContain('Fucina')
    inside(system, 'fucina', 'backup', `${data}/mine.sqlite`)
    expect(await server.stop()).toBe(0)
    const owners = inside(system, 'sh', '-c', `stat -c %U ${data} ${data}/*`)
    expect(new Set(owners.trim().split('\n'))).toEqual(new Set(['fucina']))
    expect(inside(system, 'stat', '-c', '%a %U:%G', '/etc/fucina/settings')).toBe(
      '640 root:fucina\n',
    )
  })

  test('REL-03 an update copies the data first, keeps the settings and migrates', async () => {
    writeFileSync(within('etc/fucina/settings'), `DATA_DIR=${data}\nSITE_NAME=Prova\n`)
    inside(system, ...install, installed(later))
    expect(copies()).toEqual([expect.stringMatching(`^before-update-from-${version}-.*\\.sqlite$`)])
    const server = await serve(system)
    expect(server.page).toContain('Prova')
    expect(server.health).toBe(`ok, Fucina ${later}\n`)
    expect(tables()).toContain('later')
    expect(await server.stop()).toBe(0)
  })

  test('REL-03 REL-64 the version before refuses newer data in one line, and serves the copy', async () => {
    inside(system, ...install, installed(version))
    const { status, stderr } = ended(system, 'fucina', 'start')
    expect(status).toBe(1)
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(`made by a newer version of Fucina \\(${later}; this one, ${version},`),
    ])
    const copy = copies().find((name) => name.includes(`from-${version}`))
    expect(inside(system, 'fucina', 'restore', `${data}/backups/${copy}`)).toContain(
      `The backup was made with Fucina ${version}.`,
    )
    const server = await serve(system)
    expect(server.health).toBe(`ok, Fucina ${version}\n`)
    expect(tables()).not.toContain('later')
    expect(await server.stop()).toBe(0)
  })

  test('REL-02 removed, the data stay; purged, they go; both are said', () => {
    expect(inside(system, 'dpkg', '--remove', 'fucina')).toMatch(/data and settings stay in/)
    expect(existsSync(within('usr/lib/fucina/build'))).toBe(false)
    expect(existsSync(within(data, 'fucina.sqlite'))).toBe(true)
    // It asks whether they go too; where nobody can answer they stay.
    const { status, stdout, stderr } = ended(system, 'dpkg', '--purge', 'fucina')
    expect(status).toBe(0)
    expect(stdout + stderr).toMatch(/backups stay[\s\S]*data and settings are deleted/)
    expect(readdirSync(within(data))).toEqual(['backups'])
    expect(copies()).not.toEqual([])
    expect(existsSync(within('etc/fucina'))).toBe(false)
  })
})

test.runIf(canUnpack)(
  'HLD-26 the image serves with any user, and writes nothing but its data',
  { timeout: 5 * minutes },
  async () => {
    const name = makeImage({ version, program, to: place, madeAt }, [mirror]) ?? ''
    const layout = at('layout')
    mkdirSync(layout)
    execFileSync('tar', ['--extract', '--file', at(name), '--directory', layout])
    const [found] = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8')).manifests
    expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain(`image: ${imageName}\n`)
    expect(found.annotations['org.opencontainers.image.ref.name']).toBe(imageName)
    const image = `${layout}:${imageName}`
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
