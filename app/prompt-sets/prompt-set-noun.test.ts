import { expect, test } from 'vitest'
import { builtInSets } from './built-in.server.ts'
import { promptSetLimits, promptSetNoun } from './prompt-set-noun.ts'

const promptSetSchema = promptSetNoun.schema

const errorsOf = (schema: typeof promptSetSchema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

const block = { category: 'Azioni', text: 'Scrivi un avviso.' }
const template = {
  title: 'Avviso',
  description: 'Per i clienti',
  emoji: '📣',
  need: '',
  why: '',
  blocks: [{ text: 'Scrivi un avviso.' }],
}

test('ADMS-14 asks first for the profession, then for a block, also when all blocks are blank', () => {
  const profession = [['professionId', 'Seleziona una professione']]
  const blocks = [['blocks', 'Aggiungi almeno un blocco prompt']]
  expect(errorsOf(promptSetSchema, {})).toEqual(profession)
  expect(errorsOf(promptSetSchema, { professionId: '  ', blocks: [block] })).toEqual(profession)
  expect(errorsOf(promptSetSchema, { professionId: 'medico' })).toEqual(blocks)
  const blank = [{ category: 'Stile', text: ' \n ' }, { category: 'Azioni' }]
  expect(errorsOf(promptSetSchema, { professionId: 'medico', blocks: blank })).toEqual(blocks)
  expect(errorsOf(promptSetSchema, { professionId: 'medico', blocks: [block] })).toEqual([])
})

test('ADMS-14 ADMS-12 a set without profession or blocks, and half a template, can be kept as a draft, no block twice', () => {
  const half = { templates: [{ description: 'Solo questa' }] }
  expect(promptSetNoun.draft.safeParse(half).success).toBe(true)
  const twice = { blocks: [block, { ...block, category: 'Stile' }] }
  expect(errorsOf(promptSetNoun.draft, twice)).toEqual([['blocks.1.text', "Questo blocco c'è già"]])
})

test('ADMS-12 ADMS-13 blank rows are dropped, texts lose the blanks around them', () => {
  const parsed = promptSetSchema.parse({
    professionId: 'medico',
    blocks: [{ text: ' ' }, { category: 'Scopo', text: ' Fai pace. ' }],
    templates: [
      { emoji: '📝', blocks: [{ text: '' }] },
      { ...template, blocks: [{}, { text: ' Uno. ' }, { text: 'Due.' }] },
    ],
  })
  expect(parsed.blocks).toEqual([{ category: 'Scopo', text: 'Fai pace.' }])
  expect(parsed.templates).toEqual([
    { ...template, id: '', blocks: [{ text: 'Uno.' }, { text: 'Due.' }] },
  ])
})

test('CONST-05 CONST-06 a block without a category is an action; an unknown one is refused', () => {
  const parsed = promptSetSchema.parse({ professionId: 'medico', blocks: [{ text: 'Fai.' }] })
  expect(parsed.blocks).toEqual([{ category: 'Azioni', text: 'Fai.' }])
  const errors = errorsOf(promptSetSchema, {
    professionId: 'medico',
    blocks: [{ category: 'Altro', text: 'Fai.' }],
  })
  expect(errors).toEqual([
    [
      'blocks.0.category',
      'Categoria: scegli tra Azioni, Contenuto, Stile, Caratteristiche, Occasioni, Destinatari, Livello, Ambito, Periodo, Canale, Scopo',
    ],
  ])
})

test('ADMS-13 a template that was begun needs a title and a text that fits into a prompt', () => {
  const errors = (one: unknown) =>
    errorsOf(promptSetSchema, { professionId: 'medico', blocks: [block], templates: [one] })
  expect(errors({ description: 'Solo questa' })).toEqual([
    ['templates.0.title', 'Scrivi il titolo del template'],
    ['templates.0.blocks', 'Scrivi almeno un pezzo di testo per il template'],
  ])
  const long = { text: 'a'.repeat(2500) }
  expect(errors({ ...template, blocks: [long, long] })).toEqual([
    [
      'templates.0.blocks',
      'Il testo del template è troppo lungo: al massimo 4.000 caratteri in tutto',
    ],
  ])
})

test('ADMS-13 the emoji is one sign; without one there is a default', () => {
  const emojiOf = (emoji: string | undefined) => {
    const parsed = promptSetSchema.safeParse({
      professionId: 'medico',
      blocks: [block],
      templates: [{ ...template, emoji }],
    })
    return parsed.data?.templates[0]?.emoji ?? parsed.error?.issues[0]?.message
  }
  for (const emoji of ['🍝', '👩‍🍳', '🇮🇹']) expect(emojiOf(emoji)).toBe(emoji)
  expect(emojiOf(undefined)).toBe('📝')
  for (const wrong of ['a', '🍝🍝', 'ciao', '12']) {
    expect(emojiOf(wrong)).toBe('Metti una sola emoji, per esempio 📝')
  }
})

test('ADMS-12 what is too long or cannot be stored is refused in Italian', () => {
  const errors = (text: unknown) =>
    errorsOf(promptSetSchema, { professionId: 'medico', blocks: [{ text }] })
  expect(errors('a'.repeat(promptSetLimits.blockText + 1))).toEqual([
    ['blocks.0.text', 'Blocco: al massimo 1.000 caratteri'],
  ])
  expect(errors('a\u0000b')).toEqual([
    ['blocks.0.text', 'Il testo contiene caratteri che non si possono salvare'],
  ])
  expect(errors(7)).toEqual([['blocks.0.text', 'Blocco: serve un testo']])
})

test('ADMS-13 templates keep their ids when a set is saved, and a new one gets its own', () => {
  const former = promptSetNoun.draft.parse({
    professionId: 'medico',
    professionTitle: 'Medico',
    title: 'Per lo studio',
    templates: [
      { ...template, id: 'uno' },
      { ...template, id: 'due', title: 'Altro' },
    ],
  })
  const sent = promptSetNoun.draft.parse({
    professionId: 'medico',
    templates: [
      { ...template, id: 'due', title: 'Altro' },
      { ...template, title: 'Nuovo' },
    ],
  })
  const fitted = promptSetNoun.fitted(sent, former)
  expect(fitted).toMatchObject({ professionTitle: 'Medico', title: 'Per lo studio' })
  const [kept, made] = fitted.templates.map(({ id }) => id)
  expect([kept, made]).toEqual(['due', expect.stringMatching(/^[\w-]{8,}$/)])
})

test('HLD-11 a set has at most 400 blocks, the built-in ones too', () => {
  const blocks = (length: number) =>
    Array.from({ length }, (_, at) => ({ category: 'Azioni', text: `${at}` }))
  const errors = (length: number) =>
    errorsOf(promptSetSchema, { professionId: 'medico', blocks: blocks(length) })
  expect(errors(400)).toEqual([])
  expect(errors(401)).toEqual([['blocks', 'Blocchi: al massimo 400']])
  for (const { content } of builtInSets) {
    expect(content.blocks.length).toBeLessThanOrEqual(promptSetLimits.blocks)
  }
})
