import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { practices } from '../../../db/content/practice/all.ts'
import type { Talk } from '../../../db/practice-types.ts'
import {
  longestWords,
  nextWords,
  parseOwn,
  parseSaid,
  partsFoundIn,
  replay,
  type Said,
  saidAddress,
  talkLevel,
  wordsError,
} from './talk.ts'

const talks = practices.filter((one): one is Talk => one.kind === 'talk')
const at = (address: string) => new URL(address, 'http://x').searchParams

/** Everything that the page offers after this. */
function offered(talk: Talk, said: Said[]): Said[] {
  const { requests, followUps, mayWrite } = nextWords(talk, said)
  const own = talk.parts.map((_, count) => talk.parts.slice(0, count).map(({ id }) => id))
  return [
    ...requests.map(({ level }) => ({ kind: 'request' as const, level })),
    ...followUps.map(({ id }) => ({ kind: 'followUp' as const, id })),
    ...(mayWrite ? own.map((found) => ({ kind: 'own' as const, found })) : []),
  ]
}

describe.each(talks)('the branches of $id', (talk) => {
  test('LRN-26 every prepared word is reached by what the page offers, and every way ends', () => {
    const reached = new Set<string>()
    const walk = (said: Said[]) => {
      for (const turn of replay(talk, said)) if (turn.words) reached.add(turn.words)
      expect(said.length).toBeLessThan(12)
      for (const one of offered(talk, said)) if (one.kind !== 'own') walk([...said, one])
    }
    walk([])
    const prepared = [...talk.requests, ...talk.followUps].map(({ words }) => words)
    expect([...reached].sort()).toEqual(prepared.sort())
  })

  test('LRN-26 a vague, a better and a good request are told apart by the rules that read own words', () => {
    const levels = talk.requests.map(({ words }) => talkLevel(talk, partsFoundIn(talk, words)))
    expect(levels).toEqual(talk.requests.map(({ level }) => level))
    expect(levels.toSorted()).toEqual(['better', 'good', 'vague'])
  })

  test('LRN-26 LRN-25 the address holds what was said, and nothing that is not offered', () => {
    const any = fc.array(fc.nat(30), { maxLength: 14 }).map((picks) => {
      const said: Said[] = []
      for (const pick of picks) {
        const choices = offered(talk, said)
        const one = choices[pick % Math.max(1, choices.length)]
        if (one) said.push(one)
      }
      return said
    })
    fc.assert(
      fc.property(any, (said) => {
        expect(parseSaid(talk, at(saidAddress('/x', said)))).toEqual(said)
      }),
    )
    // Nothing was asked yet that one could go on from.
    expect(parseSaid(talk, at(`/x?detto=${talk.followUps[0]?.id}`))).toEqual([])
  })

  test('LRN-26 own words bring the answer of their level: all parts good, half of them better', () => {
    const ids = talk.parts.map(({ id }) => id)
    const replyTo = (found: string[]) => replay(talk, [{ kind: 'own', found }])[0]
    expect(replyTo([])).toMatchObject({ level: 'vague', words: null })
    expect(replyTo([])?.reply.remark).toContain('non ha capito le tue parole')
    expect(replyTo(ids.slice(0, 1))?.level).toBe('vague')
    expect(replyTo(ids.slice(0, 2))?.level).toBe('better')
    expect(replyTo(ids.slice(1))?.level).toBe('better')
    const good = talk.requests.find(({ level }) => level === 'good')
    expect(replyTo(ids)?.reply.answer).toBe(good?.answer)
    expect(replyTo(ids)?.reply.remark).toContain(`simile: «${good?.words}»`)
  })
})

const [talk] = talks as [Talk]

test('LRN-26 an answer that stands above already is not read twice', () => {
  const turns = replay(talk, [
    { kind: 'request', level: 'vague' },
    { kind: 'own', found: [] },
    { kind: 'request', level: 'better' },
  ])
  expect(turns.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false])
})

test('LRN-26 words that are none, or too many, are told so; a few times one may try own ones', () => {
  expect(wordsError(' \n ')).toContain('almeno una parola')
  expect(wordsError('a'.repeat(longestWords))).toBeNull()
  expect(wordsError('a'.repeat(longestWords + 1))).toContain(String(longestWords))
  const tries = parseSaid(talk, at(`/x?detto=${Array(20).fill('mie').join('_')}`))
  expect(tries).toHaveLength(5)
  expect(nextWords(talk, tries)).toMatchObject({ mayWrite: false })
  expect(nextWords(talk, tries).requests).toHaveLength(2)
})

test('LRN-25 words travel with the navigation; what else stands there is passed over', () => {
  expect(parseOwn({ own: ['Una prova', 2] })).toEqual(['Una prova', '2'])
  for (const state of [null, undefined, 'x', {}, { own: 'x' }, []])
    expect(parseOwn(state)).toEqual([])
})
