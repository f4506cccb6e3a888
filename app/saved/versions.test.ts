import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Turn } from '../ai/conversation.ts'
import {
  listVersions,
  longestFormer,
  mergedVersions,
  mostVersions,
  versionLabel,
  withShownLast,
  withTurn,
} from './versions.ts'

const texts = ({ response, turns }: { response: string; turns: Turn[] }) =>
  listVersions(response, turns).map(({ text }) => text)

test('WKX-15 what is saved again takes the new versions on, and a retry changes nothing', () => {
  const kept = { response: 'due', turns: [{ answer: 'uno', wish: 'Più breve' }] }
  const grown = { response: 'tre', turns: [...kept.turns, { answer: 'due', wish: null }] }
  expect(mergedVersions(kept, kept)).toBe(kept)
  expect(mergedVersions(kept, { response: 'uno', turns: [] })).toBe(kept)
  expect(mergedVersions(kept, grown)).toEqual(grown)
})

test('WKX-15 of two tabs that went on from one answer no version is lost', () => {
  const before = [{ answer: 'uno', wish: 'Più breve' }]
  const kept = { response: 'breve', turns: before }
  const merged = mergedVersions(kept, {
    response: 'formale',
    turns: [{ answer: 'uno', wish: 'Più formale' }],
  })
  expect(texts(merged)).toEqual(['uno', 'breve', 'formale'])
  expect(listVersions(merged.response, merged.turns).map(versionLabel)).toEqual([
    null,
    'Più breve',
    'Più formale',
  ])
})

test('WKX-14 so many versions and so many characters are kept, whatever comes', () => {
  const turn = fc.record({
    answer: fc.string({ maxLength: 40_000, size: 'max' }),
    wish: fc.option(fc.string({ maxLength: 20 })),
  })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 15 }), (all) => {
      const turns = all.reduce<Turn[]>(withTurn, [])
      expect(turns.length).toBeLessThan(mostVersions)
      expect(turns).toEqual(all.slice(all.length - turns.length))
      expect(turns.reduce((sum, { answer }) => sum + answer.length, 0)).toBeLessThanOrEqual(
        longestFormer,
      )
    }),
    { numRuns: 40 },
  )
})

test('WKX-15 the version somebody went back to comes last when it is saved', () => {
  const sent = { response: 'due', turns: [{ answer: 'uno', wish: 'Più breve' }] }
  for (const shown of [null, undefined, 1, 7]) {
    expect(withShownLast({ ...sent, shown }), `${shown}`).toEqual(sent)
  }
  expect(withShownLast({ ...sent, shown: 0 })).toEqual({
    response: 'uno',
    turns: [...sent.turns, { answer: 'due', wish: 'Torna alla versione 1' }],
  })
})
