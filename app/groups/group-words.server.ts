import { formatDay, formatTime } from '../ui/format-date.ts'

const weekday = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', weekday: 'long' })

/** 'giovedì 26 novembre 2026', by the clocks of Rome. */
export const meetingDay = (startsAt: Date): string =>
  `${weekday.format(startsAt)} ${formatDay(startsAt)}`

/** 'giovedì 26 novembre 2026, dalle 15:00 alle 16:30', by the clocks of Rome. */
export const meetingText = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${meetingDay(startsAt)}, dalle ${formatTime(startsAt)} alle ${formatTime(endsAt)}`

/** 'alle 17:05', by the clocks of Rome. */
export const atTime = (moment: Date): string => `alle ${formatTime(moment)}`
