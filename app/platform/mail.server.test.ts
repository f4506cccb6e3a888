import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { startMail } from '../../tests/stand-ins/mail.ts'
import { mailOf } from '../accounts/tell-by-mail.server.ts'
import { checkMail, mailDelivery, sendMail } from './mail.server.ts'

function settings(more: { SMTP_URL?: string; isLoopback?: boolean } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-mail-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return {
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    CONTACT_EMAIL: 'ciao@fucina.example',
    SITE_NAME: 'Fucina',
    PUBLIC_URL: 'https://fucina.example',
    DATA_DIR: directory,
    isLoopback: true,
    ...more,
  }
}

const outbox = (directory: string) =>
  readdirSync(directory).includes('outbox') ? readdirSync(join(directory, 'outbox')) : []

test('AUTH-12 on loopback without a mail server each mail is a file, with a link that works', async () => {
  const env = settings()
  const mail = mailOf(env, 'ada@esempio.it', 'reset', { token: 'a+b/c' })
  const name = await sendMail(env, mail)
  expect(outbox(env.DATA_DIR)).toEqual([name])
  const raw = readFileSync(join(env.DATA_DIR, 'outbox', name ?? ''), 'utf8')
  const parsed = await PostalMime.parse(raw)
  expect(parsed).toMatchObject({
    subject: 'Fucina: scegli una nuova password',
    from: { name: 'Fucina', address: 'ciao@fucina.example' },
    to: [{ address: 'ada@esempio.it' }],
  })
  const link = 'https://fucina.example/login/nuova-password?token=a%2Bb%2Fc'
  expect(parsed.text).toContain(link)
  expect(parsed.html).toContain(`<a href="${link}" `)
  expect(parsed.text).toContain("vale per un'ora")
})

test('AUTH-12 with a mail server the mail goes there, and a refusal is an error', async () => {
  const server = await startMail()
  onTestFinished(() => server.stop())
  const env = settings({ SMTP_URL: server.url })
  const mail = mailOf(env, 'ada@esempio.it', 'reset', { token: 'abc' })
  expect(await sendMail(env, mail)).toBeNull()
  expect((await server.waitFor('ada@esempio.it')).subject).toBe(mail.subject)
  server.mode = 'refuse'
  await expect(sendMail(env, mail)).rejects.toThrow()
  expect(outbox(env.DATA_DIR)).toEqual([])
})

test('AUTH-12 on a public address without a mail server nothing is sent or written', async () => {
  const env = settings({ isLoopback: false })
  expect(mailDelivery(env)).toBe('none')
  const mail = mailOf(env, 'ada@esempio.it', 'reset', { token: 'abc' })
  await expect(sendMail(env, mail)).rejects.toThrow('no mail server')
  expect(outbox(env.DATA_DIR)).toEqual([])
})

test('a mail server that answers is told from one that does not, without any mail', async () => {
  const server = await startMail()
  expect(await checkMail(settings({ SMTP_URL: server.url }))).toBe('answers')
  expect(server.mails).toEqual([])
  await server.stop()
  expect(await checkMail(settings({ SMTP_URL: server.url }))).toBe('silent')
})

test('HLD-21 a mail server whose certificate is not known here is told from one that is away', async () => {
  // It has a certificate of its own, that nobody signed.
  const relay = new SMTPServer({ secure: true, logger: false })
  relay.on('error', () => {})
  onTestFinished(() => relay.close())
  const listening = relay.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  expect(await checkMail(settings({ SMTP_URL: `smtps://127.0.0.1:${port}` }))).toBe('untrusted')
})
