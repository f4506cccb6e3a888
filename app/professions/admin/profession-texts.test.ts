import { expect, test } from 'vitest'
import { professionGoesWith } from './profession-texts.ts'

test('ADMP-05 whoever deletes a profession reads whether its prompts go with it', () => {
  const set = { id: 'sarta', blocks: 1, templates: 2, isPublished: true }
  expect(professionGoesWith('Sarta', undefined)).toEqual(['«Sarta» non si vede più nel sito.'])
  expect(professionGoesWith('Sarta', set)[1]).toBe(
    'Con lei va via anche il suo set di prompt (1 blocco e 2 template).',
  )
})
