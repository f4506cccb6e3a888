import { describe, expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { howEstimated } from '../../db/content/professions/how-estimated.ts'
import { testDatabase } from '../../tests/harness/database.ts'
import { forgetRecord, rewriteRecord } from '../../tests/harness/records.ts'
import { operator } from '../platform/actor.server.ts'
import { moveRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { professionNoun } from './profession-noun.ts'
import { listProfessionCards, readProfession } from './professions.server.ts'

const visitor = { role: 'customer' } as const

describe('profession cards', () => {
  test('WORK-03 are all stored professions in their order', async () => {
    const db = await testDatabase({ seeded: true })
    await rewriteRecord(db, professionNoun, 'medico', { title: 'Dottoressa' })
    for (const _ of professions) await moveRecord(db, operator, professionNoun, 'medico', 'up')
    const cards = await listProfessionCards(db)
    expect(cards).toHaveLength(8)
    expect(cards[0]).toEqual({
      id: 'medico',
      title: 'Dottoressa',
      iconName: 'Stethoscope',
      description: expect.any(String),
      color: expect.any(String),
      heroImage: '/drawings/medico.svg',
    })
  })

  test('ERR-15 Q21 fall back to the eight built-in ones when none is stored', async () => {
    const db = await testDatabase()
    const cards = await listProfessionCards(db)
    expect(cards.map((card) => card.id).sort()).toEqual([
      'artigiano',
      'avvocato',
      'commercialista',
      'commerciante',
      'creativo',
      'insegnante',
      'medico',
      'ristoratore',
    ])
  })
})

test('REC-02 the built-in ones stand in for none at all, not for drafts alone', async () => {
  const db = await testDatabase({ seeded: true })
  for (const { id } of professions) await withdrawRecord(db, operator, professionNoun, id)
  expect(await listProfessionCards(db)).toEqual([])
  await expect(readProfession(db, visitor, 'medico')).rejects.toMatchObject({ status: 404 })
  const admin = { role: 'admin' } as const
  expect(await readProfession(db, admin, 'medico')).toMatchObject({ isPublished: false })
})

describe('one profession', () => {
  test('PROF-01 DATA-08 DATA-09 DATA-10 DATA-12 is read whole by its id', async () => {
    const db = await testDatabase({ seeded: true })
    for (const profession of professions) {
      expect(await readProfession(db, visitor, profession.id)).toEqual({
        ...profession,
        isPreview: false,
        howEstimated,
      })
    }
  })

  test('LET-89 PROF-03 says how its figures were estimated only while they are ours', async () => {
    const db = await testDatabase({ seeded: true })
    const read = () => readProfession(db, visitor, 'avvocato')
    const { metrics } = await read()
    if (!metrics) throw new Error('the advocate has figures')
    await rewriteRecord(db, professionNoun, 'avvocato', { tips: [] })
    expect((await read()).howEstimated).toContain('4,33 settimane')
    const changed = { ...metrics, productivity: 40 }
    await rewriteRecord(db, professionNoun, 'avvocato', { metrics: changed })
    expect((await read()).howEstimated).toBeNull()
    await rewriteRecord(db, professionNoun, 'avvocato', { metrics: null })
    expect(await read()).toMatchObject({ metrics: null, howEstimated: null })
  })

  test('ERR-16 says which ids cannot be one and which are not there', async () => {
    const db = await testDatabase({ seeded: true })
    for (const id of ['', ' ', 'caffè', '\0', 'a b']) {
      await expect(readProfession(db, visitor, id), id).rejects.toMatchObject({
        status: 400,
        message: 'ID professione non valido',
      })
    }
    for (const id of ['nonesiste', 'Medico', 'a'.repeat(5000)]) {
      await expect(readProfession(db, visitor, id), id).rejects.toMatchObject({
        status: 404,
        message: 'Professione non trovata',
      })
    }
  })

  test('Q21 is the built-in one only while none is stored', async () => {
    const db = await testDatabase()
    expect((await readProfession(db, visitor, 'medico')).title).toBe('Medico')
    await expect(readProfession(db, visitor, 'nonesiste')).rejects.toMatchObject({ status: 404 })
    const stored = await testDatabase({ seeded: true })
    await forgetRecord(stored, professionNoun, 'medico')
    await expect(readProfession(stored, visitor, 'medico')).rejects.toMatchObject({ status: 404 })
  })
})
