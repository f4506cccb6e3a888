import { expect, test } from 'vitest'
import { answerRequest, imageRequest } from './generation-schema.ts'

const problem = (body: unknown) => answerRequest.safeParse(body).error?.issues[0]?.message

test('a prompt is trimmed and keeps its line breaks', () => {
  expect(answerRequest.parse({ prompt: '  uno\n\tdue  ' })).toMatchObject({ prompt: 'uno\n\tdue' })
  expect(answerRequest.parse({ prompt: 'x'.repeat(4000) }).prompt).toHaveLength(4000)
})

test.for([
  [{}, 'Scrivi prima la tua richiesta.'],
  [{ prompt: ' \n ' }, 'Scrivi prima la tua richiesta.'],
  [{ prompt: 7 }, 'Scrivi prima la tua richiesta.'],
  [{ prompt: 'x'.repeat(4001) }, 'La richiesta è troppo lunga: al massimo 4.000 caratteri.'],
  [{ prompt: 'a\u0000b' }, /caratteri che non si possono leggere/],
  [{ prompt: 'a\u0085b' }, /caratteri che non si possono leggere/],
  [{ prompt: 'a\uD83D' }, /caratteri che non si possono leggere/],
] as const)('a prompt that cannot be used is refused in Italian: %j', ([body, text]) => {
  expect(problem(body)).toMatch(text)
})

test('an image takes a long answer and cuts it', () => {
  const { answer, prompt } = imageRequest.parse({ answer: `${'a'.repeat(39_999)}👵` })
  expect(answer).toHaveLength(40_000)
  expect(answer.isWellFormed()).toBe(true)
  expect(prompt).toBe('')
})
