import { expect, test } from 'vitest'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { pieces } from '../../db/content/pieces/all.ts'
import { readable } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const pageText = async (answer: Response, status = 200) => {
  expect(answer.status).toBe(status)
  return readable(await answer.text())
}

const parcel = '/palestra/sms-sul-pacco'
const shop = '/vero-o-falso/bottega-che-chiude'
const shopPiece = pieces.find(({ id }) => shop.endsWith(id))

test('LRN-11 a visitor walks through a scene by forms and links alone', async () => {
  const visitor = browserLike(server())
  const list = await pageText(await visitor.get('/palestra'))
  expect(list).toContain('Ogni scena dura due o tre minuti.')
  expect(list.match(/href="\/palestra\/[a-z-]+"/g)).toHaveLength(18)
  expect(list).not.toContain('Fatta')

  const open = await pageText(await visitor.get(parcel))
  expect(open).toContain('Scena 1 di 17')
  expect(open.match(/name="punto"/g)).toHaveLength(5)
  for (const hidden of ['Il numero è straniero', 'è una truffa', 'Molti soldi']) {
    expect(open).not.toContain(hidden)
  }

  const decided = await visitor.post(parcel, { scelta: 'dubito', punto: ['0', '3', '4'] })
  expect(decided.status).toBe(303)
  const address = decided.headers.get('Location') ?? ''
  expect(address).toBe(`${parcel}?scelta=dubito&punti=0.3.4#com-e-andata`)
  const told = await pageText(await visitor.get(address))
  expect(told).toContain('Giusto: è una truffa')
  expect(told).toContain('Hai visto 3 segni su 4. Ne basta uno per fermarsi e controllare.')
  const markup = told.replace(/<script.*?<\/script>/gs, '')
  expect(markup.match(/L'hai visto/g)).toHaveLength(3)
  expect(told.match(/>Ti era sfuggito</g)).toHaveLength(1)
  expect(told).toContain('Quanto costa sbagliare')
  expect(told).toContain('href="/aiuto/truffa"')
  expect(told).toContain('href="/palestra/messaggio-del-comune"')

  const again = await pageText(await visitor.get('/palestra'))
  expect(again).toContain('1 scena fatta su 17.')
  expect(again.match(/Fatta/g)).toHaveLength(1)
})

test('LRN-11 loading the outcome again counts nothing, and what was tapped is stored nowhere', async () => {
  const { visitor, user } = await signedIn(server())
  await visitor.get(`${parcel}?scelta=fido&punti=1`)
  const steps = () =>
    server().db().selectFrom('learningSteps').selectAll().where('userId', '=', user.id).execute()
  expect(await steps()).toEqual([])
  for (const scelta of ['fido', 'dubito', 'chiedo']) {
    await pageText(await visitor.post(parcel, { scelta, punto: ['1', '2'] }, { follow: true }))
  }
  expect(await steps()).toEqual([
    { userId: user.id, kind: 'scene', stepId: 'sms-sul-pacco', doneAt: expect.any(Date) },
  ])
  expect(await pageText(await visitor.get('/palestra'))).toContain('1 scena fatta su 17.')
})

test('LRN-11 what is no decision is refused', async () => {
  const visitor = browserLike(server())
  const answer = await visitor.post(parcel, { scelta: 'toString' })
  expect(await pageText(answer, 400)).toContain('Scegli che cosa fai')
  expect(visitor.cookies.size).toBe(0)
})

test('LRN-12 a visitor judges a piece by forms and links alone, and nothing tells before', async () => {
  const visitor = browserLike(server())
  const list = await pageText(await visitor.get('/vero-o-falso'))
  expect(new Set(list.match(/href="\/vero-o-falso\/[a-z-]+"/g)).size).toBe(12)
  expect(list).not.toContain('Fatto</span>')

  const open = await pageText(await visitor.get(shop))
  expect(open).toContain('6 di 12')
  expect(open).toContain("È un disegno nostro, al posto dell'immagine.")
  for (const found of Object.values(shopPiece?.found ?? {})) expect(open).toContain(found)
  expect(open).not.toContain(shopPiece?.verdict)
  expect(open).not.toContain(shopPiece?.actions[0])

  const judged = await visitor.post(shop, { scelta: 'nessuno' })
  expect(judged.status).toBe(303)
  expect(judged.headers.get('Location')).toBe(`${shop}?scelta=nessuno#com-e-andata`)
  const told = await pageText(await visitor.get(`${shop}?scelta=nessuno`))
  expect(told).toContain('Questa volta è falso')
  expect(told).toContain(shopPiece?.verdict)
  expect(told).toContain('href="/aiuto/truffa"')
  expect(told).toContain('href="/vero-o-falso/voce-del-centralino"')

  const again = await pageText(await visitor.get('/vero-o-falso'))
  expect(again.match(/Fatto<\/span>/g)).toHaveLength(1)
  expect(await pageText(await visitor.get('/palestra'))).toContain('Ogni scena dura')
})

test('LRN-12 a piece that is done counts once in the account, and for a step of a group’s path', async () => {
  const { visitor, user } = await signedIn(server())
  for (const scelta of ['falso', 'vero']) await visitor.post(shop, { scelta })
  const steps = server().db().selectFrom('learningSteps').where('userId', '=', user.id)
  expect(await steps.select(['kind', 'stepId']).execute()).toEqual([
    { kind: 'scene', stepId: 'vero-o-falso--bottega-che-chiude' },
  ])
})

test('LRN-12 no answer, and a piece that is not there, are said in Italian', async () => {
  const visitor = browserLike(server())
  const nothing = await pageText(await visitor.post(shop, { scelta: 'boh' }), 400)
  expect(nothing).toContain('Scegli una delle quattro risposte.')
  const missing = await pageText(await visitor.get('/vero-o-falso/nonesiste'), 404)
  expect(missing).toContain("Questo pezzo non c'è")
  expect(missing).toContain('href="/vero-o-falso"')
  expect((await visitor.post('/vero-o-falso/nonesiste', { scelta: 'vero' })).status).toBe(404)
  expect(visitor.cookies.size).toBe(0)
})

/** Last: it stays retired. */
test('LRN-11 a scene that is missing or retired says so, with a way back', async () => {
  const fucina = server()
  const visitor = browserLike(fucina)
  const db = fucina.db()
  const retire = (id: string) => withdrawRecord(db, operator, sceneNoun, id)
  await retire('sms-sul-pacco')
  await expect.poll(async () => (await visitor.get(parcel)).status).toBe(404)
  for (const path of [parcel, '/palestra/non-esiste', '/palestra/%00']) {
    const answer = await pageText(await visitor.get(path), 404)
    expect(answer, path).toContain("Questa scena non c'è più")
    expect(answer, path).toContain('Torna alle scene')
  }
  expect((await visitor.post(parcel, { scelta: 'fido' })).status).toBe(404)
  expect(visitor.cookies.size).toBe(0)
})
