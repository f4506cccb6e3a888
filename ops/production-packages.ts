import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

type Names = Record<string, string>
type Locked = {
  version: string
  license?: string
  integrity?: string
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type ProductionPackage = {
  name: string
  version: string
  /** As the package states it: an SPDX name or expression. */
  licence: string
  /** sha512, in hexadecimal; undefined where the lock file has none. */
  sha512: string | undefined
}

const packageName = (path: string) => path.replace(/^.*node_modules\//, '')

/** What a package needs to run; peers that are optional count when somebody else brings them. */
function listNeeds(locked: Locked): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  )
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers,
  ]
}

function found(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (at === '') return undefined
  }
}

const lockedPackages = (): Record<string, Locked> =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/**
 * The folders of every package that the product runs on, from the repository's root: what
 * package.json names and what that needs, of all platforms. Read from the lock file alone. npm's
 * own list leaves out what a tool needs too.
 */
export function productionFolders(packages = lockedPackages()): string[] {
  const reached = new Set<string>()
  const waiting = ['']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const name of listNeeds(packages[path] as Locked)) {
      const next = found(packages, path, name)
      if (!next || reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return [...reached].sort()
}

/** The same packages by name. */
export function productionPackages(): ProductionPackage[] {
  const packages = lockedPackages()
  const all = productionFolders(packages).map((path) => asPackage(path, packages[path] as Locked))
  // One may stand in several folders.
  const isSame = (one: ProductionPackage) => (other: ProductionPackage) =>
    one.name === other.name && one.version === other.version
  return all.filter((one, index) => index === all.findLastIndex(isSame(one)))
}

function asPackage(path: string, { version, license, integrity }: Locked): ProductionPackage {
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return {
    name: packageName(path),
    version,
    licence: license ?? 'not stated',
    sha512: hash && Buffer.from(hash, 'base64').toString('hex'),
  }
}
