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
