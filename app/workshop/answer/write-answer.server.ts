import type { AnswerEvent } from '../../platform/ai/answer-events.ts'

const encoder = new TextEncoder()
const lineOf = (event: AnswerEvent) => `${JSON.stringify(event)}\n`

/** How much may go on in one piece, in characters. */
const mostTogether = 16_384

/** Whether it takes longer than what has come already. */
const isAwaited = (next: Promise<unknown>) =>
  Promise.race([
    next.then(() => false),
    new Promise<true>((resolve) => setImmediate(resolve, true)),
  ])

/**
 * The events as a body, one JSON object a line. What came together goes on together: each piece is
 * a packet, which costs more than its words. A slow reader slows the provider instead of filling
 * memory: one event at most is asked for before the reader has taken the last.
 * @param onLeave called when the reader goes away before the end
 */
export function lines(
  events: AsyncGenerator<AnswerEvent, void, void>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  // Asked for at once: a generator that has not begun cannot end, and would count nothing.
  let next = events.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = ''
        for (let event = await next; !event.done; event = await next) {
          text += lineOf(event.value)
          next = events.next()
          // It is awaited by the next pull, if there is one.
          next.catch(() => {})
          if (text.length > mostTogether || (await isAwaited(next))) break
        }
        if (text === '') controller.close()
        else controller.enqueue(encoder.encode(text))
      },
      async cancel() {
        onLeave()
        await events.return()
      },
    },
    { highWaterMark: 0 },
  )
}
