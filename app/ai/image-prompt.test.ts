import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imagePrompt } from './image-prompt.ts'

test('AI-06 the image prompt holds both texts, the requirements, and at most 4000 characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 5000 }),
      fc.string({ unit: 'grapheme', maxLength: 9000 }),
      (prompt, answer) => {
        const text = imagePrompt(prompt, answer)
        expect(text.length).toBeLessThanOrEqual(4000)
        expect(text.isWellFormed()).toBe(true)
        expect(text).toContain('minimalista')
        expect(text).toContain('Nessun testo')
        expect(text).toContain(prompt.slice(0, 200).toWellFormed().slice(0, 190))
        expect(text).toContain(answer.slice(0, 200).toWellFormed().slice(0, 190))
      },
    ),
  )
})

test('AI-06 long texts share the room: the answer keeps a third of it', () => {
  const text = imagePrompt('p'.repeat(4000), 'r'.repeat(40_000))
  expect(text).toHaveLength(4000)
  expect(text.match(/r{1000,}/)).not.toBeNull()
  expect(text.match(/p{2000,}/)).not.toBeNull()
})
