/** What strangers try on somebody else's account, and what remains open to the owner. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { withinOneQuarter } from '../harness/quarter-hour.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
/** One wrong password is as much as an address may send for an account. */
const server = fucinaForFile(async () => {
  mail = await startMail()
  const limit = { SIGN_IN_FAILURES_PER_EMAIL: '1', TRUST_PROXY: '127.0.0.1' }
  return { env: { ...mail.env, ...limit } }
})
afterAll(() => mail?.stop())

beforeEach(() => withinOneQuarter())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const home = from('192.0.2.1')

/** A sign-in, answered with its status. */
async function enter(
  visitor: Visitor,
  email: string,
  password = testPassword,
  where = home,
): Promise<number> {
  return (await visitor.post('/login/accedi', { email, password }, where)).status
}

/** A browser that has signed in before and signed out again. */
async function knownBrowser(fucina: Fucina, email: string, where = home): Promise<Visitor> {
  const visitor = browserLike(fucina)
  expect(await enter(visitor, email, testPassword, where)).toBe(303)
  await visitor.post('/logout')
  return visitor
}

async function guess(fucina: Fucina, email: string, times: number, where: typeof home) {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) {
    statuses.push(await enter(browserLike(fucina), email, 'sbagliata', where))
  }
  return statuses
}

test('HLD-13 a guess from many addresses is bounded, and a known browser still enters', async () => {
  const fucina = server()
  const { email } = await person(fucina)
  const owner = await knownBrowser(fucina, email)
  const statuses: number[] = []
  for (let host = 1; host <= 6; host += 1) {
    statuses.push(...(await guess(fucina, email, 1, from(`198.51.100.${host}`))))
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect(await enter(browserLike(fucina), email)).toBe(429)
  expect(await enter(owner, email)).toBe(303)
  expect(await enter(owner, email)).toBe(303)
})

test('HLD-13 nobody uses up another person’s reset, and nobody floods the mailbox', async () => {
  const fucina = server()
  const { email } = await person(fucina)
  const ask = async (where: typeof home, visitor = browserLike(fucina)) =>
    (await visitor.post('/login/password-dimenticata', { email }, where)).status
  const away = from('198.51.100.9')
  expect([await ask(away), await ask(away), await ask(away)]).toEqual([200, 200, 200])
  await mail.waitFor(email, { count: 3 })
  // The owner asks from a browser that is not known, and is told what is there: nothing is sent.
  const owner = browserLike(fucina)
  const fields = { email }
  const answer = await owner.post('/login/password-dimenticata', fields, home)
  expect(answer.status).toBe(429)
  const said = await answer.text()
  expect(said).toContain('il collegamento vale ancora')
  expect(said).not.toContain('Email di reset inviata')
  expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(3)
  // So it is: using it enters, and counts nothing against the owner.
  const { link = '' } = mail.last(email) ?? {}
  const token = new URL(link).searchParams.get('token') ?? ''
  const wish = { token, password: 'nuova parola', confirm: 'nuova parola' }
  expect((await owner.post('/login/nuova-password?token=x', wish, home)).status).toBe(303)
  // Its browser is known, whatever strangers do next.
  for (let host = 1; host <= 5; host += 1) await ask(from(`203.0.113.${host}`))
  await mail.waitFor(email, { count: 7 })
  expect(await ask(home, owner)).toBe(200)
  await mail.waitFor(email, { count: 8 })
})
