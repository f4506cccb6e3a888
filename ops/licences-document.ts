import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean }
type Lock = { packages: Record<string, Locked> }

/** A licence as the package states it, today or in the older shapes of package.json. */
function licenceOf(path: string, locked: Locked): string {
  if (locked.license) return locked.license
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return 'not stated'
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return license?.type ?? license ?? licenses?.[0]?.type ?? 'not stated'
}

/** What docs/licences.md says: every package that the product runs on, with its terms. */
export function licencesDocument(): string {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const rows = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, locked]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return `| ${name} | ${locked.version} | ${licenceOf(path, locked)} |`
    })
  const sorted = [...new Set(rows)].sort()
  return [
    '# Licences',
    '',
    'Fucina itself is under the EUPL-1.2 ([LICENSE](../LICENSE)). These packages run with it, those of single platforms included; `npm run licences` writes the list, a test compares it, and the build puts the same packages into `build/sbom.cdx.json`.',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...sorted,
    '',
  ].join('\n')
}
