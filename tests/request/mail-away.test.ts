/** What people read while mail does not leave. */
import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, person, signedIn, startFucina } from '../harness/server.ts'
import { startMail } from '../stand-ins/mail.ts'

test('REL-27 who asks for a reset while mail does not leave is told so, whether known or not', async () => {
  const mail = await startMail()
  const server = await startFucina({ env: mail.env })
  const { email } = await person(server)
  const said = async (address: string) => {
    const answer = await browserLike(server).post('/login/password-dimenticata', { email: address })
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

test('REL-27 who asks for one in the settings is told so too', async () => {
  const mail = await startMail()
  const server = await startFucina({ env: mail.env })
  const { visitor } = await signedIn(server)
  const said = async () => {
    const answer = await visitor.post('/dashboard/impostazioni', { intent: 'send-reset' })
    const address = answer.headers.get('Location') ?? ''
    return shownWords(await (await visitor.get(address)).text())
  }
  expect(await said()).toContain('Email inviata. Controlla la tua casella di posta')
  await mail.stop()
  const delayed = await said()
  expect(delayed).toContain("La posta non parte in questo momento: riproviamo per un'ora")
  expect(delayed).not.toContain('Email inviata.')
})
