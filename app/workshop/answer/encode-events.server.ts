import type { AnswerEvent } from './answer-events.ts'

const encoder = new TextEncoder()
const lineOf = (event: AnswerEvent) => `${JSON.stringify(event)}\n`

/** Words that come so soon after others go on together: each write costs more than its words. */
const gatherMilliseconds = 16

/**
 * An answer's events as a body, one JSON object a line. The first words go on at once. What a reader
 * does not take is gathered: that is at most the longest answer.
 */
export function encodeEvents() {
  const begun = Promise.withResolvers<void>()
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null
  /** What has not gone on: whole lines, and the words that follow them. */
  let lines = ''
  let words = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller
    },
    pull() {
      if (!pause) goOn()
    },
    cancel: leave,
  })

  function leave() {
    clearTimeout(pause)
    reader = null
  }

  /** Hands on what there is, where the reader has taken what went before. */
  function goOn() {
    pause = undefined
    if (lines + words === '' || !reader?.desiredSize || reader.desiredSize < 0) return
    // A reader who waits asks for more before this one is handed on.
    pause = setTimeout(goOn, gatherMilliseconds)
    reader.enqueue(gathered())
  }

  function gathered() {
    endWords()
    const bytes = encoder.encode(lines)
    lines = ''
    return bytes
  }

  function endWords() {
    if (words !== '') lines += lineOf({ type: 'text', text: words })
    words = ''
  }

  return {
    stream,

    /** Fulfilled with the first event; rejected when there is none. */
    begun: begun.promise,

    take(event: AnswerEvent) {
      begun.resolve()
      if (event.type === 'text') {
        words += event.text
        if (!pause) goOn()
      } else {
        endWords()
        lines += lineOf(event)
      }
    },

    /** After the last event. */
    end() {
      clearTimeout(pause)
      const rest = gathered()
      if (rest.length > 0) reader?.enqueue(rest)
      reader?.close()
      leave()
    },

    fail(error: unknown) {
      begun.reject(error)
      reader?.error(error)
      leave()
    },
  }
}
