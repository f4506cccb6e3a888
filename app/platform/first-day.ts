import { dayMilliseconds } from './durations.ts'

const firstDay = dayMilliseconds

/** Whether an account counts as new: for its first 24 hours. */
export const isFirstDay = (createdAt: Date, now = new Date()): boolean =>
  now.getTime() - createdAt.getTime() < firstDay
