import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterChoice,
  type ChoiceName,
  choiceLetters,
  choiceNames,
  type Question,
  readQuizState,
  writeQuizState,
} from './quiz.ts'

const choice = (text: string) => ({ text, why: `${text}.` })
const question = (right: ChoiceName): Question => ({
  ...{ text: 'Che cosa fai?', first: choice('Uno'), second: choice('Due'), third: choice('Tre') },
  right,
})
const questions = [question('second'), question('first'), question('third')]
const read = (giuste = '', provate = '') =>
  readQuizState(questions, new URLSearchParams({ giuste, provate }))

test('TOG-40 a wrong answer is asked again, with what was tried; a right one leads on', () => {
  const start = read()
  expect(start).toEqual({ at: 0, tried: [] })
  const wrong = afterChoice(questions, start, 'first')
  expect(wrong).toEqual({ at: 0, tried: ['first'] })
  const twice = afterChoice(questions, wrong, 'third')
  expect(twice).toEqual({ at: 0, tried: ['first', 'third'] })
  expect(afterChoice(questions, twice, 'second')).toEqual({ at: 1, tried: [] })
})

test('TOG-40 what an address says is looked at again: nothing counts that is not right', () => {
  expect(read('BCC')).toEqual({ at: 1, tried: [] })
  expect(read('ZZZ', 'BBAAZ')).toEqual({ at: 0, tried: ['first'] })
  expect(read('BACBAC', 'A')).toEqual({ at: 3, tried: ['first'] })
  expect(read('x'.repeat(100_000), 'y'.repeat(100_000))).toEqual({ at: 0, tried: [] })
})

test('TOG-40 whatever is pressed, who goes on comes to the end, also by way of the address', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...choiceNames), { maxLength: 30 }), (presses) => {
      const later = questions.flatMap(() => choiceNames)
      const end = [...presses, ...later, ...later].reduce((state, pressed) => {
        if (state.at === questions.length) return state
        const { giuste, provate } = writeQuizState(
          questions,
          afterChoice(questions, state, pressed),
        )
        expect(provate.length).toBeLessThan(choiceNames.length)
        return read(giuste, provate)
      }, read())
      expect(writeQuizState(questions, end)).toEqual({ giuste: 'BAC', provate: '' })
    }),
  )
})

test('TOG-40 the letters are those of the choices', () => {
  expect(choiceNames.map((name) => choiceLetters[name]).join('')).toBe('ABC')
})
