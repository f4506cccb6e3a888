import type { AnswerEvent } from '../../platform/ai/answer-events.ts'

const encoder = new TextEncoder()
const lineOf = (event: AnswerEvent) => `${JSON.stringify(event)}\n`

/**
 * The events as a body, one JSON object a line. The next event is asked for only when the reader
 * has taken the last, so that a slow reader slows the provider instead of filling memory.
 * @param onLeave called when the reader goes away before the end
 */
export function lines(
  events: AsyncGenerator<AnswerEvent, void, void>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  // Events that never begin have no end either: nobody would count what was asked.
  let begun: ReturnType<typeof events.next> | null = events.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await (begun ?? events.next())
        begun = null
        if (next.done) {
          controller.close()
          return
        }
        let text = lineOf(next.value)
        // The start comes with the first words: one packet, not two.
        if (next.value.type === 'start') {
          const words = await events.next()
          if (!words.done) text += lineOf(words.value)
        }
        controller.enqueue(encoder.encode(text))
      },
      async cancel() {
        onLeave()
        await events.return()
      },
    },
    { highWaterMark: 0 },
  )
}
