import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { listProfessionCards } from './professions.server.ts'

describe('profession cards', () => {
  test('WORK-03 are all stored professions in their order', async () => {
    const db = await testDatabase({ seeded: true })
    await db
      .updateTable('professions')
      .set({ position: -1, title: 'Dottoressa' })
      .where('id', '=', 'medico')
      .execute()
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
