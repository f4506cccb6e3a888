/** What is asked of administrators' passwords, and what they can do about others' sessions. */
import { afterAll, expect, test } from 'vitest'
import { settingsPath } from '../../app/paths.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn, testPassword } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { askNews } from './news.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: { ...mail.env, LOG_LEVEL: 'info' } }
})
afterAll(() => mail?.stop())
const tooShort = 'La password di chi amministra deve essere di almeno 12 caratteri.'
const short = { password: 'undici segn', confirm: 'undici segn' }
const long = { password: 'dodici segni', confirm: 'dodici segni' }

test('WHO-14 an administrator’s new password has twelve characters, a customer’s six', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const change = { intent: 'change-password', current: testPassword }
  const refused = await visitor.post(settingsPath(), { ...change, ...short })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(tooShort)
  expect(await (await visitor.get(settingsPath())).text()).toContain('Almeno 12 caratteri.')
  expect((await visitor.post(settingsPath(), { ...change, ...long })).status).toBe(303)
  const customer = await signedIn(server())
  expect(await (await customer.visitor.get(settingsPath())).text()).toContain('Almeno 6 caratteri.')
  expect((await customer.visitor.post(settingsPath(), { ...change, ...short })).status).toBe(303)
})

test('WHO-14 a reset link asks an administrator for twelve characters, and stays good meanwhile', async () => {
  const fucina = server()
  const { user } = await signedIn(fucina, { role: 'admin' })
  const visitor = browserLike(fucina)
  await visitor.post('/login/password-dimenticata', { email: user.email })
  const { link = '' } = await mail.waitFor(user.email)
  const path = link.slice(fucina.url.length)
  expect(await (await visitor.get(path)).text()).toContain('Almeno 12 caratteri.')
  const token = new URL(link).searchParams.get('token') ?? ''
  const wish = { token }
  const refused = await visitor.post(path, { ...wish, ...short })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(tooShort)
  expect((await visitor.post(path, { ...wish, ...long })).status).toBe(303)
})

test('WHO-65 an administrator ends all sessions of a person, who is signed out at once', async () => {
  const { visitor, user: actor } = await signedIn(server(), { role: 'admin' })
  const { visitor: person, user } = await signedIn(server(), { name: 'Maria Rossi' })
  const bystander = await signedIn(server())
  const path = `/admin/users/${user.id}`
  const act = { intent: 'end-sessions', motivo: 'device' }
  const text = async (address: string) => shownWords(await (await visitor.get(address)).text())
  expect(await text(path)).toContain('Sessioni aperte 1')
  expect((await askNews(person)).session).not.toBeNull()
  const answer = await visitor.post(path, act)
  expect(answer.status).toBe(303)
  expect((await askNews(person)).session).toBeNull()
  expect((await person.get('/profile')).status).toBe(401)
  expect((await bystander.visitor.get('/profile')).status).toBe(200)
  const shown = await text(answer.headers.get('Location') ?? '')
  expect(shown).toContain('Sessioni chiuse: Maria Rossi deve entrare di nuovo.')
  expect(shown).toContain('Sessioni aperte nessuna')
  const rows = await server()
    .db()
    .selectFrom('register')
    .select(['act', 'actorId'])
    .where('personId', '=', user.id)
    .execute()
  expect(rows).toEqual([{ act: 'sessionsEnded', actorId: actor.id }])
  const line = server()
    .logs()
    .split('\n')
    .find((text) => text.includes('"audit":"sessionsEnded"'))
  expect(line && JSON.parse(line)).toMatchObject({ accountId: actor.id, subjectId: user.id })
  expect((await visitor.post('/admin/users/nessuno', act)).status).toBe(404)
})
