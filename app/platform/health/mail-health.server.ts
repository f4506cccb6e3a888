import { observer } from '../metrics/observer.server.ts'

let failed = 0

/** How many mails of this process failed since the last that was taken. */
export const mailsFailed = (): number => failed

/** Counts what becomes of a mail, and hands it on. */
export async function noteMail<T>(sending: Promise<T>): Promise<T> {
  try {
    const sent = await sending
    failed = 0
    observer()?.mail('sent')
    return sent
  } catch (error) {
    const isRefused = isRefusal(error)
    if (!isRefused) failed += 1
    observer()?.mail(isRefused ? 'refused' : 'failed')
    throw error
  }
}

/** The server does not want this recipient, and never will; the next mail may be welcome. */
export const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
