/** A group that two lead: whom its mail tells, and who hands a group over. */
import { afterAll, expect, test } from 'vitest'
import { testGroup } from '../harness/groups.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail.stop())

test('TOG-54 TOG-15 whoever leads a group with another is told by mail where it stands; a facilitator hands none over', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'facilitator' })
  const second = await signedIn(server(), { role: 'facilitator' })
  const { email } = second.user
  const { id } = await testGroup(server().db(), { ledBy: user.id, code: 'BRTNBB' })
  const handed = await visitor.post(`/gruppi/${id}`, { intent: 'hand-over', email })
  expect(handed.status).toBe(403)
  expect((await second.visitor.get(`/gruppi/${id}`)).status).toBe(404)

  const answer = await visitor.post(`/gruppi/${id}`, { intent: 'add-leader', email })
  expect(answer.headers.get('Location')).toBe(`/gruppi/${id}?esito=add-leader`)
  const { subject, link } = await mail.waitFor(email)
  expect(subject).toBe('Fucina: guidi un gruppo con un altro Facilitatore')
  expect(link).toBe(`${server().url}/gruppi/${id}`)
  expect((await second.visitor.get(`/gruppi/${id}`)).status).toBe(200)
})
