/** What people read while mail does not leave. */
import { expect, test } from 'vitest'
import { browserLike, person, startFucina } from '../harness/server.ts'
import { startMail } from '../stand-ins/mail.ts'

test('REL-27 who asks for a reset while mail does not leave is told so, whether known or not', async () => {
  const mail = await startMail()
  const server = await startFucina({ env: mail.env })
  const { email } = await person(server)
  const said = async (address: string) => {
    const answer = await browserLike(server).post('/login', { intent: 'reset', email: address })
    return (await answer.text()).replaceAll('&#x27;', "'").replaceAll(address, 'ADDRESS')
  }
  expect(await said(email)).toContain('Email di reset inviata.')
  await mail.waitFor(email)
  await mail.stop()
  const known = await said(email)
  expect(known).toContain("La posta non parte in questo momento: riproviamo per un'ora.")
  expect(known).not.toContain('Email di reset inviata.')
  expect(await said('nessuno@esempio.it')).toContain('La posta non parte in questo momento')
})
