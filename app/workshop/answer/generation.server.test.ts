import { describe, expect, test } from 'vitest'
import { aiOfFile } from '../../../tests/harness/ai.ts'
import { longAgo, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { structuredAnswer } from '../../../tests/stand-ins/ai-texts.ts'
import { savePrice } from '../../ai/admin/edit-service.server.ts'
import { remaining } from '../../ai/quota.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { newVisitorId } from '../../platform/visitor.server.ts'
import { readGeneratedPicture } from '../../records/pictures/generated-pictures.server.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { Asker } from './asker.server.ts'
import { generateAnswer, generateImage } from './generation.server.ts'

const ai = await aiOfFile()

const secret = 's'.repeat(32)
const settings = (more: Record<string, string> = {}) =>
  parseEnv({ SECRET: secret, ...ai.env, AI_PROVIDER_NAME: 'Servizio di prova', ...more })
const ground = (env = settings(), signal = new AbortController().signal) => ({
  env,
  signal,
  log: createLog('silent'),
})

const from = (userId: string | null, address = '192.0.2.1'): Asker =>
  userId === null
    ? { kind: 'visitor', userId, visitorId: newVisitorId(), isNew: true, address }
    : { kind: 'user', userId, visitorId: null, address }

const generations = (db: Database) =>
  db.selectFrom('generations').select(['userId', 'kind', 'status', 'isDemo']).execute()

async function ask(db: Database, asker: Asker, prompt = 'Ciao', at = ground()) {
  const events: AnswerEvent[] = []
  await generateAnswer(db, asker, { prompt }, at, (event) => events.push(event))
  return events
}

describe('an answer', () => {
  test('DATA-17 is a start, pieces and an end, and leaves a record without text', async () => {
    const db = await testDatabase()
    const user = await testUser(db, { createdAt: longAgo() })
    const events = await ask(db, from(user.id), 'Parole segrete')
    expect(events[0]).toEqual({
      type: 'start',
      generationId: expect.any(String),
      isDemo: false,
      remaining: 99,
      canDraw: true,
    })
    expect(events.at(-1)).toEqual({ type: 'end', cut: null })
    const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(text).toBe(structuredAnswer('Parole segrete'))
    const [record] = await db.selectFrom('generations').selectAll().execute()
    expect(record).toEqual({
      id: events[0]?.type === 'start' && events[0].generationId,
      userId: user.id,
      kind: 'answer',
      status: 'ok',
      isDemo: false,
      model: 'gpt-3.5-turbo',
      tokensIn: 320,
      tokensOut: 210,
      createdAt: expect.any(Date),
    })
    expect(JSON.stringify(record)).not.toContain('segrete')
  })

  test.for([
    [
      '401',
      'AI_AUTHENTICATION',
      502,
      'Errore di autenticazione con Servizio di prova. Verifica la configurazione API. Non dipende da te: ho avvisato chi gestisce il sito.',
      20,
    ],
    ['429', 'AI_TOO_MANY_REQUESTS', 429, 'Troppe richieste. Riprova tra qualche minuto.', 20],
    [
      '500',
      'AI_AWAY',
      502,
      'Errore nella generazione della risposta. Riprova più tardi. Non dipende da te: il servizio non risponde.',
      20,
    ],
    [
      'policy',
      'AI_REFUSED',
      422,
      'Errore nella generazione della risposta. Riprova più tardi. Il servizio non accetta questa richiesta: prova a scriverla con altre parole.',
      19,
    ],
    [
      'empty',
      'AI_EMPTY',
      502,
      'Mi dispiace, non sono riuscito a generare una risposta. Riprova. Se non va, scrivila con altre parole.',
      19,
    ],
  ] as const)(
    'ERR-28 ERR-29 ERR-30 ERR-31 AIX-05 HLD-10 %s is %s, and given back is what was not billed',
    async ([mode, code, status, message, left]) => {
      const db = await testDatabase()
      const asker = from(null)
      ai.chat = mode
      await expect(ask(db, asker)).rejects.toMatchObject({
        code,
        status,
        message,
      })
      expect(await generations(db)).toEqual([
        { userId: null, kind: 'answer', status: code, isDemo: false },
      ])
      expect(await remaining(db, settings(), asker)).toBe(left)
    },
  )

  test('ERR-30 what arrived before the stream broke is kept, and counted', async () => {
    const db = await testDatabase()
    const asker = from(null)
    ai.chat = 'cut'
    const events = await ask(db, asker)
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(0)
    expect(events.at(-1)).toEqual({
      type: 'error',
      code: 'AI_FAILED',
      message: 'Errore nella generazione della risposta. Riprova più tardi.',
    })
    expect((await generations(db))[0]?.status).toBe('AI_FAILED')
    expect(await remaining(db, settings(), asker)).toBe(19)
  })

  test('ERR-34 without a provider nothing is counted or recorded', async () => {
    const db = await testDatabase()
    const message = "OpenAI non è configurato. Contatta l'amministratore del sistema."
    for (const env of [
      parseEnv({ SECRET: secret, AI_PROVIDER: 'off' }),
      parseEnv({ SECRET: secret, PUBLIC_URL: 'https://fucina.example' }),
    ]) {
      await expect(ask(db, from(null), 'Ciao', ground(env))).rejects.toMatchObject({
        code: 'AI_NOT_CONFIGURED',
        status: 503,
        message,
      })
    }
    expect(await generations(db)).toEqual([])
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([])
  })

  test('AIX-12 a budget that is reached while 50 answers run ends none of them, and refuses the next kindly', async () => {
    const db = await testDatabase({ poolSize: 20 })
    const admin = { ...(await testUser(db, { role: 'admin' })), role: 'admin' as const }
    const env = settings({ AI_MONTHLY_BUDGET: '5', NETWORK_TIMES: '20' })
    const price = { model: 'gpt-3.5-turbo', millionIn: 0, millionOut: 1000, picture: null }
    await savePrice(db, admin, env, price)
    ai.pace = 2
    const all = Array.from({ length: 50 }, () => ask(db, from(null), 'Ciao', ground(env)))
    const answers = await Promise.allSettled(all)
    const served = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    for (const events of served) expect(events.at(-1)).toEqual({ type: 'end', cut: null })
    expect(served.length).toBeGreaterThan(20)
    await expect(ask(db, from(null), 'Ciao', ground(env))).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Guide e strumenti restano aperti'),
    })
    // Not one after the budget was reached.
    expect(ai.requests).toHaveLength(served.length)
  })

  test('the demo answers on loopback, and draws, says that it is one, and counts as well', async () => {
    const db = await testDatabase()
    const env = parseEnv({ SECRET: secret })
    const events = await ask(db, from(null), 'Ciao', ground(env))
    expect(events[0]).toMatchObject({ isDemo: true, remaining: 19 })
    expect(await generations(db)).toEqual([
      { userId: null, kind: 'answer', status: 'ok', isDemo: true },
    ])
    const texts = { prompt: 'Un menu', answer: '# Il menu' }
    expect(await generateImage(db, from(null), texts, ground(env))).toMatchObject({ isDemo: true })
  })

  test("AIX-12 a reader who leaves ends the provider's call, before and after the first words, and is counted", async () => {
    const db = await testDatabase()
    ai.pace = 30
    const leaving = new AbortController()
    const events: AnswerEvent[] = []
    const at = ground(settings(), leaving.signal)
    await generateAnswer(db, from(null), { prompt: 'Ciao' }, at, (event) => {
      events.push(event)
      if (event.type === 'text') leaving.abort()
    })
    expect(events.map(({ type }) => type)).toEqual(['start', 'text'])
    await ai.untilLast('aborted')
    ai.chat = 'hang'
    const gone = new AbortController()
    const begun = ask(db, from(null), 'Ciao', ground(settings(), gone.signal))
    setTimeout(() => gone.abort(), 100)
    await expect(begun).rejects.toMatchObject({ code: 'STOPPED' })
    await ai.untilLast('aborted')
    expect((await generations(db)).map(({ status }) => status)).toEqual(['STOPPED', 'STOPPED'])
  })
})

