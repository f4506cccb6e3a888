import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { toolFormTexts, toolLimits, toolNoun } from './tool-noun.ts'

const { schema: toolSchema, draft } = toolNoun

const least = { name: 'Martello', description: 'Batte.', category: 'Scrittura' }

/** As a browser sends it; the fields of the form are texts. */
function sent(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...least, ...fields })) form.append(name, value)
  return parseWithZod(form, { schema: toolSchema })
}

const checked = (fields: Record<string, string>) => {
  const submission = sent(fields)
  return submission.status === 'success' ? submission.value : submission.error
}

test('ADMT-05 with the three required fields only, all others have their defaults', () => {
  const value = {
    ...least,
    url: '',
    imageUrl: null,
    rating: 0,
    difficulty: 'beginner',
    pricing: { hasFree: false, startingPrice: '', description: '' },
    features: [],
  }
  expect(checked({})).toEqual(value)
  expect(toolSchema.parse(least)).toEqual(value)
})

test('ADMT-04 each of the three is required, blanks are nothing', () => {
  for (const name of ['name', 'description', 'category'] as const) {
    for (const text of ['', '   ', '\n\t']) {
      expect(checked({ [name]: text })).toEqual({ [name]: [toolFormTexts.missing[name]] })
    }
  }
  expect(toolFormTexts.required).toBe('Nome, descrizione e categoria sono campi obbligatori')
  const submission = parseWithZod(new FormData(), { schema: toolSchema })
  expect(Object.keys(submission.reply().error ?? {})).toEqual(['name', 'description', 'category'])
})

test('ADMT-08 TOOL-11 the site is at an https address, or unknown', () => {
  expect(checked({ url: ' https://chatgpt.com ' })).toMatchObject({ url: 'https://chatgpt.com' })
  expect(checked({ url: 'http://chatgpt.com' })).toEqual({ url: [toolFormTexts.url] })
  expect(checked({ imageUrl: 'abc' })).toEqual({
    imageUrl: ["L'indirizzo dell'immagine comincia con https://"],
  })
})

test('features left empty are not kept; what is too long or cannot be stored is refused', () => {
  const features = { 'features[0]': ' Scrive ', 'features[1]': '', 'features[2]': 'Legge\ttutto' }
  expect(checked(features)).toMatchObject({ features: ['Scrive', 'Legge tutto'] })
  for (const [name, most] of [
    ['name', toolLimits.name],
    ['features[0]', toolLimits.feature],
  ] as const) {
    expect(sent({ [name]: 'a'.repeat(most) }).status, name).toBe('success')
    expect(sent({ [name]: 'a'.repeat(most + 1) }).status, name).toBe('error')
    expect(sent({ [name]: 'a\u0000' }).status, name).toBe('error')
  }
  const many = Object.fromEntries(
    Array.from({ length: toolLimits.features + 1 }, (_, index) => [`features[${index}]`, 'a']),
  )
  expect(sent(many).status).toBe('error')
})

test('ADMT-04 a draft may lack all of it, but holds nothing wrong', () => {
  expect(draft.parse({})).toMatchObject({ name: '', description: '', category: '' })
  expect(draft.safeParse({ url: 'http://chatgpt.com' }).success).toBe(false)
})
