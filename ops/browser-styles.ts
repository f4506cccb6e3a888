/** Which CSS the built style sheets use, as MDN names it. */
import { readFileSync } from 'node:fs'
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
  type Rule,
} from 'postcss'
import { findEntry, notBeforeBracket } from './browser-data.ts'
import type { Use } from './browser-scripts.ts'

const known = (path: string) => (findEntry(path)?.__compat ? [path] : [])

/** What carries a browser's own name is for that browser, beside the common name. */
const isVendors = (name = '') => name.startsWith('-')

/** A whole rule is lost where one of its selectors is unknown. */
const ofRule = ({ selector }: Rule) =>
  [...selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)].flatMap(([, name]) =>
    isVendors(name) ? [] : known(`css.selectors.${name}`),
  )

const functionIn = /([a-z-]+)\(/g

const ofDeclaration = ({ prop, value, parent }: Declaration) => {
  if (isVendors(prop) || parent?.type !== 'rule') return []
  const hasPrefixed = parent.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`)
  if (hasPrefixed) return []
  const words = value.split(/[\s,]+/)
  return [
    ...known(`css.properties.${prop}`),
    ...words.flatMap((word) => known(`css.properties.${prop}.${word}`)),
    ...[...value.matchAll(functionIn)].flatMap(([, name]) => [
      ...known(`css.types.${name}`),
      ...known(`css.types.color.${name}`),
    ]),
  ]
}

/** `not` before a bracket came with the ranges; `not all and` is as old as phones. */
const mediaFeatures = (parameters: string) => [
  ...(/[<>]/.test(parameters) ? known('css.at-rules.media.range_syntax') : []),
  ...(/\bnot\s*\(/.test(parameters) ? [notBeforeBracket] : []),
  ...(/\bor\b/.test(parameters) ? known('css.at-rules.media.or_syntax') : []),
  ...[...parameters.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, name]) =>
    known(`css.at-rules.media.${name?.replace(/^(min|max)-/, '')}`),
  ),
]

const ofAtRule = ({ name, params }: AtRule) => [
  ...known(`css.at-rules.${name}`),
  ...(name === 'media' ? mediaFeatures(params) : []),
]

function findFeatures(node: ChildNode): string[] {
  if (node.type === 'rule') return ofRule(node)
  if (node.type === 'decl') return ofDeclaration(node)
  return node.type === 'atrule' ? ofAtRule(node) : []
}

function isGuarded(node: ChildNode): boolean {
  for (let at: Container | Document | undefined = node.parent; at; at = at.parent) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true
  }
  return false
}

/** @param files the built style sheets, absolute */
export function usesOfStyles(files: string[]): Use[] {
  return files.flatMap((file) => {
    const uses: Use[] = []
    postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
      if (isGuarded(node)) return
      const near = node.type === 'decl' ? node.parent : node
      const text = near?.type === 'rule' ? near.selector : node.toString()
      const where = `${file.replace(/^.*[\\/]/, '')}: ${text.slice(0, 100)}`
      uses.push(...findFeatures(node).map((feature) => ({ feature, where })))
    })
    return uses
  })
}
