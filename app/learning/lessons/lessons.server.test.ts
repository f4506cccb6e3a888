import { expect, test } from 'vitest'
import { firstLessons, furtherLessons, lessons } from '../../../db/content/lessons/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { rightAnswers } from '../../../tests/harness/right-answers.ts'
import type { SignedInUser } from '../../platform/http/context.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import type { Learner } from '../steps.server.ts'
import { answerField, partField } from './lesson.ts'
import { answerPart, lessonSummary, readLesson } from './lessons.server.ts'

const env = parseEnv({ PUBLIC_URL: 'https://fucina.esempio.it' })

async function person(): Promise<Learner> {
  const db = await testDatabase()
  const { id } = await testUser(db)
  const user = { id } as SignedInUser
  return { db, env, session: { kind: 'user', user }, headers: new Headers() }
}

function formOf(partId: string, answers: string[]) {
  const form = new FormData()
  form.set(partField, partId)
  for (const answer of answers) form.append(answerField, answer)
  return form
}

async function doAll(learner: Learner, lesson: (typeof lessons)[number]) {
  for (const part of lesson.parts) {
    await answerPart(learner, lesson.id, formOf(part.id, rightAnswers(part)))
  }
}

test('LRN-85 the summary counts lessons whose parts are all done, and names the next', async () => {
  const learner = await person()
  const [first, second] = lessons
  if (!first || !second) throw new Error('there are lessons')
  expect(await lessonSummary(learner)).toEqual({
    done: 0,
    total: 13,
    isBegun: false,
    next: {
      id: first.id,
      title: first.title,
      minutes: first.minutes,
      isBegun: false,
      onward: 'Comincia dal gradino 1',
    },
  })
  const [part] = first.parts
  if (!part) throw new Error('a lesson has parts')
  await answerPart(learner, first.id, formOf(part.id, rightAnswers(part)))
  expect(await lessonSummary(learner)).toMatchObject({
    done: 0,
    isBegun: true,
    next: { isBegun: true, onward: 'Riprendi dal gradino 1' },
  })
  await doAll(learner, first)
  expect(await lessonSummary(learner)).toMatchObject({
    done: 1,
    next: { id: second.id, isBegun: false, onward: 'Continua con il gradino 2' },
  })
  // From an earlier version too, which had seven.
  for (const lesson of firstLessons) await doAll(learner, lesson)
  expect(await lessonSummary(learner)).toMatchObject({
    ...{ done: 7, total: 13 },
    next: { id: furtherLessons[0]?.id, onward: 'Continua con il gradino 8' },
  })
  for (const lesson of lessons) await doAll(learner, lesson)
  expect(await lessonSummary(learner)).toEqual({ done: 13, total: 13, isBegun: true, next: null })
})

test('LRN-85 the lesson that is under way comes before those that were passed over', async () => {
  const learner = await person()
  const third = lessons[2]
  const [part] = third?.parts ?? []
  if (!third || !part) throw new Error('there are lessons')
  await answerPart(learner, third.id, formOf(part.id, rightAnswers(part)))
  expect((await lessonSummary(learner)).next).toMatchObject({
    id: third.id,
    isBegun: true,
    onward: 'Riprendi dal gradino 3',
  })
  await doAll(learner, third)
  expect((await lessonSummary(learner)).next).toMatchObject({ onward: 'Continua con il gradino 1' })
})

test('LRN-01 a lesson opens at the first part that is not done, or at the wanted one', async () => {
  const learner = await person()
  const [lesson] = lessons
  const [one] = lesson?.parts ?? []
  if (!lesson || !one) throw new Error('there are lessons')
  await answerPart(learner, lesson.id, formOf(one.id, rightAnswers(one)))
  const numberOf = async (wanted: string | null) =>
    (await readLesson(learner, lesson.id, wanted)).part.number
  expect(await numberOf(null)).toBe(2)
  expect(await numberOf('3')).toBe(3)
  for (const odd of ['0', '99', 'x', '']) expect(await numberOf(odd), odd).toBe(2)
  await doAll(learner, lesson)
  expect(await numberOf(null)).toBe(1)
})

test('LRN-03 no page holds the right answer', async () => {
  const learner = await person()
  for (const { id, parts } of lessons) {
    for (const [index, part] of parts.entries()) {
      const { part: shown } = await readLesson(learner, id, String(index + 1))
      const text = JSON.stringify(shown)
      expect(text).not.toMatch(/isRight|"why"|"accepts"|"slips"|"hint"|"right"/)
      expect(text).not.toContain(part.right)
    }
  }
})

test('LRN-03 after each part stands the next one, after the last the next stair, at the top of a flight the whole', async () => {
  const learner = await person()
  const labels: string[] = []
  for (const { id, parts } of lessons) {
    const { next } = await readLesson(learner, id, String(parts.length))
    labels.push(next.label)
    expect((await readLesson(learner, id, '1')).next.label).toBe('Vai alla prova 2')
  }
  expect(labels).toEqual([
    ...[2, 3, 4, 5, 6, 7].map((number) => `Sali al gradino ${number}`),
    'Guarda la tua scala',
    ...[9, 10, 11, 12, 13].map((number) => `Sali al gradino ${number}`),
    'Guarda la tua scala',
  ])
})
