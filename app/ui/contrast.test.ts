import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8')

type Tokens = Record<string, string>

/** The colours of the first rule with exactly this selector. */
function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  )
}

const paper = tokensOf(':root')
const looks: [string, Tokens][] = [
  ['Carta', paper],
  ['Bianco', { ...paper, ...tokensOf('[data-reading*=".white."]') }],
  ['Scuro', { ...paper, ...tokensOf('[data-reading*=".dark."]') }],
]

/** WCAG relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'card', 'wash', 'stone']
const washes = ['action-wash', 'ember-wash', 'error-wash', 'success-wash']

/** What stands on what, in words: at least 4.5 to 1. */
const words: [string, string[]][] = [
  ['ink', [...grounds, ...washes, 'mark']],
  ['ink-soft', [...grounds, ...washes]],
  ['action', ['paper', 'card', 'wash', 'action-wash', 'ember-wash']],
  ['action-deep', [...grounds, 'action-wash']],
  ['ember-ink', ['paper', 'card', 'wash', 'ember-wash']],
  ['error', ['paper', 'card', 'wash', 'error-wash']],
  ['success', ['paper', 'card', 'wash', 'success-wash']],
  ['on-forge', ['forge', 'forge-lit']],
  ['on-forge-soft', ['forge']],
  ['forge', ['on-forge', 'on-forge-soft']],
  ['on-action', ['action', 'action-deep']],
  ['on-error', ['error', 'error-deep']],
  ['paper', ['ink']],
]

/** Borders, marks and focus: at least 3 to 1. */
const marks: [string, string[]][] = [
  ['edge', grounds],
  ['ink', grounds],
  ['action', grounds],
  ['error', ['paper', 'card', 'stone']],
  ['success', ['paper', 'card']],
]

describe.each(looks)('LRN-43 in %s', (_, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '')
  const tooFaint = (pairs: [string, string[]][], least: number) =>
    pairs.flatMap(([one, others]) =>
      others
        .filter((other) => !(ratio(one, other) >= least))
        .map((other) => `${one} on ${other}: ${ratio(one, other).toFixed(2)}`),
    )

  test('words have a contrast of at least 4.5, text and muted text of 7', () => {
    expect(tooFaint(words, 4.5)).toEqual([])
    expect(tooFaint(words.slice(0, 1), 7)).toEqual([])
    expect(tooFaint([['ink-soft', grounds]], 7)).toEqual([])
  })

  test('what shows a control or where the focus is has at least 3', () => {
    expect(tooFaint(marks, 3)).toEqual([])
    // The ring is amber outside and ink inside: one of the two stands out on every ground.
    for (const ground of grounds) {
      expect(Math.max(ratio('focus', ground), ratio('ink', ground))).toBeGreaterThan(7)
    }
  })
})

const gradients = [
  ...css.matchAll(/(.*)\.g-[\w-]+ \{\s*--g: linear-gradient\(160deg, (#\w+), (#\w+)\)/g),
]

test('LRN-43 what stands on a gradient can be read, by day and by night', () => {
  expect(gradients).toHaveLength(18)
  for (const [, before = '', from = '', to = ''] of gradients) {
    const ink = looks[before.includes('.dark.') ? 2 : 0]?.[1].ink ?? ''
    for (const end of [from, to]) expect(contrast(ink, end), end).toBeGreaterThanOrEqual(4.5)
  }
})
