import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ProductionPackage, productionPackages } from './production-packages.ts'

const root = resolve(import.meta.dirname, '..')

/** 'pkg:npm/%40scope/name@1.2.3', as scanners name a package. */
const packageUrl = ({ name, version }: Pick<ProductionPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

const isExpression = (licence: string) => / (AND|OR|WITH) /.test(licence)

function toComponent(each: ProductionPackage) {
  const { licence, sha512 } = each
  return {
    type: 'library',
    'bom-ref': packageUrl(each),
    name: each.name,
    version: each.version,
    purl: packageUrl(each),
    licenses: [isExpression(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  }
}

/** A UUID made of the list itself: the same list has the same name. */
function serialNumber(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? []
  return `urn:uuid:${a}-${b}-5${c}-8${d}-${e}`
}

/**
 * Writes which packages the product is made of, in CycloneDX: the same bytes for the same lock
 * file.
 */
export function writeSbom(file: string): void {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const components = productionPackages().map(toComponent)
  const licenses = [{ license: { id: license } }]
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify(components)),
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': packageUrl({ name, version }),
        name,
        version,
        licenses,
      },
    },
    components,
  }
  writeFileSync(file, `${JSON.stringify(sbom, null, 1)}\n`)
}
