import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase } from '../../tests/harness/database.ts'
import { rewriteRecord } from '../../tests/harness/records.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { operator } from '../platform/actor.server.ts'
import { findTemplates } from '../professions/find-templates.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import type { Noun } from '../records/noun.ts'
import { publishRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { firstSentences } from '../ui/first-sentences.ts'
import { readyShown } from './finder.ts'
import { askFinder } from './finder-request.server.ts'
import { findReady } from './ready.server.ts'

/** A goal, and what stands beside our requests: addresses of guides, the gym. */
const beside: [string, ...string[]][] = [
  ['ho ricevuto un sms strano è una truffa?', '/palestra'],
  ['una telefonata sospetta dal finto maresciallo', '/palestra'],
  ['questa foto è vera o falsa?', '/vero-o-falso'],
  ['come capisco se una notizia è vera', '/vero-o-falso'],
  ['Capire una bolletta', '/guides/bolletta-da-capire'],
  ['scrivere al comune', '/guides/scrivere-al-comune'],
  ['prenotare una visita dal dentista', '/guides/visita-da-prenotare'],
  ['parlare con ChatGPT', '/guides/chatgpt-basics'],
  ['una visita ai parenti di Verona'],
  ['auguri di compleanno'],
  ['mandare una foto ai nipoti'],
]

/** What nothing here is about. */
const notOurs = ['montare un video', 'dolore al petto', 'voglio morire', 'per una il', 'xyzzy']

/** What people type, and after the arrow parts of the addresses that may stand first; none: nothing of ours may. */
const wishes = (file: string): { text: string; wanted: string[] }[] =>
  readFileSync(resolve(import.meta.dirname, '../../tests/fixtures', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/ ->(?: |$)/))
    .map(([text = '', wanted]) => ({ text, wanted: wanted ? wanted.split(' | ') : [] }))

describe('Puoi farlo subito qui', () => {
  test.for(['wishes-tuned.txt', 'wishes-more.txt', 'wishes-unseen.txt', 'wishes-once.txt'])(
    'WKX-70 what fits each wish of %s stands first',
    async (file) => {
      const db = await testDatabase({ seeded: true })
      const wrong: string[] = []
      for (const { text, wanted } of wishes(file)) {
        const [first] = await findReady(db, text)
        const isRight = first ? wanted.some((part) => first.to.includes(part)) : wanted.length === 0
        if (!isRight) wrong.push(`${text}: ${first?.to ?? 'nothing'}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('WKX-70 drafts are not offered; what is published or edited is, at once', async () => {
    const db = await testDatabase({ seeded: true })
    const ids = async (goal: string) => (await findTemplates(db, goal, 3)).map(({ id }) => id)
    expect(await ids('diffida')).toEqual(['avvocato-diffida'])
    const withdraw = (noun: Noun) => withdrawRecord(db, operator, noun, 'avvocato')
    const publish = (noun: Noun) => publishRecord(db, operator, noun, 'avvocato')
    await withdraw(professionNoun)
    expect(await ids('diffida')).toEqual([])
    await publish(professionNoun)
    await withdraw(promptSetNoun)
    expect(await ids('diffida')).toEqual([])
    await publish(promptSetNoun)
    expect(await ids('diffida')).toEqual(['avvocato-diffida'])
    const template = {
      id: 'mio',
      emoji: '🎺',
      need: '',
      why: '',
      title: 'Invitare la banda musicale',
      description: 'Per la festa del paese.',
      blocks: [{ text: 'Scrivi un invito.' }],
    }
    await rewriteRecord(db, promptSetNoun, 'vita-quotidiana', { templates: [template] })
    expect(await ids('la banda musicale')).toEqual(['mio'])
    expect(await ids('truffa')).toEqual([])
  })

  test('WKX-70 guides stand beside the requests when they are about the goal, and the gym when it is about a fraud', async () => {
    const db = await testDatabase({ seeded: true })
    const wrong: string[] = []
    for (const [goal, ...wanted] of beside) {
      const found = (await findReady(db, goal)).map(({ to }) => to)
      const others = found.filter((to) => !to.startsWith('/prompts'))
      if (others.join() !== wanted.join()) wrong.push(`${goal}: ${others.join(', ') || 'nothing'}`)
    }
    expect(wrong).toEqual([])
  })

  test('WKX-70 a goal that nothing of ours is about gets nothing', async () => {
    const db = await testDatabase({ seeded: true })
    const found = await Promise.all(
      notOurs.map(async (goal) =>
        (await findReady(db, goal)).map(({ title }) => `${goal}: ${title}`),
      ),
    )
    expect(found.flat()).toEqual([])
  })

  test('WKX-70 a guide that is retired is not offered', async () => {
    const db = await testDatabase({ seeded: true })
    for (const { id } of guides) await withdrawRecord(db, operator, guideNoun, id)
    expect((await findReady(db, 'capire una bolletta')).map(({ to }) => to).join()).not.toContain(
      '/guides',
    )
  })

  test('WKX-70 the tools that are found stay as they are, and a goal without tools still leads on', async () => {
    const db = await testDatabase({ seeded: true })
    const ask = (goal: string) =>
      askFinder(db, console as never, new URLSearchParams({ cerca: goal }))
    const strange = await ask('truffa')
    expect(strange.outcome).toEqual({ kind: 'nothing' })
    expect(strange.ready.map(({ title }) => title)).toEqual(['È una truffa?', 'La palestra'])
    const asked = await ask('mi chiedono il codice della banca')
    expect(asked.urgent?.kind).toBe('fraud')
    expect(asked.ready.map(({ title }) => title)).toEqual(['Un codice per email', 'La palestra'])
    const [lonely] = (await ask('mi sento sola')).ready
    expect(firstSentences(lonely?.text ?? '', 90)).toContain('02 2327 2327')
    expect((await ask('scrivere una lettera')).ready).toHaveLength(readyShown)
    expect((await ask(' ')).ready).toEqual([])
    expect((await ask('a'.repeat(301))).ready).toEqual([])
    expect((await ask('qwertz '.repeat(42))).ready).toEqual([])
  })
})
