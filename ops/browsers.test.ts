import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { usesOfChunks } from './browser-chunks.ts'
import { buildTarget } from './browser-floor.ts'
import { usesOfScripts } from './browser-scripts.ts'
import { usesOfStyles } from './browser-styles.ts'
import { tooNew } from './browsers.ts'

const directory = mkdtempSync(join(tmpdir(), 'fucina-browsers-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function write(name: string, text: string): string[] {
  const file = join(directory, name)
  writeFileSync(file, text)
  return [file]
}

const root = resolve(import.meta.dirname, '..')
const features = (uses: ReturnType<typeof usesOfScripts>) =>
  [
    ...new Set(
      tooNew(uses).map(({ feature }) => feature.replace(/^(javascript\.builtins|api|css)\./, '')),
    ),
  ].sort()

test('HSE-02 finds what a browser of the floor does not know, by its type', {
  timeout: 60_000,
}, () => {
  const file = write(
    'newer.tsx',
    `
    export const size = new URLSearchParams('a=1').size
    export const { size: again } = new URLSearchParams('a=1')
    export const parsed = URL.parse('https://esempio.it')
    export const can = URL.canParse('https://esempio.it')
    export const turned = [1].toReversed().concat([2].toSorted())
    export const whole = 'a'.toWellFormed()
    export const parts = new Intl.Segmenter('it')
    export const groups = Object.groupBy([1], String)
    export const later = Promise.withResolvers<void>()
    export const signal = AbortSignal.any([])
    export const behind = /(?<=a)b/
    export const fold = <details name="a" />
    addEventListener('scrollend', () => {})
    export const old = [[1].at(-1), [1].findLast(Boolean), structuredClone(1), new Set([1]).size]
    `,
  )
  expect(features(usesOfScripts(root, file))).toEqual([
    'AbortSignal.any_static',
    'Array.toReversed',
    'Array.toSorted',
    'Element.scrollend_event',
    'Intl.Segmenter',
    'Object.groupBy',
    'Promise.withResolvers',
    'String.toWellFormed',
    'URL.canParse_static',
    'URL.parse_static',
    'URLSearchParams.size',
    'html.elements.details.name',
    'javascript.regular_expressions.lookbehind_assertion',
  ])
})

test('finds it in the built scripts by its name', () => {
  const file = write(
    'chunk.js',
    'a.toSorted();Array.fromAsync(b);c.isSubsetOf(d);URL.parse(e);f.error();/(?<!g)h/.test(i);[1].at(0)',
  )
  expect(features(usesOfChunks(file))).toEqual(
    [
      'Array.fromAsync',
      'Array.toSorted',
      'Set.isSubsetOf',
      'URL.parse_static',
      'javascript.regular_expressions.lookbehind_assertion',
    ].sort(),
  )
})

test('finds style rules that an older browser drops, and passes over what asks first', () => {
  const file = write(
    'styles.css',
    `
    @media not (min-width: 30rem) { a { color: red } }
    @media (width >= 30rem) { a { color: red } }
    details::details-content { color: red }
    a { color: color-mix(in srgb, red, blue); text-wrap: balance; -webkit-hyphens: auto; hyphens: auto }
    @supports (width: 1cqi) { a { text-wrap: pretty } }
    @media not all and (min-width: 30rem) { a:not(b, c) { inset: 0 } }
    `,
  )
  expect(features(usesOfStyles(file))).toEqual([
    'at-rules.media.not_before_bracket',
    'at-rules.media.range_syntax',
    'properties.text-wrap',
    'properties.text-wrap.balance',
    'selectors.details-content',
    'types.color.color-mix',
  ])
})

test('HSE-02 the build lowers to the floor', () => {
  expect(buildTarget).toEqual(['chrome109', 'firefox115', 'safari15.4'])
})
