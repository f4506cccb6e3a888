import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { scenes } from '../../../db/content/scenes/all.ts'
import { isStepId } from '../steps.ts'
import { sceneLimits } from './scene.ts'
import { sceneFormTexts, sceneNoun } from './scene-noun.ts'

const least: Record<string, string> = {
  title: ' Un  messaggio ',
  moment: 'È sera.\r\nSei a casa.',
  channel: 'sms',
  sender: 'Ufficio Pacchi',
  'senderSign.title': '',
  'senderSign.meaning': '',
  sentAt: 'oggi, 20:15',
  'lines[0].text': 'Paga subito.',
  'lines[0].sign.title': "C'è fretta",
  'lines[0].sign.meaning': 'Chi ti fa correre non vuole che tu chieda.',
  'lines[1].text': 'Grazie.',
  'lines[1].sign.title': '',
  'lines[1].sign.meaning': '',
  isTrue: 'off',
  verdict: 'Nessuno chiede così.',
  remark: '',
  'actions[0]': 'Cancella il messaggio.',
  'actions[1]': ' ',
  'ifTrusted.title': 'Molti soldi',
  'ifTrusted.description': 'Hanno la tua carta.',
  'ifDoubted.title': 'Niente',
  'ifDoubted.description': 'Aspetti un giorno.',
}

/** The form as it is sent, without what is undefined. */
function sent(changes: Record<string, string | undefined> = {}, schema = sceneNoun.schema) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...least, ...changes })) {
    if (value !== undefined) form.set(name, value)
  }
  return parseWithZod(form, { schema })
}

test('LRN-20 a posted form is read with its pieces, and without signs where none was written', () => {
  const submission = sent()
  expect(submission.status === 'success' && submission.value).toEqual({
    title: 'Un messaggio',
    moment: 'È sera.\nSei a casa.',
    channel: 'sms',
    sender: 'Ufficio Pacchi',
    senderSign: null,
    sentAt: 'oggi, 20:15',
    lines: [
      {
        text: 'Paga subito.',
        sign: { title: "C'è fretta", meaning: 'Chi ti fa correre non vuole che tu chieda.' },
      },
      { text: 'Grazie.', sign: null },
    ],
    isTrue: false,
    verdict: 'Nessuno chiede così.',
    remark: '',
    actions: ['Cancella il messaggio.'],
    ifTrusted: { title: 'Molti soldi', description: 'Hanno la tua carta.' },
    ifDoubted: { title: 'Niente', description: 'Aspetti un giorno.' },
  })
})

const wrongs: [
  what: string,
  changes: Record<string, string | undefined>,
  at: string,
  said: string,
][] = [
  ['no title', { title: ' ' }, 'title', sceneFormTexts.title],
  ['neither true nor fraud', { isTrue: undefined }, 'isTrue', sceneFormTexts.isTrue],
  [
    'a sign without its meaning',
    { 'senderSign.title': 'Numero strano' },
    'senderSign.meaning',
    sceneFormTexts.signMeaning,
  ],
  ['no step', { 'actions[0]': '' }, 'actions', sceneFormTexts.noActions],
  [
    'a text that is too long',
    { sender: 'x'.repeat(sceneLimits.sender + 1) },
    'sender',
    `Chi scrive: al massimo ${sceneLimits.sender} caratteri.`,
  ],
]

test.for(wrongs)('LRN-20 %s is told at its field', ([, changes, at, said]) => {
  const { error } = sent(changes).reply()
  expect(error).toEqual({ [at]: [said] })
})

test('REC-02 half a scene is a draft, with half a sign; what is wrong in it is not', () => {
  const half = Object.fromEntries(Object.keys(least).map((name) => [name, undefined]))
  const draft = (changes: Record<string, string> = {}) =>
    sent({ ...half, ...changes }, sceneNoun.draft)
  expect(draft().status).toBe('success')
  const begun = draft({ 'senderSign.title': 'Numero strano', 'lines[0].text': 'Paga' })
  expect(begun.status === 'success' && begun.value).toMatchObject({
    channel: null,
    isTrue: null,
    senderSign: { title: 'Numero strano', meaning: '' },
    lines: [{ text: 'Paga', sign: null }],
    actions: [],
    ifTrusted: { title: '', description: '' },
  })
  expect(draft({ channel: 'fax' }).reply().error).toEqual({ channel: [sceneFormTexts.channel] })
  expect(draft({ title: 'x'.repeat(81) }).status).toBe('error')
})

describe('LRN-20 lists', () => {
  const lines = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`lines[${at}].text`, 'Sì.']))
  const actions = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`actions[${at}]`, 'Sì.']))

  test.for([
    ['pieces', lines(sceneLimits.lines), lines(sceneLimits.lines + 1), sceneFormTexts.manyLines],
    [
      'steps',
      actions(sceneLimits.actions),
      actions(sceneLimits.actions + 1),
      sceneFormTexts.manyActions,
    ],
  ] as const)('%s are bounded', ([, most, more, said]) => {
    expect(sent(most).status).toBe('success')
    expect(JSON.stringify(sent(more).reply().error)).toContain(said)
  })
})

test.for(scenes)('LRN-20 the built-in scene $id fits the form that edits it', (scene) => {
  const { id, isPublished: _, ...content } = scene
  const form = { ...content, isTrue: content.isTrue ? 'on' : 'off' }
  expect(sceneNoun.schema.parse(form)).toEqual(content)
  expect(isStepId(id)).toBe(true)
})
