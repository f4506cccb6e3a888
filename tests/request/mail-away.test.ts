/** What people read while mail does not leave, or there is none. */
import { expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn, startFucina } from '../harness/server.ts'
import { startMail } from '../stand-ins/mail.ts'

const words = async (response: Response) => shownWords(await response.text())

test('REL-27 who asks for a reset while mail does not leave is told so, whether known or not, in the settings too', async () => {
  const mail = await startMail()
  const server = await startFucina({ env: mail.env })
  const { visitor, user } = await signedIn(server)
  const said = async (email: string) =>
    words(await browserLike(server).post('/login/password-dimenticata', { email }))
  const saidInside = async () => {
    const answer = await visitor.post('/dashboard/impostazioni', { intent: 'send-reset' })
    return words(await visitor.get(answer.headers.get('Location') ?? ''))
  }
  expect(await said(user.email)).toContain('Email di reset inviata.')
  expect(await saidInside()).toContain('Email inviata. Controlla la tua casella di posta')
  await mail.waitFor(user.email, { count: 2 })
  await mail.stop()
  const delayed = "La posta non parte in questo momento: riproviamo per un'ora"
  for (const email of [user.email, 'nessuno@esempio.it']) {
    const known = await said(email)
    expect(known).toContain(delayed)
    expect(known).not.toContain('Email di reset inviata.')
  }
  const inside = await saidInside()
  expect(inside).toContain(delayed)
  expect(inside).not.toContain('Email inviata.')
})

const origin = 'https://fucina.example'
const publicSite = fucinaForFile({ env: { PUBLIC_URL: origin } })
const asThere = { headers: { Origin: origin } }

test('AUTH-12 on a public address without a mail server nothing is claimed and nothing sent', async () => {
  const { email } = await person(publicSite())
  const way = '/login/password-dimenticata'
  const answer = await browserLike(publicSite()).post(way, { email }, asThere)
  expect(answer.status).toBe(503)
  const text = await words(answer)
  expect(text).toContain('Questo sito non può ancora inviare email')
  expect(text).not.toContain('Email di reset inviata.')
  const links = publicSite().db().selectFrom('verifications').selectAll()
  expect(await links.execute()).toEqual([])
})

test('AUTH-02 there nobody sees a way in that is not set up', async () => {
  for (const path of ['/login', '/login/accedi', '/login/registrati']) {
    const html = await (await browserLike(publicSite()).get(path)).text()
    expect(html).toContain('name="viewport"')
    expect(html).not.toContain('con Google')
  }
})
