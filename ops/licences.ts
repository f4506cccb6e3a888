/** `npm run licences`: writes docs/licences.md from what stands in the lock file. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { productionPackages } from './production-packages.ts'

/** What docs/licences.md says: every package that the product runs on, with its terms. */
export function licencesDocument(): string {
  const rows = productionPackages().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  return [
    '# Licences',
    '',
    'Fucina itself is under the EUPL-1.2 ([LICENSE](../LICENSE)). These packages run with it, those of single platforms included; `npm run licences` writes the list, a test compares it, and the build puts the same packages into `build/sbom.cdx.json`.',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync(resolve(import.meta.dirname, '../docs/licences.md'), licencesDocument())
}