describe('allowances', () => {
  test('AI-07 Q24 ERR-29 past the limit per minute, and of the day, it is said, and others are not affected', async () => {
    const db = await testDatabase()
    const env = settings({ AI_DAILY_PER_USER: '1', AI_DAILY_PER_VISITOR: '1' })
    for (const asker of [from((await testUser(db, { createdAt: longAgo() })).id), from(null)]) {
      await ask(db, asker, 'Ciao', ground(env))
      expect(await remaining(db, env, asker)).toBe(0)
      await expect(ask(db, asker, 'Ciao', ground(env))).rejects.toMatchObject({
        code: 'QUOTA_DAY',
        status: 429,
        message: 'Il limite di oggi è finito: riprova domani.',
      })
    }
    // Nothing at all, so that no turn of a minute makes a difference.
    const none = { ...settings(), AI_PER_MINUTE_USER: 0 }
    const anna = from((await testUser(db, { createdAt: longAgo() })).id)
    await expect(ask(db, anna, 'Ciao', ground(none))).rejects.toMatchObject({
      code: 'QUOTA_MINUTE',
      status: 429,
      message: 'Troppe richieste. Riprova tra qualche minuto.',
    })
    expect(ai.requests).toHaveLength(2)
  })

  test('PERM-03 a visitor may ask; what is left is the smallest of the limits of the day', async () => {
    const db = await testDatabase()
    const env = settings({ AI_DAILY_PER_VISITOR: '20', AI_DAILY_TOTAL: '22' })
    const asker = from(null)
    expect(await remaining(db, env, asker)).toBe(3)
    const [start] = await ask(db, asker, 'Ciao', ground(env))
    expect(start).toMatchObject({ remaining: 2 })
    expect(await remaining(db, env, asker)).toBe(2)
  })

  test('no stored key holds an address', async () => {
    const db = await testDatabase()
    await ask(db, from(null, '203.0.113.77'))
    const keys = await db.selectFrom('quotas').select('key').execute()
    expect(keys.length).toBe(6)
    expect(JSON.stringify(keys)).not.toContain('203.0')
  })
})

