import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { rewriteRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true, env: { LOG_LEVEL: 'warn' } })

const unreadable = 'La richiesta non si legge.'

describe('bodies that no form of ours sends', () => {
  test.for([
    ['text/plain', 'x'],
    ['application/json', '{"intent": "delete"}'],
    ['multipart/form-data', 'x'],
    ['application/octet-stream', '\u0000'],
  ] as const)(
    'are refused with 400 and an Italian text by every form: %s',
    async ([type, body]) => {
      const { visitor } = await signedIn(server())
      for (const path of [
        '/login/accedi',
        '/prompts',
        '/saved-searches',
        '/saved-searches/x',
        '/guides/chatgpt-basics',
        '/prima-di-cominciare/un-file',
      ]) {
        const init = { method: 'POST', body, headers: { 'Content-Type': type } }
        const answer = await visitor.send(path, init)
        expect.soft(answer.status, path).toBe(400)
        expect.soft(await answer.text(), path).toContain(unreadable)
      }
    },
  )

  test('an address by hand of what only takes posts leads to the workshop', async () => {
    for (const path of ['/prompts/answer', '/prompts/image']) {
      const answer = await browserLike(server()).get(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/prompts'])
    }
  })
})

test('WORK-14 without script an unusable prompt comes back with its text and status 400', async () => {
  const answer = await browserLike(server()).post('/prompts', { prompt: 'x'.repeat(4001) })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('La richiesta è troppo lunga: al massimo 4.000 caratteri.')
  expect(html).toContain('x'.repeat(4001))
})

test('HEAD has the headers of GET and no body, also of what is no page', async () => {
  const visitor = browserLike(server())
  for (const path of ['/', '/news']) {
    const answer = await visitor.send(path, { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('Content-Security-Policy')).toBeTruthy()
  }
})

test('ERR-15 content that names an unknown icon or a foreign picture shows ours, and breaks nothing', async () => {
  const fucina = server()
  const db = fucina.db()
  const { visitor } = await signedIn(fucina)
  const foreign = ['https://altrove.example/x.png', '//altrove.example/x.png', 'javascript:x()']
  for (const [at, address] of foreign.entries()) {
    const iconName = ['Briefcase', '__proto__', 'constructor'][at] as 'Pencil'
    await rewriteRecord(db, professionNoun, 'medico', { iconName, heroImage: address })
    await rewriteRecord(db, toolNoun, '1', { imageUrl: address })
    await rewriteRecord(db, guideNoun, 'chatgpt-basics', { imageUrl: address })
    for (const path of [
      '/?passo=2',
      '/?cerca=lettera',
      '/tools',
      '/guides',
      '/guides/chatgpt-basics',
      '/professions/medico',
      '/prompts',
      '/onboarding',
    ]) {
      const html = await (await visitor.get(path)).text()
      const pictures = [...html.matchAll(/ (?:src|href)="((?:https?:|javascript:|\/\/)[^"]*)"/g)]
      const others = pictures.filter(([, to = '']) => /altrove|javascript:/.test(to))
      expect(others, `${address} ${path}`).toEqual([])
      expect(html, path).toContain('/drawings/')
    }
  }
  expect(fucina.logs()).not.toContain('rendering failed')
})

// The last: nobody brings it back.
test('WORK-13 ERR-30 PERM-08 while the database is away forms keep what was typed, and the admin area stays shut', async () => {
  const fucina = server()
  const { visitor } = await signedIn(fucina)
  const forger = browserLike(fucina)
  forger.cookies.set('fucina.session_token', 'invented.signature')
  await fucina.outage.takeAway()
  await wait(1500)
  const answer = await visitor.post('/prompts', { prompt: 'Una parola rara: zibaldone' })
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('Una parola rara: zibaldone')
  expect(html).toContain('Errore nella generazione della risposta. Riprova più tardi.')
  for (const someone of [visitor, forger]) {
    const admin = await someone.get('/admin')
    expect(admin.status).toBe(503)
    const text = await admin.text()
    expect(text).toContain('Errore nel caricamento delle statistiche')
    expect(text).not.toContain('Guide completate')
  }
  await visitor.get('/prompts?profession=medico')
  const lines = fucina.logs().split('\n').filter(Boolean)
  const workshop = lines.filter((line) => line.includes('a part of the workshop'))
  expect(workshop.length).toBeGreaterThan(0)
  for (const line of workshop) expect(JSON.parse(line).requestId).toMatch(/^[0-9a-f-]{36}$/)
})
