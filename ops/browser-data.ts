/** What the floor's browsers know, from MDN's data of browser compatibility. */
import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { floor } from './browser-floor.ts'

/** MDN names no `@media not (…)` without `all and`: it came with the ranges. */
export const notBeforeBracket = 'css.at-rules.media.not_before_bracket'

type Browser = keyof typeof floor
const browsers: [Browser, string][] = [
  ['chrome', floor.chrome],
  ['firefox', floor.firefox],
  ['safari', floor.safari],
]

/** @returns below zero when the first version is older */
function compare(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  const at = (version: number[] | undefined, index: number) => version?.[index] ?? 0
  return at(first, 0) - at(second, 0) || at(first, 1) - at(second, 1)
}

function isThereSince(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement
  if (typeof added !== 'string' || flags || statement.prefix || statement.alternative_name) {
    return false
  }
  if (added === 'preview' || compare(added.replace('≤', ''), version) > 0) return false
  return typeof removed !== 'string' || compare(removed, version) > 0
}

/** The entry of a dotted path, such as `api.URL.parse_static`; undefined when MDN has none. */
export function findEntry(path: string): Identifier | undefined {
  let entry: Record<string, unknown> | undefined = data as unknown as Record<string, unknown>
  for (const part of path.split('.')) {
    if (!entry || !Object.hasOwn(entry, part)) return
    entry = entry[part] as Record<string, unknown> | undefined
  }
  return entry as Identifier | undefined
}

/** Every entry directly under a path. */
export const namesUnder = (path: string): string[] =>
  Object.keys(findEntry(path) ?? {}).filter((name) => name !== '__compat')

/** The floor's browsers that do not know a feature, as 'safari 17': where it came. */
export function missingIn(path: string): string[] {
  if (path === notBeforeBracket) return ['safari 16.4']
  const support = findEntry(path)?.__compat?.support
  if (!support) return []
  return browsers.flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat()
    if (statements.some((statement) => isThereSince(statement, version))) return []
    const [latest] = statements
    const since = typeof latest?.version_added === 'string' ? ` ${latest.version_added}` : ''
    return [`${browser}${since}`]
  })
}
