import type { LimitSettings } from './limit.server.ts'

/** The day's answers in tenths; what is left over of rounding is everybody's. */
export const tenths = { known: 2, groups: 2, named: 1, administrators: 1 } as const

/** A share of the day's answers, for a row of the table. */
export const shareOf = (tenths: number) => ({
  of: ({ AI_DAILY_TOTAL }: LimitSettings) => Math.floor((AI_DAILY_TOTAL * tenths) / 10),
  said: `${tenths}/10 of \`AI_DAILY_TOTAL\``,
})

/** What is left of the day's answers when all shares are taken away. */
export const everybodys = ({ AI_DAILY_TOTAL }: LimitSettings) => {
  const kept = Object.values(tenths).map((part) => Math.floor((AI_DAILY_TOTAL * part) / 10))
  return AI_DAILY_TOTAL - kept.reduce((sum, part) => sum + part, 0)
}
