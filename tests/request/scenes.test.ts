import { expect, test } from 'vitest'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true })

const pageText = async (answer: Response, status = 200) => {
  expect(answer.status).toBe(status)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

const parcel = '/palestra/sms-sul-pacco'

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
  expect(told.match(/L&#x27;hai visto/g)).toHaveLength(3)
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

test.for(['', 'fidarsi', 'toString'])('LRN-11 %j is no decision', async (scelta) => {
  const visitor = browserLike(server())
  const answer = await visitor.post(parcel, { scelta })
  expect(await pageText(answer, 400)).toContain('Scegli che cosa fai')
  expect(visitor.cookies.size).toBe(0)
})

test('LRN-11 without the database the screens say so, and nothing is lost', async () => {
  const fucina = server()
  const visitor = browserLike(fucina)
  await pageText(await visitor.post(parcel, { scelta: 'chiedo' }, { follow: true }))
  await fucina.outage.takeAway()
  // The scenes are in memory, and hold for a second.
  await expect.poll(async () => (await visitor.get('/palestra')).status).toBe(503)
  expect(await pageText(await visitor.get('/palestra'), 503)).toContain(
    'Non riesco ad aprire la palestra',
  )
  expect(await pageText(await visitor.get(parcel), 503)).toContain('Non riesco ad aprire la scena')
  await fucina.outage.bringBack()
  expect(await pageText(await visitor.get('/palestra'))).toContain('1 scena fatta su 17.')
})

test('LRN-11 a scene that is missing or retired says so, with a way back', async () => {
  const fucina = server()
  const visitor = browserLike(fucina)
  const db = fucina.db()
  const retire = (id: string) => withdrawRecord(db, operator, sceneNoun, id)
  await retire('sms-sul-pacco')
  await expect.poll(async () => (await visitor.get(parcel)).status).toBe(404)
  for (const path of [parcel, '/palestra/non-esiste', '/palestra/%00']) {
    const answer = await pageText(await visitor.get(path), 404)
    expect(answer, path).toContain('Questa scena non c&#x27;è più')
    expect(answer, path).toContain('Torna alle scene')
  }
  expect((await visitor.post(parcel, { scelta: 'fido' })).status).toBe(404)
  expect(visitor.cookies.size).toBe(0)
  for (const { id } of scenes) await retire(id)
  await expect
    .poll(async () => pageText(await visitor.get('/palestra')))
    .toContain('Oggi la palestra è vuota')
  const empty = await pageText(await visitor.get('/palestra'))
  expect(empty).toContain('href="/aiuto/truffa"')
})
