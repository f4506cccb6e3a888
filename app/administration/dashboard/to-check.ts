/** After so many months what a guide or a tool says of other people's sites is checked again. */
export const checkMonths = 6

/** What was verified before this moment, or never, is to be checked. */
export function checkedSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - checkMonths)
  return since
}

/** A guide or a tool that is to be checked again; `verifiedAt` null: nobody ever did. */
export type DueRecord = {
  kind: 'guide' | 'tool'
  id: string
  title: string
  verifiedAt: Date | null
}

/** The first of those to check, and how many there are in all. */
export type ToCheck = { items: DueRecord[]; total: number }

/** So many are named on the dashboard. */
export const toCheckShown = 8

/** 'Ce ne sono altre 12.', or '' when all are named. */
export function othersText({ items, total }: ToCheck): string {
  const others = total - items.length
  if (others === 0) return ''
  return others === 1 ? "Ce n'è un'altra." : `Ce ne sono altre ${others}.`
}
