import { describe, expect, test } from 'vitest'
import { tools as builtIn } from '../../db/content/tools/all.ts'
import { testDatabase } from '../../tests/harness/database.ts'
import { rewriteRecord } from '../../tests/harness/records.ts'
import { operator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { publishRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import { findTools } from './finder.server.ts'
import { finderTexts, goalLength } from './finder.ts'
import { finderCategories, finderHints } from './finder-data.ts'

const namesFor = async (db: Database, goal: string) =>
  (await findTools(db, goal, 100)).tools.map(({ name }) => name)

describe('finding tools', () => {
  test('FIND-01 FIND-09 a goal finds the tools that suit it, best first, with what a card shows', async () => {
    const db = await testDatabase({ seeded: true })
    const { tools, total } = await findTools(db, 'scrivere una lettera al Comune', 3)
    expect(tools).toHaveLength(3)
    expect(total).toBeGreaterThan(3)
    expect(tools[0]).toEqual({
      id: '1',
      name: 'ChatGPT',
      description: expect.stringContaining('Scrive lettere'),
      imageUrl: '/drawings/strumento-chatgpt.svg',
      category: 'Scrittura',
      rating: 4.4,
      hasFree: true,
      reasons: ['Va bene per scrivere testi.', 'Contiene la parola «scrivere».'],
      features: expect.arrayContaining(['Ascoltare la tua voce, se non vuoi scrivere']),
    })
    expect((await namesFor(db, 'Fare un volantino')).slice(0, 2)).toEqual([
      'Canva',
      'Adobe Firefly',
    ])
    expect(await namesFor(db, 'xyzzy')).toEqual([])
  })

  test('FIND-02 a blank or over-long goal is refused with 400', async () => {
    const db = await testDatabase()
    for (const goal of ['', '   ', '\n\t']) {
      await expect(findTools(db, goal, 3)).rejects.toMatchObject({
        status: 400,
        message: finderTexts.blank,
      })
    }
    await expect(findTools(db, 'a'.repeat(goalLength + 1), 3)).rejects.toMatchObject({
      status: 400,
      message: finderTexts.tooLong,
    })
    expect(await findTools(db, 'a'.repeat(goalLength), 3)).toEqual({ tools: [], total: 0 })
  })

  test('FIND-04 an inactive tool is not found, an activated one is', async () => {
    const db = await testDatabase({ seeded: true })
    expect(await namesFor(db, 'Canva')).toContain('Canva')
    await withdrawRecord(db, operator, toolNoun, '6')
    expect(await namesFor(db, 'Canva')).not.toContain('Canva')
    await publishRecord(db, operator, toolNoun, '6')
    expect(await namesFor(db, 'Canva')).toContain('Canva')
  })

  test('FIND-08 the bonus of «gratuito» follows pricing.hasFree', async () => {
    const db = await testDatabase({ seeded: true })
    expect(await namesFor(db, 'xyzzy gratuito')).toHaveLength(10)
    const pricing = { hasFree: false, startingPrice: 'x', description: 'x' }
    await rewriteRecord(db, toolNoun, '1', { pricing })
    expect(await namesFor(db, 'xyzzy gratuito')).toHaveLength(9)
    expect(await namesFor(db, 'xyzzy gratuito')).not.toContain('ChatGPT')
  })

  test('FIND-07 FIND-08 the lists name tools that exist', async () => {
    const ids = new Set(builtIn.map(({ id }) => id))
    const ties = finderHints.flatMap((hint) => (hint.ties === 'free' ? [] : hint.ties))
    for (const id of [...finderCategories.flatMap(({ toolIds }) => toolIds), ...ties]) {
      expect(ids).toContain(id)
    }
    const beginners = builtIn.filter(({ difficulty }) => difficulty === 'beginner')
    for (const word of ['semplice', 'veloce']) {
      const hint = finderHints.find((one) => one.word === word)
      expect(new Set(hint?.ties)).toEqual(new Set(beginners.map(({ id }) => id)))
    }
  })
})

describe('the reasons', () => {
  test('FIND-09 say why: name, category, words, hints', async () => {
    const db = await testDatabase({ seeded: true })
    const reasons = async (goal: string, id: string) =>
      (await findTools(db, goal, 100)).tools.find((tool) => tool.id === id)?.reasons
    expect(await reasons('Come si usa Canva?', '6')).toEqual(['Hai scritto il suo nome.'])
    expect(await reasons('xyzzy gratuito', '6')).toEqual(['Ha una parte gratuita.'])
    expect(await reasons('Scrìvere MANUALI', '9')).toEqual(['Contiene la parola «manuali».'])
    expect(await reasons('Lèggere MANUALI', '3')).toEqual(['Contiene la parola «lèggere».'])
    expect(await reasons('regolament', '9')).toEqual(['Contiene «regolament».'])
  })

  test('WKX-70 they name only words that mean something; where they are none for any tool, none is found', async () => {
    const db = await testDatabase({ seeded: true })
    const reasons = async (goal: string, id: string) =>
      (await findTools(db, goal, 100)).tools.find((tool) => tool.id === id)?.reasons
    const unsaid = [
      'per e',
      'il',
      'una',
      'un',
      'Con la mia',
      'sono sola',
      'codice fiscale',
      'triste',
    ]
    for (const goal of [...unsaid, 'mi fa male un ginocchio', 'sto bene', 'che età ha']) {
      expect(await findTools(db, goal, 100), goal).toEqual({ tools: [], total: 0 })
    }
    expect(await reasons('una cosa per i manuali', '9')).toEqual(['Contiene la parola «manuali».'])
    const { tools } = await findTools(db, 'vorrei una foto per il mio sito', 100)
    const named = tools.flatMap(({ reasons }) => reasons.join().match(/«[^»]+»/g) ?? [])
    for (const word of ['il', 'una', 'per', 'mio', 'vorrei']) {
      expect(named).not.toContain(`«${word}»`)
    }
    expect(named).toContain('«foto»')
  })
})
