import { expect, onTestFinished, test, vi } from 'vitest'
import { startMail } from '../../tests/stand-ins/mail.ts'
import { sendPatiently } from './send-patiently.server.ts'
import { parseEnv } from './settings/env.server.ts'

const mail = { to: 'ada@esempio.it', subject: 'Prova', text: 'Ciao', html: '<p>Ciao</p>' }
const pauses = [20, 20, 20]

async function ground() {
  const server = await startMail()
  onTestFinished(() => server.stop())
  const log = { info: vi.fn(), error: vi.fn() }
  const env = parseEnv({ SMTP_URL: server.url, SECRET: 's'.repeat(32) })
  return { server, log, ground: { env, log } }
}

test('REL-27 a mail that the server is too busy for is tried again until it is taken', async () => {
  const { server, log, ground: parts } = await ground()
  server.mode = 'busy'
  const renew = vi.fn(async () => {
    server.mode = 'normal'
  })
  expect(await sendPatiently(parts, 'ada', mail, { renew, pauses })).toBe('waits')
  await server.waitFor(mail.to)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce())
  expect(renew).toHaveBeenCalledOnce()
  expect(server.mails).toHaveLength(1)
})

test('REL-27 it is given up after the last try, with a line of the log', async () => {
  const { server, log, ground: parts } = await ground()
  server.mode = 'busy'
  expect(await sendPatiently(parts, 'ada', mail, { pauses })).toBe('waits')
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2), { timeout: 5000 })
  expect(log.error.mock.calls.map(([, words]) => words)).toEqual([
    'a mail waits for the mail server',
    'a mail that waited was given up',
  ])
  expect(log.error.mock.calls[1]?.[0]).toMatchObject({ userId: 'ada', responseCode: 451 })
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('esempio.it')
})

test('REL-27 a recipient that is refused for good is tried once', async () => {
  const { server, ground: parts } = await ground()
  server.mode = 'refuse'
  await expect(sendPatiently(parts, 'ada', mail, { pauses })).rejects.toThrow()
})
