/** What a release is given out as. Each holds the same program. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { checksums } from './folder.ts'

const root = resolve(import.meta.dirname, '../..')

export type Release = {
  version: string
  /** The program, whole: `copyProgram`. */
  program: string
  /** Where artefacts go. */
  to: string
  /** Seconds since 1970: what files say of when they were made, so that a build can be repeated. */
  madeAt: number
}

/** Debian's names of what Node calls x64 and arm64. */
const debianArchitecture = { x64: 'amd64', arm64: 'arm64' }[process.arch as 'x64' | 'arm64']

/** Whether a program can be started here. */
const has = (program: string) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error

/** The same files give the same bytes. */
const repeatable = (madeAt: number) => [
  ...['--sort=name', `--mtime=@${madeAt}`, '--owner=0', '--group=0', '--numeric-owner'],
  '--format=gnu',
]

/** @returns the file's name */
export function makeTarball({ version, program, to, madeAt }: Release): string {
  const name = `fucina-${version}-linux-${process.arch}.tar.gz`
  const inside = `--transform=s,^\\.,fucina-${version},`
  execFileSync(
    'tar',
    ['--create', '--gzip', `--file=${join(to, name)}`, ...repeatable(madeAt), inside, '.'],
    { cwd: program },
  )
  return name
}

/** Where the program's source is, if whoever makes the release says so. */
const homepage = () => (process.env.SOURCE_URL ? `Homepage: ${process.env.SOURCE_URL}\n` : '')

const copyright = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Fucina

Files: *
Copyright: The people of Fucina
License: EUPL-1.2
 The text is in /usr/lib/fucina/LICENSE.

Files: node_modules/* bin/node
Copyright: their authors
License: others
 Each is named with its licence in /usr/share/doc/fucina/licences.md; that of Node is in
 /usr/lib/fucina/LICENSE.node.
`

const control = (version: string, kilobytes: number) => `Package: fucina
Version: ${version}
Architecture: ${debianArchitecture}
Maintainer: The people of Fucina <root@localhost>
Installed-Size: ${kilobytes}
Pre-Depends: dpkg (>= 1.21.18)
Depends: adduser, ca-certificates, debconf (>= 0.5) | debconf-2.0, libatomic1, libc6 (>= 2.28), libstdc++6
Suggests: postgresql-client, nginx, haproxy
Section: web
Priority: optional
${homepage()}Description: web site that teaches AI to beginners and older adults
 Guides step by step, a workshop of requests, lessons, exercises against fraud,
 groups with a facilitator, and an administration, in Italian. Brings its own
 Node and database; PostgreSQL can take the place of the latter.
`

/** @returns the file's name, or null where Debian's own tools are not there */
export function makeDebianPackage({ version, program, to, madeAt }: Release): string | null {
  if (!debianArchitecture || !has('dpkg-deb')) return null
  const tree = `${program}.deb`
  mkdirSync(join(tree, 'DEBIAN'), { recursive: true })
  mkdirSync(join(tree, 'usr/bin'), { recursive: true })
  mkdirSync(join(tree, 'usr/share/doc'), { recursive: true })
  mkdirSync(join(tree, 'usr/lib/systemd/system'), { recursive: true })
  mkdirSync(join(tree, 'etc/fucina'), { recursive: true })
  cpSync(program, join(tree, 'usr/lib/fucina'), { recursive: true, verbatimSymlinks: true })
  symlinkSync('../lib/fucina/bin/fucina', join(tree, 'usr/bin/fucina'))
  symlinkSync('../../lib/fucina/docs', join(tree, 'usr/share/doc/fucina'))
  cpSync(join(root, 'deploy/settings'), join(tree, 'etc/fucina/settings'))
  cpSync(join(root, 'deploy/fucina.service'), join(tree, 'usr/lib/systemd/system/fucina.service'))
  const scripts = join(root, 'deploy/debian')
  for (const name of readdirSync(scripts)) {
    cpSync(join(scripts, name), join(tree, 'DEBIAN', name))
    chmodSync(join(tree, 'DEBIAN', name), name === 'templates' ? 0o644 : 0o755)
  }
  const size = execFileSync('du', ['-sk', program], { encoding: 'utf8' })
  writeFileSync(join(tree, 'DEBIAN/control'), control(version, Number.parseInt(size, 10)))
  writeFileSync(join(tree, 'usr/lib/fucina/docs/copyright'), copyright)
  writeFileSync(join(tree, 'DEBIAN/conffiles'), '/etc/fucina/settings\n')
  const name = `fucina_${version}_${debianArchitecture}.deb`
  execFileSync(
    'dpkg-deb',
    ['--root-owner-group', '-Zzstd', '-z9', '--build', tree, join(to, name)],
    {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(madeAt) },
    },
  )
  return name
}

