import { describe, expect, test } from 'vitest'
import { lessons } from '../../db/content/lessons/all.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const path = '/prima-di-cominciare'
const taps = `${path}/toccare-e-cliccare`

const pageText = async (response: Response) =>
  (await response.text()).replaceAll('<!-- -->', '').split('<footer')[0] ?? ''
const read = async (visitor: Visitor, address: string) => pageText(await visitor.get(address))
const tap = (visitor: Visitor, answer: string) =>
  visitor.post(`${taps}?prova=1`, { prova: 'una-volta', risposta: answer })
const storedSteps = async (userId: string) =>
  (
    await server()
      .db()
      .selectFrom('learningSteps')
      .selectAll()
      .where('userId', '=', userId)
      .execute()
  )
    .map(({ stepId }) => stepId)
    .sort()

describe('without script and without account', () => {
  test('LRN-02 LRN-07 each lesson is a page of its own, with a form that posts to it', async () => {
    const visitor = browserLike(server())
    for (const { id, parts } of lessons) {
      for (const index of parts.keys()) {
        const html = await read(visitor, `${path}/${id}?prova=${index + 1}`)
        expect(html, id).toContain(`action="${path}/${id}?prova=${index + 1}#esito"`)
        expect(html).toContain(`Prova ${index + 1} di ${parts.length}`)
        expect(html).not.toContain('id="esito"')
        // Of a file that is chosen nothing is sent.
        const [field = ''] = /<input[^>]*type="file"[^>]*>/.exec(html) ?? []
        expect(field).not.toMatch(/\bname=/)
      }
    }
  })

  test('LRN-01 all are done, half-way is shown, and the end leads on', async () => {
    const visitor = browserLike(server())
    await tap(visitor, '2')
    expect(await read(visitor, path)).toContain('cominciata: 1 su 3')
    for (const { id, parts } of lessons) {
      for (const [index, part] of parts.entries()) {
        const answers = rightAnswers(part)
        const answer = await visitor.post(`${path}/${id}?prova=${index + 1}`, {
          prova: part.id,
          risposta: answers,
        })
        expect(answer.status).toBe(200)
        expect((await answer.text()).includes('>Giusto<'), `${id}.${part.id}`).toBe(true)
      }
    }
    const [first, second] = lessons
    const again = await read(visitor, `${path}/${first?.id}`)
    expect(again).toMatch(/L&#x27;hai già fatta\. Puoi rifarla, oppure andare avanti\./)
    expect(again).toMatch(new RegExp(`href="${path}/${second?.id}"[^>]*>Sali al gradino 2<`))
    const html = await read(visitor, path)
    expect(html).toContain('7 lezioni fatte su 7')
    expect(html).toContain('6 lezioni fatte su 6')
    expect(html).toContain('href="/onboarding"')
  })
})

test('LRN-02 LRN-03 a lesson or a part that does not exist is refused; nothing is noted', async () => {
  const { visitor, user } = await signedIn(server())
  const missing = await visitor.get(`${path}/nonesiste`)
  expect([missing.status, await pageText(missing)]).toEqual([
    404,
    expect.stringContaining('Torna alle lezioni'),
  ])
  const forms: Record<string, string>[] = [{ prova: 'x', risposta: '1' }, {}]
  for (const form of forms) {
    const answer = await visitor.post(taps, form)
    expect(answer.status).toBe(400)
    expect(await pageText(answer)).toContain('La richiesta non si legge')
  }
  expect(await storedSteps(user.id)).toEqual([])
})
