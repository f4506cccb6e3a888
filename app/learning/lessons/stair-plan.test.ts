import { expect, test } from 'vitest'
import { isDone, lessonsDoneText, nextStair, type Stair, stairText } from './lesson.ts'
import { markStairs, stairPlans } from './stair-plan.ts'

const stair = (id: string, done: number): Stair => ({
  ...{ id, flight: 'first', title: id, goal: '', minutes: 5, parts: 3 },
  done,
})
const stairs = [stair('uno', 3), stair('due', 1), stair('tre', 3)]

test('LRN-02 what is done is ticked, where one is stand the shoes, and the words say the same', () => {
  const { marks, runner } = markStairs(stairPlans.first.wide, stairs, 'due')
  expect(marks.map(({ kind }) => kind)).toEqual(['done', 'here', 'done'])
  // The first and the third step, whose treads begin at these places.
  expect(runner).toBe('M14 254V234H152M290 214V194H428')
  expect(lessonsDoneText(stairs)).toBe('2 lezioni fatte su 3')
  expect(lessonsDoneText([stair('uno', 3)])).toBe('1 lezione fatta su 1')
  expect(stairs.map(stairText)).toEqual(['fatta', 'cominciata: 1 su 3', 'fatta'])
  expect(nextStair(stairs)?.id).toBe('due')
  expect(nextStair(stairs.filter(isDone))).toBeNull()
})
