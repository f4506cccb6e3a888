import type { Dispatch } from 'react'
import { answerFailed, pictureFailed } from '../../ai/failed-texts.ts'
import { answerPath, imagePath } from '../../paths.ts'
import { lossNote, urgentNote } from '../../urgency/urgency.ts'
import { findData } from '../guard/guarded-field.tsx'
import { dataWarning } from '../guard/seen-text.ts'
import type { Wish } from '../state/answer-state.ts'
import { turnsFor } from '../state/answer-versions.ts'
import type { Answer, SentPrompt, SheetContent } from '../state/sheet-content.ts'
import type { OtherRequest } from '../state/sheet-context.ts'
import type { SheetAction } from '../state/sheet-state.ts'
import { isTradeTemplate, type WorkshopPage } from '../workshop-page.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { GeneratedImage } from './generation.ts'
import { post, RequestFailed } from './post.ts'
import { makeQuestion } from './question.ts'

/** Words are shown in small groups: one rendering for many tokens, in milliseconds. */
const pace = 50

/** What was begun under a number; `signal` ends it. */
export type Begun = { run: number; signal: AbortSignal }

type Asked = {
  content: SheetContent
  page: WorkshopPage
  wish: Wish | null
  /** Whether it goes in spite of personal data. */
  mayGo: (warning: string) => boolean
}

/**
 * Says whom to call where the request speaks of danger, then asks for an answer and reports it
 * piece by piece; a failure is reported too, never thrown.
 */
export async function requestAnswer(
  begun: Begun,
  { content, page, wish, mayGo }: Asked,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  const { run } = begun
  const text = wish?.text ?? content.composition.prompt
  // In a template of a trade such words are work.
  const urgent = !wish && isTradeTemplate(content, page) ? null : urgentNote(text)
  if (urgent) dispatch({ type: 'urgencyFound', run, urgent })
  const field = { place: { in: wish ? 'wish' : 'prompt' }, text, others: [] } as const
  const warning = dataWarning(findData(field, content.guarded))
  if (warning !== '' && !mayGo(warning)) {
    dispatch({ type: 'answerFailed', run, message: warning })
    return
  }
  const question = wish ? content.answer.question : makeQuestion(content, page)
  const turns = wish ? turnsFor(content.answer, wish) : []
  const template = wish ? null : content.composition.templateId
  const body = { prompt: question.sent || question.prompt, turns, template }
  await streamed(begun, { address: answerPath(), body, question, wish }, dispatch)
}

/** Asks for an answer to what is sent elsewhere, and reports it as `requestAnswer` does. */
export async function requestOther(
  begun: Begun,
  asked: OtherRequest,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  const { own, strange } = asked
  const urgent = own ? urgentNote(own) : strange ? lossNote(strange) : null
  if (urgent) dispatch({ type: 'urgencyFound', run: begun.run, urgent })
  await streamed(begun, { ...asked, wish: asked.wish ?? null }, dispatch)
}

type Streamed = Omit<OtherRequest, 'wish' | 'own' | 'strange' | 'offline'> & {
  wish: Wish | null
  offline?: string
}

async function streamed(
  { run, signal }: Begun,
  { address, body, question, wish, offline }: Streamed,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  try {
    const response = await post(address, body, answerFailed, signal)
    const events = decodeEvents(response, signal)
    await receiveAnswer(run, { question, wish, events }, dispatch)
  } catch (error) {
    if (signal.aborted) return
    const isOffline = error instanceof RequestFailed && error.code === 'OFFLINE'
    const known = (isOffline && offline) || failureText(error, dispatch)
    dispatch({ type: 'answerFailed', run, message: known ?? answerFailed })
  }
}

/** Reports an answer piece by piece as it arrives; until its first words the former one stays. */
export async function receiveAnswer(
  run: number,
  {
    question,
    wish,
    events,
  }: { question: SentPrompt; wish: Wish | null; events: AsyncIterable<AnswerEvent> },
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  let started: SheetAction | null = null
  const tellStart = () => {
    if (started) dispatch(started)
    started = null
  }
  const words = gathered((text) => {
    tellStart()
    dispatch({ type: 'textArrived', run, text })
  })
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        words.add(event.text)
        continue
      }
      words.flush()
      if (event.type === 'end') {
        tellStart()
        dispatch({ type: 'answerEnded', run, cut: event.cut })
      } else if (event.type === 'anew') {
        dispatch({ type: 'textTakenBack', run, text: wish?.opening ?? '' })
      } else if (event.type === 'error') {
        dispatch({ type: 'answerFailed', run, message: event.message })
      } else {
        const { remaining, ...start } = event
        dispatch({ type: 'allowanceRead', remaining })
        started = { ...start, type: 'answerStarted', run, question, wish }
      }
    }
  } finally {
    words.flush()
  }
}

/** Asks for a picture of the answer; a failure is reported, never thrown. */
export async function requestPicture(
  { run, signal }: Begun,
  { question, text }: Answer,
  dispatch: Dispatch<SheetAction>,
): Promise<void> {
  try {
    const body = { prompt: question.prompt, answer: text }
    const response = await post(imagePath(), body, pictureFailed, signal)
    const { imageId: id, ...picture }: GeneratedImage = await response.json()
    dispatch({ type: 'pictureArrived', run, id, ...picture })
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'pictureFailed', run, message: failureText(error, dispatch) ?? pictureFailed })
  }
}

/** What the person is told of a failure; null: nothing that we know. */
function failureText(error: unknown, dispatch: Dispatch<SheetAction>): string | null {
  if (!(error instanceof RequestFailed)) return null
  if (error.code === 'QUOTA_DAY') dispatch({ type: 'allowanceRead', remaining: 0 })
  return error.message
}

/** Collects pieces of text and hands them on together. */
function gathered(show: (text: string) => void) {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (text) show(text)
    text = ''
  }
  function add(piece: string) {
    text += piece
    timer ??= setTimeout(flush, pace)
  }
  return { add, flush }
}

/**
 * The events of an answer as they arrive; a stream that breaks off ends with an `error`.
 * @throws RequestFailed when the response has no body
 */
export async function* decodeEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  if (!response.body) throw new RequestFailed('NO_ANSWER', answerFailed)
  try {
    for await (const line of linesOf(response.body)) {
      const event = JSON.parse(line) as AnswerEvent
      yield event
      if (event.type === 'end' || event.type === 'error') return
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  yield { type: 'error', code: 'BROKEN_OFF', message: answerFailed }
}

/** The lines of a stream of UTF-8 bytes, wherever its chunks are cut. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield line
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
