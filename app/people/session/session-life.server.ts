import { dayMilliseconds, hourMilliseconds } from '../../platform/durations.ts'

/** A session ends so many seconds after its last use. */
export const sessionSeconds = (30 * dayMilliseconds) / 1000

/** The last use of a session is written down so often, in seconds. */
export const useSeconds = 600

/** What sessions and their dates are looked at by. */
type Session = { updatedAt: Date }

/** An administrator's session that was last used before this moment is over. */
const idleSince = (): Date => new Date(Date.now() - 12 * hourMilliseconds)

/** Whether a session has been idle too long for the role that its person has now. */
export const isIdle = (role: string, { updatedAt }: Session): boolean =>
  role === 'admin' && updatedAt < idleSince()

/** Whether the use of a session is to be written down. */
export const isUseNews = ({ updatedAt }: Session): boolean =>
  updatedAt.getTime() < Date.now() - useSeconds * 1000
