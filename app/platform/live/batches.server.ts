import { setTimeout as wait } from 'node:timers/promises'

/** What goes to thousands is written in slices, so that nobody waits for it. */
const slice = 100

/**
 * Does something for each, a slice at a time.
 * @param milliseconds between two slices; 0: as soon as everybody else had their turn
 */
export async function inBatches<T>(
  items: readonly T[],
  milliseconds: number,
  act: (item: T) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += slice) {
    if (start > 0) await wait(milliseconds, undefined, { ref: false })
    for (const item of items.slice(start, start + slice)) act(item)
  }
}
