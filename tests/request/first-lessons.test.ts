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
  test('LRN-02 each lesson is a page of its own, with a form that posts to it', async () => {
    const visitor = browserLike(server())
    for (const { id, parts } of lessons) {
      for (const index of parts.keys()) {
        const html = await read(visitor, `${path}/${id}?prova=${index + 1}`)
        expect(html, id).toContain(`action="${path}/${id}?prova=${index + 1}#esito"`)
        expect(html).toContain(`Prova ${index + 1} di ${parts.length}`)
        expect(html).not.toContain('id="esito"')
      }
    }
  })

  test('LRN-08 the menu of a picture opens by a touch, and the page says so', async () => {
    const html = await read(browserLike(server()), `${taps}?prova=2`)
    expect(html).toMatch(/<noscript><p[^>]*>Qui basta toccare la foto: il menu si apre\.<\/p>/)
    expect(html).not.toContain('Apri il menu con questo pulsante')
  })

  test('LRN-03 the verdict comes back where the answer was given, with the next step', async () => {
    const visitor = browserLike(server())
    const wrong = await pageText(await tap(visitor, '1'))
    expect(wrong).toMatch(/id="esito"[^>]*>.*Non ancora.*Hai acceso la radio/s)
    expect(wrong).toContain('Non ora: vai avanti')
    const right = await pageText(await tap(visitor, '2'))
    expect(right).toMatch(/id="esito"[^>]*>.*>Giusto<.*Basta premere una volta/s)
    expect(right).toContain(`href="${taps}?prova=2#prova"`)
    expect(right).toContain('Riprova da capo')
  })

  test('LRN-03 what was chosen or written is still there after a wrong answer', async () => {
    const visitor = browserLike(server())
    const written = await pageText(
      await visitor.post(`${path}/copia-e-incolla?prova=1`, {
        prova: 'tutto',
        risposta: 'Via dei <b>',
      }),
    )
    expect(written).toContain('Via dei &lt;b&gt;</textarea>')
    const chosen = await pageText(
      await visitor.post(`${path}/un-codice?prova=1`, {
        prova: 'che-cosa-guardi',
        risposta: ['1', '2'],
      }),
    )
    expect(chosen.match(/<input[^>]*name="risposta"[^>]*checked=""/g)).toHaveLength(2)
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

describe('bad days', () => {
  test('LRN-02 a lesson that does not exist is not found, and leads back', async () => {
    const visitor = browserLike(server())
    const opened = await visitor.get(`${path}/nonesiste`)
    expect(opened.status).toBe(404)
    expect(await pageText(opened)).toContain('Torna alle lezioni')
    expect((await visitor.post(`${path}/nonesiste`, { prova: 'x' })).status).toBe(404)
  })

  test('LRN-03 a part that does not exist, or none, is refused; nothing is noted', async () => {
    const { visitor, user } = await signedIn(server())
    const forms: Record<string, string>[] = [{ prova: 'x', risposta: '1' }, { risposta: '1' }, {}]
    for (const form of forms) {
      const answer = await visitor.post(taps, form)
      expect(answer.status).toBe(400)
      expect(await pageText(answer)).toContain('La richiesta non si legge')
    }
    expect(await storedSteps(user.id)).toEqual([])
  })
})

test('LRN-07 the field for a file sends nothing, and the file to download is small and plain', async () => {
  const visitor = browserLike(server())
  const html = await read(visitor, `${path}/un-file?prova=3`)
  const field = /<input[^>]*type="file"[^>]*>/.exec(html)?.[0] ?? ''
  expect(field).toContain('required')
  expect(field).not.toMatch(/\bname=/)
  expect(html).not.toContain('multipart')
  const file = await visitor.get('/lezioni/lista-della-spesa.txt')
  expect(file.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect((await file.text()).length).toBeLessThan(500)
})