/** Debian's stable release of 2025. */
const suite = 'trixie'

/** A shell, the C library and what Node stands on; PostgreSQL's programs for backups. */
const systemPackages = 'ca-certificates,libatomic1,libstdc++6,postgresql-client'

/**
 * As root the machine's own /proc, /sys and /dev are mounted into the system that is made: where only
 * this program sees them, so that nothing is left of them when it is cut off.
 */
const ownMounts = process.getuid?.() === 0 ? ['unshare', '--mount', '--propagation', 'private'] : []

/** What the container runs as; any other user without a name will do. */
const containerUser = '65532:65532'

/** As deploy/compose.yaml asks for it. */
export const imageName = 'localhost/fucina:latest'

const labels = (version: string) =>
  Object.entries({ title: 'Fucina', version, licenses: 'EUPL-1.2' }).map(
    ([name, value]) => `org.opencontainers.image.${name}=${value}`,
  )

/** What podman and docker call the image once they have loaded it. */
function nameImage(layout: string): void {
  const file = join(layout, 'index.json')
  const index = JSON.parse(readFileSync(file, 'utf8'))
  for (const image of index.manifests) {
    image.annotations = {
      'org.opencontainers.image.ref.name': imageName,
      'io.containerd.image.name': imageName,
    }
  }
  writeFileSync(file, JSON.stringify(index))
}

/**
 * A container image as an OCI archive: the smallest Debian with the program, for reading only but
 * for /data.
 * @param mirrors where Debian's packages come from; without them as Debian says, with its updates
 * @returns the file's name, or null where its tools are not there
 */
export function makeImage(
  { version, program, to, madeAt }: Release,
  mirrors: string[] = [],
): string | null {
  if (!has('mmdebstrap') || !has('umoci')) return null
  const layout = `${program}.oci`
  const bundle = `${program}.bundle`
  const run = (...[name = '', ...given]: string[]) =>
    execFileSync(name, given, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, SOURCE_DATE_EPOCH: String(madeAt) },
    })
  const image = ['--image', `${layout}:${version}`]
  run('umoci', 'init', '--layout', layout)
  run('umoci', 'new', ...image)
  run('umoci', 'unpack', '--rootless', ...image, bundle)
  const system = join(bundle, 'rootfs')
  run(
    ...ownMounts,
    'mmdebstrap',
    '--variant=essential',
    `--include=${systemPackages}`,
    suite,
    system,
    ...mirrors,
  )
  cpSync(program, join(system, 'usr/lib/fucina'), { recursive: true, verbatimSymlinks: true })
  symlinkSync('../lib/fucina/bin/fucina', join(system, 'usr/bin/fucina'))
  mkdirSync(join(system, 'data'))
  chmodSync(join(system, 'data'), 0o1777)
  run('umoci', 'repack', ...image, bundle)
  run(
    'umoci',
    'config',
    ...image,
    ...[`--config.user=${containerUser}`, '--config.entrypoint=fucina', '--config.cmd=start'],
    ...['DATA_DIR=/data', 'BACKUP_DIR=/data/backups', 'HOST=0.0.0.0'].map(
      (one) => `--config.env=${one}`,
    ),
    ...['--config.volume=/data', '--config.exposedports=3000/tcp'],
    ...labels(version).map((label) => `--config.label=${label}`),
  )
  nameImage(layout)
  const name = `fucina-${version}-${process.arch}.oci.tar`
  execFileSync('tar', ['--create', `--file=${join(to, name)}`, ...repeatable(madeAt), '.'], {
    cwd: layout,
  })
  return name
}

/** `sha256sum --check SHA256SUMS` reads it. */
export function writeChecksums(to: string, names: string[]): void {
  const line = (name: string) =>
    `${createHash('sha256')
      .update(readFileSync(join(to, name)))
      .digest('hex')}  ${name}\n`
  writeFileSync(join(to, checksums), names.map(line).join(''))
}

/**
 * Signs the checksums: into `SHA256SUMS.minisig`, or into `SHA256SUMS.asc`.
 * @param key a file with a secret key of minisign, which asks for its password; or the name of a key
 *   that gpg knows
 */
export function signChecksums(to: string, key: string): void {
  const file = join(to, checksums)
  const [program, ...given] = existsSync(key)
    ? ['minisign', '-S', '-s', key, '-m', file]
    : ['gpg', '--yes', '--armor', '--local-user', key, '--detach-sign', file]
  execFileSync(program, given, { stdio: 'inherit' })
}
