/**
 * `npm run release`: what others install, into `release/`, of the kind of processor it runs on (amd64
 * or arm64); `-- DIR` names another folder, which must be new, empty or a former release. With
 * `RELEASE_KEY`, a file with a secret key of minisign or the name of a key that gpg knows, the checksums
 * are signed; `SOURCE_URL` is the package's homepage.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIfChanged } from './build-if-changed.mjs'
import {
  makeDebianPackage,
  makeImage,
  makeTarball,
  type Release,
  signChecksums,
  writeChecksums,
} from './release/artefacts.ts'
import { emptyFolder } from './release/folder.ts'
import { copyProgram } from './release/program.ts'

const root = resolve(import.meta.dirname, '..')
const megabyte = 1_000_000

/** Of the last commit; a copy without history is as old as the build of today. */
function lastChange(): number {
  const { stdout, status } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root })
  return status === 0 ? Number(String(stdout)) : Math.floor(Date.now() / 1000)
}

buildIfChanged()
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const to = resolve(process.argv[2] ?? join(root, 'release'))
emptyFolder(to)
const workshop = mkdtempSync(join(tmpdir(), 'fucina-release-'))
try {
  const release: Release = { version, program: join(workshop, 'fucina'), to, madeAt: lastChange() }
  copyProgram(release.program)
  const sbom = `fucina-${version}.cdx.json`
  copyFileSync(join(root, 'build/sbom.cdx.json'), join(to, sbom))
  const deb = makeDebianPackage(release)
  if (deb === null) console.log('No Debian package: dpkg-deb is not installed here.')
  const image = makeImage(release)
  if (image === null)
    console.log('No container image: mmdebstrap and umoci are not installed here.')
  const names = [sbom, makeTarball(release), deb, image].filter((name) => name !== null)
  writeChecksums(to, names)
  if (process.env.RELEASE_KEY) signChecksums(to, process.env.RELEASE_KEY)
  for (const name of names) {
    console.log(`${join(to, name)}  ${(statSync(join(to, name)).size / megabyte).toFixed(1)} MB`)
  }
  console.log(`\nTried and found good, this commit is tagged: git tag --annotate v${version}`)
} finally {
  rmSync(workshop, { recursive: true, force: true })
}
