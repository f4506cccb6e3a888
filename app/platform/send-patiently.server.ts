import { minuteMilliseconds } from './durations.ts'
import type { Log } from './log/log.server.ts'
import { isRefusal, type Mail, mailFault, sendMail } from './mail.server.ts'
import type { Env } from './settings/env.server.ts'

/** An hour in all. */
const pauses = [1, 2, 4, 8, 15, 30].map((minutes) => minutes * minuteMilliseconds)
/** More than wait already are not kept in memory. */
const mostWaiting = 1000
let waiting = 0

type MailGround = { env: Env; log: Pick<Log, 'info' | 'error'> }

type Patience = {
  /** Asked before each further try, so that a link in the mail is good for as long as it says. */
  renew?: () => Promise<void>
  /** Milliseconds between tries. */
  pauses?: readonly number[]
}

/**
 * Sends a mail as `sendMail`; where the server is away or busy it is tried again for an hour, by
 * this process, which writes into the log what came of it.
 * @param userId whose it is, for the log
 * @returns the file of the outbox, null: it went to the server, or that it waits
 * @throws as `sendMail` when trying again is of no use
 */
export async function sendPatiently(
  ground: MailGround,
  userId: string,
  mail: Mail,
  patience: Patience = {},
): Promise<string | null | 'waits'> {
  try {
    return await sendMail(ground.env, mail)
  } catch (error) {
    if (!ground.env.SMTP_URL || isRefusal(error) || waiting >= mostWaiting) throw error
    waiting += 1
    ground.log.error({ userId, ...mailFault(error) }, 'a mail waits for the mail server')
    tryLater(ground, userId, mail, { pauses, ...patience }, 0)
    return 'waits'
  }
}

function tryLater(
  ground: MailGround,
  userId: string,
  mail: Mail,
  patience: Patience,
  tries: number,
): void {
  const again = async () => {
    try {
      await patience.renew?.()
      await sendMail(ground.env, mail)
      waiting -= 1
      ground.log.info({ userId }, 'a mail that waited was sent')
    } catch (error) {
      if (!isRefusal(error) && tries + 1 < (patience.pauses ?? []).length) {
        return tryLater(ground, userId, mail, patience, tries + 1)
      }
      waiting -= 1
      ground.log.error({ userId, ...mailFault(error) }, 'a mail that waited was given up')
    }
  }
  setTimeout(() => void again(), patience.pauses?.[tries]).unref()
}
