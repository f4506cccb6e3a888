/** Groups as their people meet them: over HTTP, as browsers without script send forms. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testGroup } from '../harness/groups.ts'
import { readable } from '../harness/page-text.ts'
import { withinOneQuarter } from '../harness/quarter-hour.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'

const server = fucinaForFile()

/** A code of its own for each group of this file. */
let made = 0
const letters = 'BCFGLMNPRSTVZ'
const nextCode = () => {
  made += 1
  return `BB${letters[Math.floor(made / 13)]}${letters[made % 13]}TT`
}

const groupOf = (fucina: Fucina, fields: Parameters<typeof testGroup>[1] = {}) =>
  testGroup(fucina.db(), { code: nextCode(), ...fields })

const join = (visitor: Visitor, code: string, nome: string, dispositivo = 'sala') =>
  visitor.post(`/g/${code}`, { nome, pagina: randomUUID(), dispositivo })

/** Comes in and reads the slip on the page that follows. */
async function joined(code: string, nome = 'Luisa', dispositivo = 'sala') {
  const visitor = browserLike(server())
  const answer = await join(visitor, code, nome, dispositivo)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/gruppo/biglietto'])
  const page = await (await visitor.get('/gruppo/biglietto')).text()
  const words = /slip-words">(.*?)<\/p>/.exec(page)?.[1] ?? ''
  const slip = words
    .replace(/<[^>]*>|<!-- -->/g, ' ')
    .trim()
    .split(/\s+/)
    .join('-')
  return { visitor, slip, answer }
}

const sessionCookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes('fucina.session_token='))

const meOf = async (visitor: Visitor) =>
  (await (await visitor.get('/profile')).json()) as {
    uid: string
    name: string
    email: string | null
  }

test('TOG-05 TOG-06 TOG-12 a name and one is in, in the hall’s computer for as long as it is open, with a slip that comes back anywhere and is shown to nobody else', async () => {
  const { code, id } = await groupOf(server())
  const { visitor, slip, answer } = await joined(code.toLowerCase())
  expect(sessionCookieOf(answer)).not.toMatch(/max-age|expires/i)
  expect(slip).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{4}$/)
  const { uid } = await meOf(visitor)
  const sessions = server().db().selectFrom('sessions').where('userId', '=', uid)
  const { isShared } = await sessions.select('isShared').executeTakeFirstOrThrow()
  expect(Boolean(isShared)).toBe(true)
  // Nothing in the database holds the words.
  const slips = server().db().selectFrom('slips').select('hash').where('userId', '=', uid)
  const { hash } = await slips.executeTakeFirstOrThrow()
  for (const word of slip.split('-')) expect(hash).not.toContain(word)
  const elsewhere = browserLike(server())
  const back = await elsewhere.post('/g', {
    codice: slip.replaceAll('-', ' ').toUpperCase(),
    dispositivo: 'sala',
  })
  expect([back.status, back.headers.get('Location')]).toEqual([303, '/gruppo'])
  expect((await meOf(elsewhere)).uid).toBe(uid)
  expect(await (await elsewhere.get(`/gruppo/${id}`)).text()).toContain('Vai al passo ')
  const other = await signedIn(server())
  other.visitor.cookies.set('fucina_biglietto', visitor.cookies.get('fucina_biglietto') ?? '')
  for (const path of ['/gruppo/biglietto', '/finito']) {
    expect(await (await visitor.get(path)).text(), path).toContain(slip)
    expect(await (await other.visitor.get(path)).text(), path).not.toContain(slip)
  }
})

test('TOG-05 who leads a meeting that is over is told to nobody who only has its code', async () => {
  const { user } = await signedIn(server(), { role: 'facilitator', name: 'Marta Rota' })
  const hours = (from: number) => new Date(Date.now() + from * 3_600_000)
  const pageOf = async (startsAt: Date, endsAt: Date) => {
    const { code } = await groupOf(server(), { ledBy: user.id, startsAt, endsAt })
    return (await browserLike(server()).get(`/g/${code}`)).text()
  }
  expect(await pageOf(hours(24), hours(25))).toContain('Marta Rota')
  const over = await pageOf(hours(-3), hours(-2))
  expect(over).not.toContain('Marta Rota')
  expect(over).toContain('Adesso non si entra in questo gruppo')
})

