/** A group at work, over HTTP: the board, hands, and where everybody is called to. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Board } from '../../app/groups/board.ts'
import type { News } from '../../app/shell/root-data.server.ts'
import { testGroup } from '../harness/groups.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

let made = 0
const letters = 'BCFGLMNPRSTVZ'
const nextCode = () => {
  made += 1
  return `CC${letters[Math.floor(made / 13)]}${letters[made % 13]}TT`
}

async function led() {
  const { visitor: leader, user } = await signedIn(server(), { role: 'facilitator', name: 'Marta' })
  const group = await testGroup(server().db(), { code: nextCode(), ledBy: user.id })
  return { leader, group, leaderId: user.id }
}

async function joined(code: string, nome = 'Luisa') {
  const visitor = browserLike(server())
  const form = { nome, pagina: randomUUID(), dispositivo: 'sala' }
  expect((await visitor.post(`/g/${code}`, form)).status).toBe(303)
  return visitor
}

const boardOf = async (leader: Visitor, id: string): Promise<Board> =>
  (await leader.get(`/gruppi/${id}/lavagna`)).json() as Promise<Board>

const hand = (visitor: Visitor, id: string, intent = 'raise-hand') =>
  visitor.post(`/gruppo/${id}/mano`, { intent })

const groupOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/news?gruppo')).json()) as News).group

test('TOG-15 TOG-20 whoever leads sees names and steps, and nothing of what people write or are reached by', async () => {
  const { leader, group } = await led()
  const { visitor, user } = await signedIn(server(), { name: 'Nome Intero' })
  await visitor.post(`/g/${group.code}`, { intent: 'join', nome: 'Anna' })
  await visitor.postJson('/prompts/answer', { prompt: 'Scrivi a zia Clotilde' })
  for (const address of [`/gruppi/${group.id}`, `/gruppi/${group.id}/lavagna`]) {
    const text = await (await leader.get(address)).text()
    expect(text).toContain('Anna')
    for (const secret of [user.email, 'Nome Intero', 'Clotilde']) expect(text).not.toContain(secret)
  }
})

test('TOG-20 an open board is kept by nobody, and does not keep the session open', async () => {
  const { leader, group, leaderId } = await led()
  const sessions = server().db().updateTable('sessions').where('userId', '=', leaderId)
  const before = new Date(Date.now() - 3_600_000)
  await sessions.set({ updatedAt: before }).execute()
  const board = await leader.get(`/gruppi/${group.id}/lavagna`)
  expect(board.headers.get('Cache-Control')).toBe('no-store')
  const read = () =>
    server()
      .db()
      .selectFrom('sessions')
      .select('updatedAt')
      .where('userId', '=', leaderId)
      .executeTakeFirstOrThrow()
  expect((await read()).updatedAt).toEqual(before)
  await leader.get(`/gruppi/${group.id}`)
  expect((await read()).updatedAt > before).toBe(true)
})

test('TOG-23 a hand goes up without script, stands on every page, and is taken down by either', async () => {
  const { leader, group } = await led()
  const luisa = await joined(group.code)
  for (const page of ['/gruppo', '/palestra/sms-sul-pacco', '/prompts']) {
    const text = await (await luisa.get(page)).text()
    expect(text, page).toContain('Ho bisogno di aiuto')
    expect(text, page).toContain(`action="/gruppo/${group.id}/mano"`)
  }
  const up = await hand(luisa, group.id)
  expect([up.status, up.headers.get('Location')]).toEqual([303, `/gruppo/${group.id}`])
  expect(await (await luisa.get('/prompts')).text()).toContain(
    'La tua mano è alzata. Marta la vede.',
  )
  const [person] = (await boardOf(leader, group.id)).people
  expect(person?.hand).toBe(0)
  const down = { intent: 'lower-hand', id: person?.id ?? '' }
  expect((await leader.post(`/gruppi/${group.id}`, down)).status).toBe(303)
  expect((await groupOf(luisa))?.hand).toBe('down')
  expect((await hand(luisa, group.id, 'complete')).status).toBe(400)
})

test('TOG-26 everybody is called to a step or a page of the list, and to nothing else', async () => {
  const { leader, group } = await led()
  const luisa = await joined(group.code)
  const call = (dove: string) => leader.post(`/gruppi/${group.id}`, { intent: 'gather', dove })
  for (const dove of ['https://example.org', 'scene:ciao-mamma', 'toString']) {
    expect((await call(dove)).status, dove).toBe(400)
  }
  expect((await call('scene:sms-sul-pacco')).status).toBe(303)
  expect((await groupOf(luisa))?.gathering).toMatchObject({ to: '/palestra/sms-sul-pacco' })
  const page = await (await luisa.get('/gruppo')).text()
  expect(page).toContain('Il gruppo è qui: Un SMS sul pacco.')
  const { visitor: outside } = await signedIn(server())
  expect(await groupOf(outside)).toBe(null)
  await leader.post(`/gruppi/${group.id}`, { intent: 'end-gathering' })
  expect((await groupOf(luisa))?.gathering).toBe(null)
})

test('TOG-25 names are on the projector when the facilitator asks for them alone, the code while the door is open', async () => {
  const { leader, group } = await led()
  const luisa = await joined(group.code, 'Filomena')
  await hand(luisa, group.id)
  const shown = async (query = '') => {
    const text = await (await leader.get(`/gruppi/${group.id}/proiettore${query}`)).text()
    return text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  }
  expect(await shown()).not.toContain('Filomena')
  expect(await shown()).toContain(group.code)
  expect(await shown('?nomi=si')).toContain('Filomena')
  const over = new Date(Date.now() - 60_000)
  await server()
    .db()
    .updateTable('groups')
    .set({ endsAt: over })
    .where('id', '=', group.id)
    .execute()
  expect(await shown()).not.toContain(group.code)
})
