import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds } from '../../platform/durations.ts'

/** Over how many days the uptime is measured; older beats are of no use. */
export const uptimeDays = 30
export const uptimeTime = durationWords(uptimeDays * dayMilliseconds)