test('TOG-06 nobody leaves by «Finito» or «Esci» without having said that they have the slip', async () => {
  const { code } = await groupOf(server())
  for (const [dispositivo, way] of [
    ['sala', '/finito'],
    ['mio', '/logout'],
  ] as const) {
    const { visitor, slip } = await joined(code, 'Luisa', dispositivo)
    const headers = { Referer: `${server().url}/prompts?come=parole` }
    const asked = await visitor.post(way, {}, { headers })
    const question = asked.headers.get('Location') ?? ''
    expect([asked.status, question.split('?', 1)]).toEqual([303, ['/finito']])
    const page = await (await visitor.get(question)).text()
    expect(page).toContain(slip)
    // The answer goes where the first press went.
    expect(page).toContain(`action="${way}"`)
    if (way === '/logout') expect(page).toContain('href="/prompts?come=parole"')
    expect((await visitor.get('/profile')).status).toBe(200)
    expect((await visitor.post(way, { scritto: 'si' })).status).toBe(303)
    expect((await visitor.get('/profile')).status).toBe(401)
    expect([...visitor.cookies.keys()]).not.toContain('fucina_biglietto')
  }
})

test('TOG-06 the words of a slip made anew stand in the answer to whoever made it, and nowhere else', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'facilitator' })
  const { code, id } = await groupOf(server(), { ledBy: user.id })
  const { uid } = await meOf((await joined(code, 'Anna')).visitor)
  const shown = async (answer: Response) => /slip-words">(.*?)<\/p>/.exec(await answer.text())?.[1]
  const made = await visitor.post(`/gruppi/${id}`, { intent: 'renew-slip', id: uid })
  expect(made.headers.get('Set-Cookie') ?? '').not.toContain('fucina_biglietto')
  expect(await shown(made)).toMatch(/\d{4}/)
  expect(await shown(await visitor.get(`/gruppi/${id}`))).toBeUndefined()
})

test('TOG-06 TOG-12 the words of a slip lead into the group whose code was opened, with all that was done; where its door is shut its page says so', async () => {
  const [old, today] = [await groupOf(server()), await groupOf(server())]
  const { slip, visitor } = await joined(old.code, 'Anna')
  const { uid } = await meOf(visitor)
  const come = async (code: string) => {
    const tablet = browserLike(server())
    const page = await (await tablet.get(`/g/${code}`)).text()
    const way = /href="(\/g\?gruppo=[A-Z]{6})"/.exec(page)?.[1] ?? ''
    const answer = await tablet.post(way, { codice: slip, dispositivo: 'sala' })
    return { tablet, to: answer.headers.get('Location') }
  }
  const first = await come(today.code)
  expect(first.to).toBe(`/gruppo/${today.id}`)
  expect((await first.tablet.get(`/gruppo/${today.id}`)).status).toBe(200)
  expect((await meOf(first.tablet)).uid).toBe(uid)
  const full = await groupOf(server(), { seats: 1 })
  await joined(full.code)
  const refused = await come(full.code)
  expect(refused.to).toBe(`/g/${full.code}`)
  const page = await (await refused.tablet.get(`/g/${full.code}`)).text()
  expect(page).toContain('Il gruppo è al completo')
  expect(page).not.toContain('Come ti chiami?')
})

