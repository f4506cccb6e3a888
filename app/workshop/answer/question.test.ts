import { expect, test } from 'vitest'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import {
  editPrompt,
  emptyComposition,
  fromTemplate,
  toggleBlock,
} from '../../prompt-sets/composition.ts'
import { emptyContent } from '../state/sheet-content.ts'
import { everydayDoor, isTradeTemplate, type WorkshopPage } from '../workshop-page.ts'
import { makeQuestion } from './question.ts'

const set = promptSets.find(({ id }) => id === 'ristoratore') ?? null
const page: WorkshopPage = {
  doors: [
    { id: 'ristoratore', title: 'Ristoratore', heroImage: null, color: 'orange-red' },
    everydayDoor,
  ],
  isCardsFailed: false,
  professionId: 'ristoratore',
  set,
  isSetFailed: false,
  filed: { category: null, tags: [], answerKind: null },
  templateId: null,
  text: null,
  savedId: null,
  resumed: null,
  remaining: 8,
  goesTo: '',
  userId: null,
}
const content = emptyContent('ristoratore')
const template = set?.templates[0]
const block = set?.blocks.find(({ category }) => category === 'Stile')

test('Q22 tags are proposed from profession and template, the category is its title', () => {
  if (!template) throw new Error('the set has templates')
  expect(makeQuestion({ ...content, composition: fromTemplate(template) }, page)).toMatchObject({
    category: 'Il menu del giorno',
    tags: ['Ristoratore', 'Il menu del giorno'],
  })
})

test('Q22 with blocks the tags are profession and block categories, and there is no category', () => {
  if (!block) throw new Error('the set has blocks')
  const composition = toggleBlock(emptyComposition, block.text)
  expect(makeQuestion({ ...content, composition }, page)).toEqual({
    prompt: block.text,
    sent: block.text,
    category: null,
    tags: ['Ristoratore', 'Stile'],
    answerKind: null,
  })
})

test('LET-01 what the answer is follows from the template, and nothing else tells', () => {
  const letter = set?.templates.find(({ answerKind }) => answerKind === 'message')
  if (!letter || !template) throw new Error('the set has a message')
  const asked = makeQuestion({ ...content, composition: fromTemplate(letter) }, page)
  expect(asked.answerKind).toBe('message')
  const own = editPrompt(emptyComposition, 'Scrivi una lettera al Comune.')
  expect(makeQuestion({ ...content, composition: own }, page).answerKind).toBeNull()
})

test('AIX-09 only the words of a template of a trade are work', () => {
  if (!template) throw new Error('the set has templates')
  const chosen = { composition: fromTemplate(template) }
  expect(isTradeTemplate(chosen, page)).toBe(true)
  expect(isTradeTemplate({ composition: emptyComposition }, page)).toBe(false)
  const everyday = promptSets.find(({ professionId }) => professionId === null) ?? null
  expect(isTradeTemplate(chosen, { set: everyday })).toBe(false)
  expect(isTradeTemplate(chosen, { set: null })).toBe(false)
  const rewritten = editPrompt(chosen.composition, 'Non riesco a respirare. Che faccio?')
  expect(isTradeTemplate({ composition: rewritten }, page)).toBe(false)
})
