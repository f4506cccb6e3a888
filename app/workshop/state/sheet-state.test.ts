import { describe, expect, test } from 'vitest'
import type { Template } from '../../../db/content-types.ts'
import { urgentNotes } from '../../urgency/urgent-notes.ts'
import {
  type Answer,
  emptyContent,
  errorUnderNote,
  isHalfDone,
  isSaved,
  noAnswer,
  sheetError,
  withoutPending,
} from './sheet-content.ts'
import {
  broughtText,
  initialState,
  pickContent,
  reduceSheet,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts'

const template: Template = {
  id: 'menu',
  title: 'Il menu',
  description: '',
  emoji: '🍝',
  need: '',
  why: '',
  blocks: [{ text: 'Scrivi il menu.' }, { text: 'Usa [che cosa?: funghi].' }],
}
const question = {
  prompt: 'Scrivi il menu.',
  sent: 'Scrivi il menu.',
  category: 'Il menu',
  tags: ['Ristoratore'],
  answerKind: null,
}
const fresh = initialState(emptyContent('ristoratore'), 8)
const played = (state: SheetState, ...events: SheetAction[]) => events.reduce(reduceSheet, state)

const begin = (run: number): SheetAction[] => [
  { type: 'answerAsked', run, wish: null },
  {
    type: 'answerStarted',
    run,
    question,
    wish: null,
    generationId: `generazione-${run}`,
    isDemo: false,
    canDraw: true,
  },
  { type: 'textArrived', run, text: '# Il menu\n' },
  { type: 'allowanceRead', remaining: 7 },
]
const finish = (run: number, cut: Answer['cut'] = null): SheetAction => ({
  type: 'answerEnded',
  run,
  cut,
})
const answered = played(fresh, { type: 'templateChosen', template }, ...begin(1), finish(1))
const save = (generationId: string, imageId: string | null = null): SheetAction[] => [
  { type: 'saveAsked' },
  { type: 'saved', generationId, savedId: 'risposta', imageId, response: '# Il menu\n' },
]
const picture = (run: number, id: string): SheetAction[] => [
  { type: 'pictureAsked', run },
  { type: 'pictureArrived', run, id, url: `/prompts/images/${id}`, isDemo: false, remaining: 6 },
]

describe('changing the profession', () => {
  test('WORK-06 a late answer or picture for the earlier profession never shows', () => {
    const [asked, arrived] = picture(2, 'foto') as [SheetAction, SheetAction]
    const late = played(
      fresh,
      ...begin(1),
      asked,
      { type: 'professionChanged', professionId: 'medico' },
      { type: 'textArrived', run: 1, text: 'in ritardo' },
      finish(1),
      { type: 'answerFailed', run: 1, message: 'in ritardo' },
      arrived,
    )
    expect(late.answer).toEqual(noAnswer)
    expect(late.picture.status).toBe('none')
  })

  test('WKX-01 what a record holds as it was asked is not half done', () => {
    expect([fresh, answered].map(isHalfDone)).toEqual([false, true])
    const saved = played(answered, ...save(answered.answer.generationId ?? ''))
    expect(isHalfDone(saved)).toBe(false)
    expect(isHalfDone(played(saved, { type: 'promptEdited', text: 'Un altro' }))).toBe(true)
  })

  test("can be undone with 'Annulla'", () => {
    const changed = played(answered, { type: 'professionChanged', professionId: 'medico' })
    expect(changed.undo?.before).toMatchObject({
      professionId: 'ristoratore',
      composition: answered.composition,
      answer: answered.answer,
    })
  })
})

describe('composing', () => {
  test("WORK-11 'Ricomincia' clears blocks, or the gaps of a template, which stays; 'Annulla' brings them back", () => {
    const built = played(
      fresh,
      { type: 'blockToggled', text: 'Uno.' },
      { type: 'blockToggled', text: 'Due.' },
    )
    expect(built.composition.prompt).toBe('Uno. Due.')
    const cleared = played(built, { type: 'gapsEmptied' })
    expect(cleared.composition).toMatchObject({ prompt: '', marks: [], templateId: null })
    expect(played(cleared, { type: 'undone' }).composition).toEqual(built.composition)
    const typed = played(
      fresh,
      { type: 'templateChosen', template },
      { type: 'gapTyped', label: 'che cosa?', value: 'zucca' },
    )
    const empty = played(typed, { type: 'gapsEmptied' })
    expect(empty.composition).toMatchObject({ templateId: 'menu', values: {} })
    expect(played(empty, { type: 'undone' }).composition).toEqual(typed.composition)
  })

  test('WKX-15 corrections that are left can be taken up again', () => {
    const correcting = played(answered, { type: 'correcting', text: 'Parole mie.' })
    const left = played(correcting, { type: 'correcting', text: null })
    expect(left.answer.correcting).toBeNull()
    expect(played(left, { type: 'undone' }).answer.correcting).toBe('Parole mie.')
    const unchanged = played(answered, { type: 'correcting', text: answered.answer.text })
    expect(played(unchanged, { type: 'correcting', text: null }).undo).toBeNull()
  })

  test('WKX-14 WKX-15 versions come back when another answer has taken their place', () => {
    const corrected = played(answered, { type: 'corrected', text: 'Corretta da me.' })
    const next = played(corrected, ...begin(2), finish(2))
    expect(next.answer).toMatchObject({ text: '# Il menu\n', turns: [] })
    const back = played(next, { type: 'undone' })
    expect(back.answer).toEqual(corrected.answer)
    expect(played(back, { type: 'textArrived', run: 2, text: 'tardi' }).answer).toEqual(back.answer)
    expect(played(back, { type: 'undone' }).answer).toEqual(next.answer)
    const typing = played(answered, { type: 'correcting', text: 'Parole mie.' }, ...begin(2))
    expect(played(typing, { type: 'undone' }).answer.correcting).toBe('Parole mie.')
    expect(played(answered, ...begin(2)).undo).toBeNull()
  })

  test('a template replaces what was written, and can be undone; an untouched one goes unasked', () => {
    const written = played(fresh, { type: 'promptEdited', text: 'Parole mie' })
    const chosen = played(written, { type: 'templateChosen', template })
    expect(chosen.composition.prompt).toBe('Scrivi il menu. Usa [che cosa?: funghi].')
    expect(played(chosen, { type: 'undone' }).composition.prompt).toBe('Parole mie')
    const another = { ...template, id: 'altro' }
    const first = played(fresh, { type: 'templateChosen', template })
    expect(played(first, { type: 'templateChosen', template: another }).undo).toBeNull()
  })

  test('undoing a change of the prompt keeps an answer that arrived since', () => {
    const cleared = played(fresh, { type: 'promptEdited', text: 'a' }, { type: 'gapsEmptied' })
    const undone = played(cleared, ...begin(1), finish(1), { type: 'undone' })
    expect(undone.composition.prompt).toBe('a')
    expect(undone.answer.text).toBe('# Il menu\n')
  })

  test('WORK-22 ONB-09 words brought along win over the template, and stand in its gaps', () => {
    const brought = (of: Template | null, prompt: string | null) =>
      played(fresh, { type: 'prefilled', template: of, prompt }).composition
    const own = 'Il mio testo'
    expect(brought(template, own)).toMatchObject({ templateId: 'menu', prompt: own })
    expect(brought(template, null).prompt).toBe('Scrivi il menu. Usa [che cosa?: funghi].')
    expect(brought(null, own)).toMatchObject({ templateId: null, prompt: own })
    const prompt = 'Scrivi il menu. Usa asparagi.'
    const filled = played(fresh, { type: 'prefilled', template, prompt })
    expect(filled.composition).toMatchObject({ prompt, values: { 'che cosa?': 'asparagi' } })
    const typed = played(filled, { type: 'gapTyped', label: 'che cosa?', value: 'zucca' })
    expect(typed.composition.prompt).toBe('Scrivi il menu. Usa zucca.')
  })

  test('WORK-22 a draft that gives way to a text of the address can be brought back', () => {
    const draft = pickContent(played(fresh, { type: 'promptEdited', text: 'La mia bozza' }))
    const begun = played(
      fresh,
      { type: 'prefilled', template: null, prompt: 'Il testo della guida' },
      { type: 'draftSetAside', draft, message: broughtText },
    )
    expect(begun.composition.prompt).toBe('Il testo della guida')
    expect(played(begun, { type: 'undone' }).composition.prompt).toBe('La mia bozza')
  })
})

describe('an answer', () => {
  test('WORK-13 grows as it arrives and says what is left of the day', () => {
    const writing = played(fresh, ...begin(1), { type: 'textArrived', run: 1, text: 'Polenta' })
    expect(writing.answer).toMatchObject({
      status: 'writing',
      text: '# Il menu\nPolenta',
      question,
    })
    expect(writing.remaining).toBe(7)
  })

  test('ERR-30 AIX-06 that fails leaves the earlier one, or what arrived, and says that it was cut', () => {
    const asked: SheetAction = { type: 'answerAsked', run: 2, wish: null }
    const failed = played(answered, asked, { type: 'answerFailed', run: 2, message: 'Errore' })
    expect(failed.answer).toMatchObject({ status: 'ready', text: '# Il menu\n', error: 'Errore' })
    const broken = played(fresh, ...begin(1), { type: 'answerFailed', run: 1, message: 'Errore' })
    expect(broken.answer).toMatchObject({ status: 'ready', text: '# Il menu\n', error: null })
    expect(broken.answer.cut).toBe('fault')
    const cut = played(fresh, ...begin(1), finish(1, 'length'))
    expect(cut.answer).toMatchObject({ status: 'ready', cut: 'length' })
    expect(played(cut, ...begin(2), finish(2)).answer.cut).toBeNull()
  })

  test('stopped keeps what arrived and takes nothing more', () => {
    const stopped = played(
      fresh,
      ...begin(1),
      { type: 'answerStopped' },
      { type: 'textArrived', run: 1, text: 'altro' },
    )
    expect(stopped.answer).toMatchObject({ status: 'ready', text: '# Il menu\n', isStopped: true })
  })

  test('a new one leaves picture and saved state of the earlier one behind (Q11)', () => {
    const again = played(
      answered,
      ...picture(2, 'foto'),
      ...save('generazione-1', 'foto'),
      ...begin(3),
    )
    expect(again.picture.status).toBe('none')
    expect(again.saving.status).toBe('idle')
    expect(again.answer.generationId).toBe('generazione-3')
  })
})

describe('whom to call', () => {
  const urgent = urgentNotes.poison
  const asked: SheetAction[] = [
    { type: 'promptEdited', text: 'Ho bevuto la candeggina' },
    { type: 'answerAsked', run: 1, wish: null },
    { type: 'urgencyFound', run: 1, urgent },
  ]

  test('AIX-09 stays while the answer comes, fails or is stopped, and goes when another is asked for', () => {
    const [, ...arriving] = begin(1)
    expect(played(fresh, ...asked, ...arriving, finish(1)).urgent).toBe(urgent)
    const stopped = played(fresh, ...asked, ...arriving, { type: 'answerStopped' })
    expect(stopped.urgent).toBe(urgent)
    const next = played(stopped, { type: 'answerAsked', run: stopped.run + 1, wish: null })
    expect(next.urgent).toBeNull()
    expect(played(next, { type: 'urgencyFound', run: 1, urgent }).urgent).toBeNull()
    const emptied = played(stopped, { type: 'gapsEmptied' })
    expect([emptied.urgent, played(emptied, { type: 'undone' }).urgent]).toEqual([null, urgent])
  })

  test('AIX-09 stands above the error, which has one place only', () => {
    const failure: SheetAction = { type: 'answerFailed', run: 1, message: 'Errore' }
    const failed = played(fresh, ...asked, failure)
    expect(failed).toMatchObject({ urgent, answer: { status: 'none', error: 'Errore' } })
    expect([sheetError(failed), errorUnderNote(failed)]).toEqual([null, 'Errore'])
    const calm = played(fresh, { type: 'answerAsked', run: 1, wish: null }, failure)
    expect([sheetError(calm), errorUnderNote(calm)]).toEqual(['Errore', null])
  })
})

describe('picture', () => {
  test('WORK-19 ERR-32 another one takes the place of the first, one that does not come takes none away', () => {
    const failure = { type: 'pictureFailed', run: 3, message: 'Errore' } as const
    const asking: SheetAction = { type: 'pictureAsked', run: 2 }
    const first = played(answered, asking, { ...failure, run: 2 })
    expect(first.picture).toMatchObject({ status: 'none', error: 'Errore' })
    const shown = played(answered, ...picture(2, 'prima'))
    expect(shown.picture).toMatchObject({ status: 'shown', id: 'prima' })
    const again = played(shown, { type: 'pictureAsked', run: 3 })
    expect(again.picture.status).toBe('drawing')
    expect(played(again, ...picture(4, 'dopo')).picture).toMatchObject({ id: 'dopo' })
    const stays = { status: 'shown', id: 'prima' }
    expect(played(again, failure).picture).toMatchObject({ ...stays, error: 'Errore' })
    const asked = played(again, { type: 'answerAsked', run: 4, wish: null })
    expect(asked.picture).toMatchObject(stays)
    expect(withoutPending(pickContent(again)).picture).toMatchObject(stays)
  })
})

describe('saving', () => {
  test('WORK-18 a picture made after saving can be saved too', () => {
    const saved = played(answered, ...save('generazione-1'), ...picture(2, 'foto'))
    expect(isSaved(saved)).toBe(false)
    expect(saved.saving.savedId).toBe('risposta')
    expect(isSaved(played(saved, ...save('generazione-1', 'foto')))).toBe(true)
  })

  test('ERR-21 a failed save says so and can be tried again', () => {
    const failed = played(
      answered,
      { type: 'saveAsked' },
      { type: 'saveFailed', generationId: 'generazione-1', message: 'Errore', needsSignIn: false },
    )
    expect(failed.saving).toMatchObject({ status: 'idle', error: 'Errore' })
    expect(failed.answer.text).toBe('# Il menu\n')
  })
})

test('a draft holds nothing under way, and no refusal of before', () => {
  const draft = withoutPending(played(answered, ...begin(2), { type: 'saveAsked' }))
  expect(draft.answer).toMatchObject({ status: 'ready', isStopped: false, cut: 'fault' })
  const asked = withoutPending(played(answered, { type: 'answerAsked', run: 2, wish: null }))
  expect(asked.answer).toMatchObject({ status: 'ready', isStopped: false, cut: null })
  expect(draft.saving.status).toBe('idle')
  const refused = played(answered, { type: 'answerFailed', run: 1, message: 'Errore' })
  expect([refused.answer.error, withoutPending(refused).answer.error]).toEqual(['Errore', null])
  expect(
    withoutPending(played(fresh, { type: 'answerAsked', run: 1, wish: null })).answer.status,
  ).toBe('none')
})

describe('WKX-11 the personal data guard', () => {
  const label = 'che cosa?'
  const typed = played(
    fresh,
    { type: 'templateChosen', template: { ...template, blocks: [{ text: `[${label}: funghi]` }] } },
    { type: 'gapTyped', label, value: 'tel. 035 123456' },
  )
  const kept = { '[numero di telefono]': '035 123456' }
  const hidden = played(typed, {
    type: 'dataHidden',
    field: { in: 'gap', label },
    text: 'tel. [numero di telefono]',
    kept,
  })

  test('writes into the gap and keeps what was replaced', () => {
    expect(hidden.composition.values[label]).toBe('tel. [numero di telefono]')
    expect(hidden.composition.prompt).toBe('tel. [numero di telefono]')
    expect(hidden.guarded).toEqual({ kept, left: [] })
    expect(played(hidden, { type: 'gapsEmptied' }).guarded).toEqual({ kept: {}, left: [] })
  })

  test('brings it back, and warns of it no more', () => {
    const undone = {
      type: 'dataBroughtBack',
      field: { in: 'gap', label },
      text: 'tel. 035 123456',
    } as const
    const back = played(hidden, { ...undone, undone: kept })
    expect(back.composition.prompt).toBe('tel. 035 123456')
    expect(back.guarded).toEqual({ kept: {}, left: ['035 123456'] })
    const left = played(typed, { type: 'dataLeft', words: ['035 123456'] })
    expect(left.guarded.left).toEqual(['035 123456'])
    expect(left.composition).toBe(typed.composition)
  })
})
