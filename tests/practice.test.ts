/** The prepared conversations keep what they promise to whoever practises on them. */
import { expect, test } from 'vitest'
import { practices } from '../db/content/practice/all.ts'
import type { Hunt, Talk } from '../db/practice-types.ts'
import { isSentence } from './gulpease.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const talks = practices.filter((one): one is Talk => one.kind === 'talk')
const hunts = practices.filter((one): one is Hunt => one.kind === 'hunt')

test('LRN-25 there are eight conversations to choose words in and four with a mistake, each of its own', () => {
  expect([talks.length, hunts.length]).toEqual([8, 4])
  expect(practices.map(({ kind }) => kind).indexOf('hunt')).toBe(8)
  for (const field of ['id', 'title', 'summary'] as const) {
    expect(new Set(practices.map((one) => one[field])).size).toBe(12)
  }
  for (const { id, scene } of practices) {
    expect(id).toMatch(slug)
    expect(scene.length).toBeGreaterThan(0)
  }
})

test.for(talks)('LRN-26 $id has four parts, a request of each level, and two ways on', (talk) => {
  expect(talk.parts).toHaveLength(4)
  expect(talk.requests.map(({ level }) => level).sort()).toEqual(['better', 'good', 'vague'])
  expect(talk.followUps).toHaveLength(2)
  // What stands in an address: ids that no other word of it is taken for.
  const ids = [...talk.parts, ...talk.followUps].map(({ id }) => id)
  expect(
    ids.filter((id) => !slug.test(id) || ['vaga', 'migliore', 'buona', 'mie'].includes(id)),
  ).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { phrases } of talk.parts) {
    expect(phrases.length).toBeGreaterThan(2)
    expect(phrases.filter((phrase) => !/^(€|[a-z]+\$?( [a-z]+\$?)*)$/.test(phrase))).toEqual([])
  }
  for (const { answer, remark } of [...talk.requests, ...talk.followUps]) {
    expect(answer.length).toBeGreaterThan(0)
    expect(new Set(answer).size).toBe(answer.length)
    expect(isSentence(remark), remark).toBe(true)
  }
})

test.for(hunts)(
  'LRN-28 $id has one wrong sentence among five, and says how to notice it',
  (hunt) => {
    expect(hunt.sentences).toHaveLength(5)
    expect(hunt.sentences[hunt.wrong]).toBeDefined()
    expect(hunt.nextTime.length).toBeGreaterThanOrEqual(3)
    for (const { text, why } of hunt.sentences) {
      expect(isSentence(text), text).toBe(true)
      expect(isSentence(why), why).toBe(true)
    }
    expect(hunt.reason.length * hunt.hint.length * hunt.mending.answer.length).toBeGreaterThan(0)
  },
)
