/** Reads `GET /live` as a browser does. */
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '../../app/platform/live/live-events.ts'
import type { Visitor } from '../harness/server.ts'

export type ListenedStream = {
  response: Response
  events: LiveEvent[]
  /** Resolves with the first event from now on that fits. @throws when none comes in time */
  next(fits: (event: LiveEvent) => boolean, milliseconds?: number): Promise<LiveEvent>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

export async function listen(visitor: Visitor): Promise<ListenedStream> {
  const leaving = new AbortController()
  const response = await visitor.get('/live', {
    headers: { Accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const events: LiveEvent[] = []
  let seen = 0
  const read = async () => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)))
      }
    }
  }
  return {
    response,
    events,
    async next(fits, milliseconds = 10_000) {
      for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await wait(20)) {
        for (; seen < events.length; seen += 1) {
          const event = events[seen]
          if (!event || !fits(event)) continue
          seen += 1
          return event
        }
      }
      throw new Error(`no such event came in ${milliseconds} ms, only ${JSON.stringify(events)}`)
    },
    ended: read().catch(() => {}),
    close: () => leaving.abort(),
  }
}
