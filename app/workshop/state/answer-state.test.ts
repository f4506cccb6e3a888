import { describe, expect, test } from 'vitest'
import { listVersions } from '../../saved/versions.ts'
import { shownText, turnsFor, wholeLines } from './answer-versions.ts'
import { emptyContent, isSaved } from './sheet-content.ts'
import { initialState, reduceSheet, type SheetAction, type SheetState } from './sheet-state.ts'

const question = {
  prompt: 'Scrivi una lettera.',
  sent: '',
  category: null,
  tags: [],
  answerKind: null,
}
const played = (state: SheetState, ...events: SheetAction[]) => events.reduce(reduceSheet, state)

/** An answer, or with a wish the next version of the one there is. */
const answered = (run: number, text: string, wish?: string, opening = ''): SheetAction[] => {
  const asked = wish === undefined ? null : { text: wish, opening }
  return [
    { type: 'answerAsked', run, wish: asked },
    {
      type: 'answerStarted',
      run,
      question,
      wish: asked,
      generationId: `generazione-${run}`,
      isDemo: false,
      canDraw: true,
    },
    { type: 'textArrived', run, text },
    { type: 'answerEnded', run, cut: null },
    { type: 'allowanceRead', remaining: 9 - run },
  ]
}
const fresh = initialState(emptyContent(null), 9)
const first = played(fresh, ...answered(1, 'Uno.'))
const second = played(first, ...answered(2, 'Due.', 'Più breve'))
const saved: SheetAction[] = [
  { type: 'saveAsked' },
  {
    type: 'saved',
    generationId: 'generazione-1',
    savedId: 'risposta',
    imageId: null,
    response: 'Uno.',
  },
]

describe('a saved answer', () => {
  test('WORK-17 can be saved again once its record was deleted', () => {
    const kept = played(first, ...saved)
    expect(isSaved(kept)).toBe(true)
    expect(isSaved(played(kept, { type: 'savedGone', savedId: 'un’altra' }))).toBe(true)
    const gone = played(kept, { type: 'savedGone', savedId: 'risposta' })
    expect(gone.saving).toMatchObject({ status: 'idle', savedId: null })
  })
})

describe('going on from an answer', () => {
  test('WKX-14 an earlier version is looked at, gone on from, and keeps its place', () => {
    const looking = played(second, { type: 'versionShown', index: 0 })
    expect(shownText(looking.answer)).toBe('Uno.')
    expect(turnsFor(looking.answer, { text: 'Più formale', opening: '' })).toEqual([
      { answer: 'Uno.', wish: 'Più formale' },
    ])
    const third = played(looking, ...answered(3, 'Tre.', 'Più formale'))
    expect(shownText(third.answer)).toBe('Tre.')
    expect(third.answer.turns.map(({ answer }) => answer)).toEqual(['Uno.', 'Due.'])
  })

  test('WKX-14 the AI gets the request, the answers so far and what was asked of each', () => {
    expect(turnsFor(second.answer, { text: 'Più semplice', opening: '' })).toEqual([
      { answer: 'Uno.', wish: 'Più breve' },
      { answer: 'Due.', wish: 'Più semplice' },
    ])
    const third = played(second, ...answered(3, 'Tre.', 'aggiungi la data'))
    expect(listVersions(third.answer.text, third.answer.turns)).toEqual([
      { text: 'Uno.', wish: null, isByHand: false },
      { text: 'Due.', wish: 'Più breve', isByHand: false },
      { text: 'Tre.', wish: 'aggiungi la data', isByHand: false },
    ])
    expect(third.remaining).toBe(6)
  })

  test('WKX-14 a wish that fails, or is stopped before a word, leaves everything as it was', () => {
    const [asked, started] = answered(3, '', 'Più breve')
    if (!asked || !started) throw new Error('two events')
    const typed = played(second, { type: 'wishTyped', text: 'Più breve' })
    const failed = played(typed, asked, { type: 'answerFailed', run: 3, message: 'Errore' })
    expect(failed.answer).toEqual({ ...second.answer, error: 'Errore' })
    expect(failed.wish).toBe('Più breve')
    const stopped = played(typed, asked, started, { type: 'answerStopped' })
    expect(stopped.answer).toMatchObject({
      text: 'Due.',
      status: 'ready',
      turns: second.answer.turns,
    })
  })

  test('WKX-14 what is stopped stays as a version', () => {
    const [asked, started, text] = answered(3, 'Tre a metà', 'Più breve')
    if (!asked || !started || !text) throw new Error('three events')
    const stopped = played(second, asked, started, text, { type: 'answerStopped' })
    expect(stopped.answer).toMatchObject({ text: 'Tre a metà', isStopped: true })
    expect(stopped.answer.turns).toHaveLength(2)
  })

  test('WKX-15 a new version is not in the record, though it comes while the former is being saved', () => {
    const [asked, done] = saved
    if (!asked || !done) throw new Error('two events')
    const more = answered(2, 'Due.', 'Più breve')
    for (const events of [
      [asked, done, ...more],
      [asked, ...more, done],
    ]) {
      const after = played(first, ...events)
      expect(isSaved(after)).toBe(false)
      expect(after.saving.savedId).toBe('risposta')
    }
  })

  test('WKX-16 a correction by hand is a version that costs nothing', () => {
    const corrected = played(second, { type: 'corrected', text: 'Due, corretto.' })
    expect(corrected.remaining).toBe(second.remaining)
    expect(listVersions(corrected.answer.text, corrected.answer.turns).at(-1)).toEqual({
      text: 'Due, corretto.',
      wish: null,
      isByHand: true,
    })
    expect(turnsFor(corrected.answer, { text: 'Più breve', opening: '' })).toEqual([
      { answer: 'Uno.', wish: 'Più breve' },
      { answer: 'Due, corretto.', wish: 'Più breve' },
    ])
  })

  test('AIX-06 a cut answer goes on after its last whole line', () => {
    const cut = played(fresh, ...answered(1, '# Titolo\n\nUna riga.\n\nUna riga a me'))
    const opening = wholeLines(shownText(cut.answer))
    expect(opening).toBe('# Titolo\n\nUna riga.\n\n')
    expect(turnsFor(cut.answer, { text: 'Continua', opening })).toEqual([
      { answer: opening, wish: 'Continua' },
    ])
    const whole = played(cut, ...answered(2, 'Una riga a metà strada.', 'Continua', opening))
    expect(whole.answer.text).toBe('# Titolo\n\nUna riga.\n\nUna riga a metà strada.')
  })
})