test('TOG-09 the reserved address stands on no page and in no file, and no search finds it', async () => {
  const { code } = await groupOf(server())
  const { visitor } = await joined(code, 'Filippa')
  const { uid } = await meOf(visitor)
  const admin = await signedIn(server(), { role: 'admin' })
  const pages = [
    ...['/dashboard', '/dashboard/impostazioni', '/gruppo', '/profile'].map((path) =>
      visitor.get(path),
    ),
    visitor.get('/dashboard/impostazioni/dati'),
    ...[
      '/admin/users?q=filippa&chi=gruppo',
      `/admin/users/${uid}`,
      '/admin/users?q=indirizzo&chi=gruppo',
    ].map((path) => admin.visitor.get(path)),
  ]
  const texts = await Promise.all(pages.map(async (page) => (await page).text()))
  for (const text of texts) expect(text).not.toContain('senza-indirizzo')
  expect(texts[5]).toContain('Filippa')
  expect(texts.at(-1)).not.toContain('Filippa')
})

test('TOG-14 TOG-23 while a group is at work, what ends a step leads on along its path, and there is one count', async () => {
  const group = await groupOf(server(), {
    path: ['scene:sms-sul-pacco', 'practice:conto-del-pranzo', 'request:vita-quotidiana-auguri'],
  })
  const { visitor } = await joined(group.code)
  const shown = async (path: string) => readable(await (await visitor.get(path)).text())
  const scene = '/palestra/sms-sul-pacco?scelta=dubito&punti=0'
  const [practice, request] = [
    '/prova/conto-del-pranzo?frase=1_4',
    '/prompts?profession=vita-quotidiana&template=vita-quotidiana-auguri',
  ]
  expect(await shown(scene)).toMatch(/Passo 1 di 3.*Torna al percorso/s)
  await visitor.post('/palestra/sms-sul-pacco', { scelta: 'dubito' })
  expect(await shown(scene)).toMatch(/Passo 1 di 3.*Passo 1 fatto.*Passo 2: Il conto del pranzo/s)
  for (const [number, page] of [practice, request].entries()) {
    expect(await shown(page)).toMatch(new RegExp(`Passo ${number + 2} di 3.*L'ho fatto`, 's'))
    expect(await shown(page)).not.toMatch(/(Prova|Scena) \d+ di/)
    const id = group.path[number + 1] ?? ''
    const done = await visitor.post(`/gruppo/${group.id}`, { intent: 'complete', id })
    expect(done.status).toBe(303)
    expect(await shown(page)).toContain('No, non ancora')
  }
  expect(await shown(practice)).toContain('Torna al percorso')
  const other = browserLike(server())
  for (const page of [scene, practice, request]) {
    expect(await (await other.get(page)).text()).not.toMatch(/Torna al percorso|L'ho fatto/)
  }
})

test('TOG-12 on a tablet that was handed on the next person ends the former session, and nothing stays', async () => {
  const { code } = await groupOf(server())
  const { visitor } = await joined(code, 'Luisa')
  const luisa = await meOf(visitor)
  const page = await (await visitor.get(`/g/${code}`)).text()
  expect(page).toContain('Luisa')
  visitor.cookies.set('fucina_vista', 'elenco')
  const answer = await join(visitor, code, 'Renato')
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
  expect(answer.headers.getSetCookie().join()).toMatch(/fucina_vista=;[^,]*Max-Age=0/)
  expect((await meOf(visitor)).name).toBe('Renato')
  const open = server().db().selectFrom('sessions').where('userId', '=', luisa.uid)
  expect(await open.select('id').execute()).toEqual([])
})

test('WHO-118 coming in, going and coming in again makes no end of accounts, and costs nobody else the place', async () => {
  const fucina = await startFucina({ env: { NETWORK_TIMES: '0.05' } })
  const { id, code } = await groupOf(fucina)
  await withinOneQuarter()
  const answers: Response[] = []
  for (let times = 0; times < 7; times += 1) {
    const visitor = browserLike(fucina)
    answers.push(await join(visitor, code, `Persona ${times}`))
    await visitor.post(`/gruppo/${id}`, { intent: 'leave' })
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(303), 429, 429])
  expect(await answers.at(-1)?.text()).toContain('Da qui sono entrate molte persone in poco tempo')
  // Whoever has an account makes none.
  const { visitor } = await signedIn(fucina)
  const own = await visitor.post(`/g/${code}`, { intent: 'join', nome: 'Ada' })
  expect(own.status).toBe(303)
})
