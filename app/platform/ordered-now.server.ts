let latest = 0

/**
 * Now, and at least a millisecond after what this process was told before: what is sorted by it
 * comes in the order in which it happened, also where two acts fall into one millisecond.
 */
export function orderedNow(): Date {
  latest = Math.max(Date.now(), latest + 1)
  return new Date(latest)
}
