/**
 * A mail server on loopback that keeps what it gets.
 *
 *     const mail = await startMail()
 *     const server = await startFucina({ env: mail.env })
 *     const { text } = await mail.waitFor('ada@esempio.it')
 *
 * On its own: `node tests/stand-ins/mail.ts 2525` prints every mail.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mail = {
  to: string[]
  subject: string
  text: string
  html: string
  /** The first address in the text, where a reset mail has its link. */
  link: string | undefined
  parsed: Email
}

export type MailStandIn = {
  /** SMTP_URL */
  url: string
  env: Record<string, string>
  /** `refuse`: 550 to every recipient; `busy`: 451; `sender`: 550 to every sender. */
  mode: 'normal' | 'refuse' | 'busy' | 'sender'
  /** Addresses that get 550 whatever the mode. */
  refused: string[]
  mails: Mail[]
  /** The newest mail to an address, when there is one. */
  last(address: string): Mail | undefined
  /**
   * Waits for the `count`th mail to an address, of those whose subject says what it is `about`.
   * @throws after `milliseconds`
   */
  waitFor(
    address: string,
    options?: { count?: number; milliseconds?: number; about?: string },
  ): Promise<Mail>
  stop(): Promise<void>
}

const smtpError = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code })

const asMail = (parsed: Email): Mail => ({
  to: (parsed.to ?? []).flatMap(({ address }) => (address ? [address.toLowerCase()] : [])),
  subject: parsed.subject ?? '',
  text: parsed.text ?? '',
  html: parsed.html ?? '',
  link: /https?:\/\/\S+/.exec(parsed.text ?? '')?.[0],
  parsed,
})

/** @param tls what it shows, in PEM: then it speaks nothing but TLS */
export async function startMail(
  port = 0,
  onMail?: (mail: Mail) => void,
  tls?: { key: string; cert: string },
): Promise<MailStandIn> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    ...(tls && { secure: true, ...tls }),
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onMailFrom(_address, _session, callback) {
      callback(mail.mode === 'sender' ? smtpError(550, 'No such sender') : null)
    },
    onRcptTo({ address }, _session, callback) {
      if (mail.mode === 'refuse' || mail.refused.includes(address))
        callback(smtpError(550, 'No such mailbox'))
      else if (mail.mode === 'busy') callback(smtpError(451, 'Try again later'))
      else callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const received = asMail(await PostalMime.parse(Buffer.concat(chunks)))
        mails.push(received)
        onMail?.(received)
        callback()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const actual = (listening.address() as AddressInfo).port
  const url = `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${actual}`
  const to = (address: string) => mails.filter((one) => one.to.includes(address.toLowerCase()))
  const mail: MailStandIn = {
    url,
    env: { SMTP_URL: url, MAIL_FROM: 'Fucina <fucina@esempio.it>' },
    mode: 'normal',
    refused: [],
    mails,
    last: (address) => to(address).at(-1),
    async waitFor(address, { count = 1, milliseconds = 5000, about = '' } = {}) {
      const wanted = () => to(address).filter(({ subject }) => subject.includes(about))
      const deadline = Date.now() + milliseconds
      while (Date.now() < deadline) {
        const found = wanted()[count - 1]
        if (found) return found
        await wait(10)
      }
      throw new Error(`${wanted().length} of ${count} mails to ${address} arrived`)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mail
}

if (import.meta.main) {
  const mail = await startMail(Number(process.argv[2] ?? 0), ({ to, subject, text }) =>
    console.log(`\nMail to ${to.join(', ')}: ${subject}\n${text}`),
  )
  console.log(`Mail stand-in on ${mail.url}`)
}
