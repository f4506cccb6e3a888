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
