/** In milliseconds. A day by the clock of Rome may be an hour longer or shorter: roman-day.ts. */
export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds

/** For cookies that last a year. */
export const yearSeconds = (365 * dayMilliseconds) / 1000

/** Some acts are only for who showed so lately, in minutes, who they are. */
export const freshMinutes = 10

/** Whether an account counts as new: for its first 24 hours. */
export const isFirstDay = (createdAt: Date, now = new Date()): boolean =>
  now.getTime() - createdAt.getTime() < dayMilliseconds
