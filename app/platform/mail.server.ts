import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isReserved } from './has-address.ts'
import { observer } from './observer.server.ts'
import type { Env } from './settings/env.server.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Where mail goes: to a server, to files for trying the product out, or nowhere. */
export type MailDelivery = 'smtp' | 'outbox' | 'none'

type MailSettings = Pick<
  Env,
  'SMTP_URL' | 'MAIL_FROM' | 'CONTACT_EMAIL' | 'SITE_NAME' | 'DATA_DIR' | 'isLoopback'
>

/** Without a mail server, mail is written to files only where nobody else can reach the site. */
export function mailDelivery(env: Pick<Env, 'SMTP_URL' | 'isLoopback'>): MailDelivery {
  if (env.SMTP_URL) return 'smtp'
  return env.isLoopback ? 'outbox' : 'none'
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Hands a message over to the mail server, or writes it as an .eml file into `DATA_DIR/outbox`.
 * @returns the file's name in the outbox, or null when it went to the server
 * @throws when the server refuses it, none is configured, or the person has no address
 */
export async function sendMail(env: MailSettings, mail: Mail): Promise<string | null> {
  const delivery = mailDelivery(env)
  if (delivery === 'none') throw new Error('no mail server is configured')
  if (isReserved(mail.to)) throw new Error('the person has no address')
  const message = { ...mail, from: env.MAIL_FROM ?? defaultSender(env) }
  // Few processes ever send mail: its code waits for the first one.
  const { createTransport } = await import('nodemailer')
  if (env.SMTP_URL) {
    const transport = createTransport({ url: env.SMTP_URL, ...timeouts })
    await noteMail(transport.sendMail(message)).finally(() => transport.close())
    return null
  }
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const directory = resolve(env.DATA_DIR, 'outbox')
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(join(directory, name), built.message as Buffer, { mode: 0o600 })
  return name
}

/** How many mails of this process failed since the last that was taken. */
let failed = 0

/** Counts what becomes of a mail, and hands it on. */
async function noteMail<T>(sending: Promise<T>): Promise<T> {
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

/** What may stand in a log of a mail that failed: a server's own words often quote the address. */
export function mailFault(error: unknown) {
  const { code, originalCode, command, responseCode } = error as Record<string, unknown>
  return { code, originalCode, command, responseCode }
}

/**
 * What became of asking the mail server; `none` and `outbox` as in `MailDelivery`. `fails`: it
 * answers, and the last mails came to nothing. `untrusted`: it shows a certificate that this machine
 * does not know, that has ended or is another's.
 */
export type MailCheck =
  | Exclude<MailDelivery, 'smtp'>
  | 'answers'
  | 'fails'
  | 'signInRefused'
  | 'untrusted'
  | 'silent'

/** How long an administrator waits to learn whether the mail server answers. */
const checkMilliseconds = 5000

/** So many in a row are no accident. */
const failuresInARow = 3

/** Asks the mail server whether it would take mail from us, without sending any. */
export async function checkMail(
  env: Pick<Env, 'SMTP_URL' | 'isLoopback'>,
  milliseconds: number = checkMilliseconds,
): Promise<MailCheck> {
  const delivery = mailDelivery(env)
  if (delivery !== 'smtp') return delivery
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: env.SMTP_URL ?? '',
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
  })
  try {
    await transport.verify()
    return failed < failuresInARow ? 'answers' : 'fails'
  } catch (error) {
    return whyNot(error as { code?: string; originalCode?: string })
  } finally {
    transport.close()
  }
}

/** @param error of nodemailer, which keeps Node's own code beside */
function whyNot({ code, originalCode = '' }: { code?: string; originalCode?: string }): MailCheck {
  if (code === 'EAUTH') return 'signInRefused'
  return /CERT|^UNABLE_TO_|^ERR_TLS_/.test(originalCode) ? 'untrusted' : 'silent'
}

const defaultSender = (env: MailSettings) => ({
  name: env.SITE_NAME,
  address: env.CONTACT_EMAIL ?? 'fucina@localhost.invalid',
})
