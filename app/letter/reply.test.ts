import { expect, test } from 'vitest'
import { nothingFound } from './explanation.ts'
import { languageOf, plainItalian } from './languages.ts'
import { beginReply, readValues, replyRequest, wantedIn, wantsLabel } from './reply.ts'

const found = { ...nothingFound, from: 'Comune', until: '30 giugno' }

test('LETT-04 a reply asks with what was read, and speaks of nothing that is missing', () => {
  const asked = replyRequest({ ...readValues(found), [wantsLabel]: 'Va bene: pago.' }, plainItalian)
  expect(asked).toContain('La lettera la manda Comune.')
  expect(asked).toContain('entro: 30 giugno.')
  expect(asked).toContain('Io rispondo così: Va bene: pago. Usa')
  expect(asked).not.toContain('numero della pratica')
  expect(asked).not.toContain('Suggerimenti')
})

test('LETT-04 in another language the reply stays Italian, with its meaning under it', () => {
  const asked = replyRequest(readValues(found), languageOf('ar'))
  expect(asked).toContain('Scrivi la lettera in italiano.')
  expect(asked).toContain('in arabo')
})

test('LETT-04 another beginning takes the place of the one before, and no word goes', () => {
  expect(beginReply('Non posso', '')).toBe('Non posso: ')
  expect(wantedIn({ [wantsLabel]: 'Non posso: ' })).toBe('Non posso')
  expect(beginReply('Non posso', 'il 14 lavoro')).toBe('Non posso: il 14 lavoro')
  expect(beginReply('Va bene', 'Non posso: il 14 lavoro')).toBe('Va bene: il 14 lavoro')
})
