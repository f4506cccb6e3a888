import type { ServerResponse } from 'node:http'

const patienceMilliseconds = 30_000

/** Cuts off whoever takes nothing for so long of an answer that is there for them. */
export function closeWhenIdle(response: ServerResponse, patience = patienceMilliseconds): void {
  response.setTimeout(patience, () => {
    if (response.writableNeedDrain) response.destroy()
  })
}
