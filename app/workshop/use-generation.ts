import { type Dispatch, useEffect, useRef } from 'react'
import { answerFailed, askForAnswer, pictureFailed, post, RequestFailed } from './answer-stream.ts'
import type { GeneratedImage } from './generation.ts'
import { loadMarkdown } from './use-markdown.ts'
import { questionOf } from './work-begun.ts'
import type { WorkshopPage } from './workshop-page.ts'
import { isBusy, type Question, type WorkshopEvent, type WorkshopState } from './workshop-state.ts'

/** Words are shown in small groups: one rendering for many tokens, in milliseconds. */
const pace = 50

/** Asking for answers and pictures; whatever is under way ends when the profession or page is left. */
export function useGeneration(
  state: WorkshopState,
  dispatch: Dispatch<WorkshopEvent>,
  page: WorkshopPage,
) {
  const underWay = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each profession
  useEffect(() => () => underWay.current?.abort(), [state.professionId])

  function start(): AbortSignal {
    underWay.current?.abort()
    underWay.current = new AbortController()
    return underWay.current.signal
  }

  function failed(error: unknown): { message: string } | null {
    if (!(error instanceof RequestFailed)) return null
    if (error.code === 'QUOTA_DAY') dispatch({ type: 'allowanceRead', remaining: 0 })
    return { message: error.message }
  }

  async function ask() {
    const question = questionOf(state, page)
    if (question.prompt === '' || isBusy(state)) return
    const signal = start()
    const run = state.run + 1
    dispatch({ type: 'answerAsked', run })
    loadMarkdown().catch(() => {})
    try {
      await receiveAnswer(run, question, signal, dispatch)
    } catch (error) {
      if (signal.aborted) return
      const message = failed(error)?.message ?? answerFailed
      dispatch({ type: 'answerFailed', run, message })
    }
  }

  function stop() {
    underWay.current?.abort()
    dispatch({ type: 'answerStopped' })
  }

  async function draw() {
    const { question, text } = state.answer
    if (state.picture.status === 'drawing' || isBusy(state)) return
    const signal = start()
    const run = state.run + 1
    dispatch({ type: 'pictureAsked', run })
    try {
      const body = { prompt: question.prompt, answer: text }
      const response = await post('/prompts/image', body, pictureFailed, signal)
      const { imageId: id, ...picture }: GeneratedImage = await response.json()
      dispatch({ type: 'pictureArrived', run, id, ...picture })
    } catch (error) {
      if (signal.aborted) return
      const message = failed(error)?.message ?? pictureFailed
      dispatch({ type: 'pictureFailed', run, message })
    }
  }

  return { ask, stop, draw }
}

async function receiveAnswer(
  run: number,
  question: Question,
  signal: AbortSignal,
  dispatch: Dispatch<WorkshopEvent>,
): Promise<void> {
  const words = gathered((text) => dispatch({ type: 'textArrived', run, text }))
  try {
    for await (const event of askForAnswer(question.prompt, signal)) {
      if (event.type === 'text') {
        words.add(event.text)
        continue
      }
      words.flush()
      if (event.type === 'end') dispatch({ type: 'answerEnded', run })
      else if (event.type === 'error') {
        dispatch({ type: 'answerFailed', run, message: event.message })
      } else {
        const { exchangeId, isDemo, remaining } = event
        dispatch({ type: 'answerStarted', run, question, exchangeId, isDemo, remaining })
      }
    }
  } finally {
    words.flush()
  }
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
