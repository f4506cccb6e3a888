import { type Finding, ok, warn } from './finding.ts'

const mostSeconds = 30

/** Whether this machine's clock agrees with another's. */
export function checkClock(whose: string, there: Date, here = new Date()): Finding {
  const seconds = Math.round((here.getTime() - there.getTime()) / 1000)
  if (Math.abs(seconds) <= mostSeconds) return ok('clock', `agrees with that of ${whose}`)
  const word = seconds > 0 ? 'ahead of' : 'behind'
  return warn('clock', `is ${Math.abs(seconds)} s ${word} that of ${whose}: let both be set by NTP`)
}
