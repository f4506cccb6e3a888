/** What makes many texts sound like one machine, counted, with how much of it there may be. */
import { expect, test } from 'vitest'
import { finishedAnswers } from '../db/content/demo-finished/all.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'

const templates = promptSets.flatMap((set) => set.templates)
const whys = templates.map(({ why }) => why)
const finished = Object.values(finishedAnswers)

const pointsOf = (answer: string): number =>
  answer
    .slice(answer.indexOf('## Punti Chiave'), answer.indexOf('## Contenuto'))
    .split('\n')
    .filter((line) => line.startsWith('- ')).length

const share = (part: number, whole: number) => Math.round((100 * part) / whole)

// Before these were broken: 61 % with three points, 56 of 118 with 'Dici'.
test('TEA-05 not every answer has three points: at most 55 in a hundred of the finished ones', () => {
  expect(finished).toHaveLength(118)
  const counts = finished.map(pointsOf)
  expect(counts.filter((count) => count !== 3 && count !== 4)).toEqual([])
  expect(share(counts.filter((count) => count === 3).length, 118)).toBeLessThanOrEqual(55)
})

test('TEA-05 at most 15 of the 118 reasons why a request works begin alike', () => {
  expect(whys).toHaveLength(118)
  const beginnings = Map.groupBy(whys, (why) => why.split(' ')[0])
  const many = [...beginnings].filter(([, all]) => all.length > 15).map(([word]) => word)
  expect(many).toEqual([])
})
