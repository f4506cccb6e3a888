import { expect, test } from 'vitest'
import { answerKindAt, messageLanguage, withReply, writtenAnew } from '../saved/versions.ts'
import { type Answer, noAnswer } from '../workshop/state/sheet-content.ts'
import { bothAs, wholeAnswer } from './use-saved-sheet.ts'

const explained: Answer = {
  ...noAnswer,
  status: 'ready',
  text: '# In altre parole',
  turns: [{ answer: '# La tassa', wish: 'In romeno' }],
  generationId: 'spiegazione',
}
const reply: Answer = {
  ...noAnswer,
  status: 'ready',
  text: '# Lettera breve',
  turns: [{ answer: '# Lettera', wish: 'Più breve' }],
}

test('LETT-05 explanation and reply are one answer, the reply a letter in Italian, every version kept', () => {
  const whole = wholeAnswer(explained, reply)
  expect(whole).toMatchObject({
    generationId: 'spiegazione',
    text: bothAs(explained.text, reply.text),
    shown: null,
    turns: [
      ...explained.turns,
      { answer: explained.text, wish: withReply },
      { answer: bothAs(explained.text, '# Lettera'), wish: 'Più breve' },
    ],
  })
  expect([0, 1, 2, 3].map((at) => answerKindAt(null, whole.turns, at))).toEqual([
    null,
    null,
    'letter',
    'letter',
  ])
  expect(messageLanguage(whole.turns, 1)).toBe('ro')
  expect(messageLanguage(whole.turns, 3)).toBeUndefined()
})

test('LETT-05 a former version of the reply on screen is the one that is saved last', () => {
  const whole = wholeAnswer(explained, { ...reply, shown: 0 })
  expect(whole.turns[whole.shown ?? -1]?.answer).toBe(bothAs(explained.text, '# Lettera'))
})

test('LETT-05 a reply that is asked for anew stays a letter', () => {
  expect(answerKindAt('letter', [{ answer: '# Lettera', wish: writtenAnew }], 1)).toBe('letter')
})