test('the day begins at midnight in Bergamo', () => {
  expect(romanDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
  expect(romanDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  expect(romanDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
})

describe('an image', () => {
  const texts = { prompt: 'Un menu', answer: '# Il menu' }

  test('WORK-19 SAVE-18 is stored as WebP for whoever asked, and counts like an answer', async () => {
    const db = await testDatabase()
    const asker = from(null)
    const image = await generateImage(db, asker, texts, ground())
    expect(image).toEqual({
      imageId: expect.any(String),
      url: `/prompts/images/${image.imageId}`,
      isDemo: false,
      remaining: 19,
    })
    const owner = { userId: null, visitorId: asker.visitorId }
    expect(await readGeneratedPicture(db, owner, image.imageId)).toMatchObject({
      found: true,
      contentType: 'image/webp',
    })
    expect(await generations(db)).toEqual([
      { userId: null, kind: 'image', status: 'ok', isDemo: false },
    ])
  })

  test('WORK-21 without content there is no image, no call and no count', async () => {
    const db = await testDatabase()
    await expect(
      generateImage(db, from(null), { prompt: 'Un menu', answer: ' \n' }, ground()),
    ).rejects.toMatchObject({
      status: 400,
      message: "Impossibile generare l'immagine: contenuto mancante",
    })
    expect(ai.requests).toEqual([])
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([])
  })

  test.for([
    [
      '401',
      'Errore di autenticazione con Servizio di prova. Verifica la configurazione API. Non dipende da te: ho avvisato chi gestisce il sito.',
      20,
    ],
    [
      '500',
      "Errore nella generazione dell'immagine. Riprova più tardi. Non dipende da te: il servizio non risponde.",
      20,
    ],
    ['bomb', "Errore nella generazione dell'immagine. Riprova più tardi.", 19],
    ['empty-list', 'Nessuna immagine generata', 19],
  ] as const)(
    'ERR-28 ERR-29 ERR-32 ERR-33 HLD-10 %s stores nothing; given back is what was not billed',
    async ([mode, message, left]) => {
      const db = await testDatabase()
      const asker = from(null)
      ai.image = mode
      await expect(generateImage(db, asker, texts, ground())).rejects.toMatchObject({ message })
      expect(await db.selectFrom('images').select('id').execute()).toEqual([])
      expect(await remaining(db, settings(), asker)).toBe(left)
    },
  )
})
