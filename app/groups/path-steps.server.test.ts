import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { testUser } from '../../tests/harness/people.ts'
import { rewriteRecord, storeRecord } from '../../tests/harness/records.ts'
import { notebookNoun } from '../notebooks/notebook-noun.ts'
import {
  doneSteps,
  isQuizDone,
  markStep,
  noteQuiz,
  stepChoices,
  stepsOf,
} from './path-steps.server.ts'

const choice = (text: string) => ({ text, why: '' })
const question = {
  ...{ text: 'Che cosa fai?', first: choice('Uno'), second: choice('Due'), third: choice('Tre') },
  right: 'second',
}
const notebook = (questions: (typeof question)[]) =>
  notebookNoun.schema.parse({ title: 'In parrocchia', questions })

test('TOG-40 a notebook with questions is offered as a step; one without, a draft or a withdrawn one is not', async () => {
  const db = await testDatabase()
  await storeRecord(db, notebookNoun, 'parrocchia', notebook([question]))
  await storeRecord(db, notebookNoun, 'senza', notebook([]))
  await storeRecord(db, notebookNoun, 'bozza', notebook([question]), 'draft')
  const { quiz } = await stepChoices(db)
  expect(quiz).toEqual([
    {
      ref: 'quiz:parrocchia',
      kind: 'quiz',
      title: 'Le domande di «In parrocchia»',
      to: '/gruppo/domande/parrocchia',
    },
  ])
  const path = ['quiz:parrocchia', 'quiz:senza', 'quiz:nessuno']
  expect((await stepsOf(db, path)).map(({ ref }) => ref)).toEqual(['quiz:parrocchia'])
  await rewriteRecord(db, notebookNoun, 'parrocchia', { questions: [] })
  expect(await stepsOf(db, path)).toEqual([])
})

test('TOG-40 questions are done when they are answered, once and for all, and never by saying so', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const other = await testUser(db)
  await storeRecord(db, notebookNoun, 'parrocchia', notebook([question]))
  const steps = await stepsOf(db, ['quiz:parrocchia'])
  for (const step of steps) await markStep(db, user, step)
  expect(await isQuizDone(db, user, 'parrocchia')).toBe(false)
  await noteQuiz(db, user, 'parrocchia')
  await noteQuiz(db, user, 'parrocchia')
  expect(await isQuizDone(db, user, 'parrocchia')).toBe(true)
  const done = await doneSteps(db, [user.id, other.id], steps)
  expect([done.get(user.id)?.size, done.get(other.id)?.size]).toEqual([1, 0])
})
