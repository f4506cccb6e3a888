import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startMail } from './mail.ts'

async function standIn() {
  const mail = await startMail()
  onTestFinished(() => mail.stop())
  const transport = createTransport(mail.url)
  const send = (text: string) =>
    transport.sendMail({ from: 'a@esempio.it', to: 'Ada@esempio.it', subject: 'Perché sì', text })
  return { mail, send }
}

test('the mail that was sent is found by its address, with its link', async () => {
  const { mail, send } = await standIn()
  await send('Apri http://127.0.0.1:3000/login/nuova-password?token=abc per continuare')
  const received = await mail.waitFor('ada@esempio.it')
  expect(received).toMatchObject({
    subject: 'Perché sì',
    link: 'http://127.0.0.1:3000/login/nuova-password?token=abc',
  })
  expect(mail.last('altri@esempio.it')).toBeUndefined()
})

test('a refused recipient fails at the sender', async () => {
  const { mail, send } = await standIn()
  mail.mode = 'refuse'
  await expect(send('ciao')).rejects.toMatchObject({ responseCode: 550 })
  expect(mail.mails).toEqual([])
})
