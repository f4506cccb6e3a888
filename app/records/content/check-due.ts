/** After so many months what a guide or a tool says of other people's sites is checked again. */
export const checkMonths = 6

/** What was verified before this moment, or never, is to be checked. */
export function checkedSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - checkMonths)
  return since
}
