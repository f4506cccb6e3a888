import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

type Sbom = {
  serialNumber: string
  metadata: { timestamp?: string; component: { name: string; type: string } }
}

/** npm itself reads the lock file, without the network. */
function askNpm(): Sbom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
  const cli = process.env.npm_execpath
  const { stdout, stderr, status } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`)
  return JSON.parse(stdout)
}

/** A name for a list that says the same of the same packages: npm's own is another each time. */
function serialOf(lock: string): string {
  const hash = createHash('sha256').update(lock).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
  ]
  return `urn:uuid:${parts.join('-')}-${hash.slice(20, 32)}`
}

/**
 * Writes which packages the product is made of, in CycloneDX: the same bytes for the same lock file.
 * @throws Error when npm fails
 */
export function writeSbom(file: string): void {
  const told = askNpm()
  const { timestamp: _, ...metadata } = told.metadata
  const sbom = {
    ...told,
    serialNumber: serialOf(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    metadata: {
      ...metadata,
      component: { ...metadata.component, name: 'fucina', type: 'application' },
    },
  }
  writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`)
}
