import { expect, test } from 'vitest'
import { pieces } from '../../db/content/pieces/all.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const pageText = async (answer: Response, status = 200) => {
  expect(answer.status).toBe(status)
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const shop = '/vero-o-falso/bottega-che-chiude'
const shopPiece = pieces.find(({ id }) => shop.endsWith(id))

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
  const steps = server().db().selectFrom('learningSteps').selectAll()
  expect(await steps.where('userId', '=', user.id).execute()).toEqual([
    {
      userId: user.id,
      kind: 'scene',
      stepId: 'vero-o-falso--bottega-che-chiude',
      doneAt: expect.any(Date),
    },
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
