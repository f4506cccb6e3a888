import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyComposition } from '../../prompt-sets/composition.ts'
import { loadReadAloud } from '../../ui/read-aloud/read-aloud.tsx'
import { emptyContent, noAnswer, type SheetContent } from '../state/sheet-content.ts'
import { type Sheet, SheetContext, useSheet } from '../state/sheet-context.ts'
import { initialState, type SheetAction } from '../state/sheet-state.ts'
import { everydayDoor, type WorkshopPage } from '../workshop-page.ts'
import type { AnswerEvent } from './answer-events.ts'
import { receiveAnswer } from './request-answer.ts'
import { useGeneration } from './use-generation.ts'
import { useSend } from './use-send.ts'

const page: WorkshopPage = {
  doors: [everydayDoor],
  isCardsFailed: false,
  professionId: null,
  set: null,
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

/**
 * What the screen has at hand between two renderings: presses follow each other before the next.
 */
function pressed(content: SheetContent, guard: Sheet['guard'] = null) {
  const events: SheetAction[] = []
  const state = initialState(content, 8)
  const dispatch = (action: SheetAction) => void events.push(action)
  let asked = Promise.resolve()
  const hands: { press: () => void; draw: () => Promise<void> }[] = []
  const Form = () => {
    const { generation } = useSheet()
    const send = (mayGo: (warning: string) => boolean) => {
      asked = generation.ask(mayGo)
    }
    hands.push({ ...generation, ...useSend({ fields: [], isReady: true, send }) })
    return null
  }
  const Screen = () => {
    const generation = useGeneration({ state, dispatch, page })
    const parts = { page, state, dispatch, generation, guard, wantGuard: () => {}, parse: null }
    const value = { ...parts, isHydrated: true, noScript: undefined, returnPath: '' }
    return createElement(SheetContext, { value }, createElement(Form))
  }
  renderToStaticMarkup(createElement(Screen))
  const [hand] = hands
  if (!hand) throw new Error('nothing was rendered')
  const { press, draw } = hand
  const ask = () => {
    press()
    return asked
  }
  return { ask, draw, state, events }
}

const asking = (prompt: string): SheetContent => ({
  ...emptyContent(null),
  composition: { ...emptyComposition, prompt },
})

/** The network's side. */
const noNetwork = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    throw new TypeError('Failed to fetch')
  })
afterEach(async () => {
  // Asking fetches what the answer will need: nothing may still be on its way when the file ends.
  await loadReadAloud()
  vi.restoreAllMocks()
})

test('WORK-13 two quick presses ask for one answer', async () => {
  const network = noNetwork()
  const { ask, events } = pressed(asking('Scrivi un saluto.'))
  await Promise.all([ask(), ask()])
  expect(network).toHaveBeenCalledTimes(1)
  expect(events.map(({ type }) => type)).toEqual(['answerAsked', 'answerFailed'])
})

test('WORK-19 two quick presses ask for one picture, which is under way at once', async () => {
  const network = noNetwork()
  const answer = { ...noAnswer, status: 'ready' as const, text: '# Menu' }
  const { draw, events } = pressed({ ...asking('Un menu'), answer })
  const first = draw()
  expect(events).toEqual([{ type: 'pictureAsked', run: 1 }])
  await Promise.all([first, draw()])
  expect(network).toHaveBeenCalledTimes(1)
  expect(events.map(({ type }) => type)).toEqual(['pictureAsked', 'pictureFailed'])
})

test('AIX-09 whom to call is known before the answer, and without a connection; without danger nobody', async () => {
  noNetwork()
  const { ask, events } = pressed(asking('Ho un forte dolore al petto, che faccio?'))
  await ask()
  expect(events.map(({ type }) => type)).toEqual(['answerAsked', 'urgencyFound', 'answerFailed'])
  expect(events[1]).toMatchObject({
    run: 1,
    urgent: { contacts: [{ number: '112' }, { number: '116117' }] },
  })
  const calm = pressed(asking('Scrivi il menu di oggi.'))
  await calm.ask()
  expect(calm.events.map(({ type }) => type)).not.toContain('urgencyFound')
})

test('WKX-11 data that no panel could ask about are named once, and then sent', async () => {
  const network = noNetwork()
  const content = asking('Scrivi alla banca per il conto IT60X0542811101000000123456.')
  const first = pressed(content)
  await first.ask()
  expect(network).not.toHaveBeenCalled()
  const [, told] = first.events
  expect(told).toMatchObject({
    type: 'answerFailed',
    message: expect.stringMatching(/^Qui vedo un IBAN: /),
  })
  first.state.run = 1
  first.state.answer = { ...noAnswer, error: told && 'message' in told ? told.message : '' }
  await first.ask()
  expect(network).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
  const asked = noNetwork()
  await pressed(content, await import('../guard/guarded-field.tsx')).ask()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('AIX-06 the former answer stays until the first words of the next', async () => {
  const allowed = { isDemo: false, remaining: 6, canDraw: true }
  const start: AnswerEvent = { type: 'start', generationId: 'generazione-2', ...allowed }
  const told = async (...given: (AnswerEvent | Error)[]) => {
    const types: string[] = []
    async function* arriving() {
      for (const event of given) {
        if (event instanceof Error) throw event
        yield event
      }
    }
    const asked = { question: noAnswer.question, wish: null, events: arriving() }
    await receiveAnswer(1, asked, ({ type }) => void types.push(type)).catch(() => {})
    return types
  }
  expect(await told(start, new Error('stopped'))).toEqual(['allowanceRead'])
  expect(await told(start, { type: 'error', code: 'X', message: 'No' })).toEqual([
    'allowanceRead',
    'answerFailed',
  ])
  const whole = [start, { type: 'text', text: '# Menu' }, { type: 'end', cut: null }] as const
  expect(await told(...whole)).toEqual([
    'allowanceRead',
    'answerStarted',
    'textArrived',
    'answerEnded',
  ])
})
