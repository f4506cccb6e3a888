import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './write.server.ts'

test('Q17 a title becomes an address that everybody can read', () => {
  expect(slugOf('Idraulico', 'x')).toBe('idraulico')
  expect(slugOf('  Città alta, caffè & perché!  ', 'x')).toBe('citta-alta-caffe-perche')
  expect(slugOf('Medico (Copia)', 'x')).toBe('medico-copia')
  expect(slugOf('🍝 …', 'professione')).toBe('professione')
  expect(slugOf(`${'parola '.repeat(20)}`, 'x')).toBe(
    'parola-parola-parola-parola-parola-parola-parola-parola',
  )
  expect(slugOf('a'.repeat(200), 'x')).toBe('a'.repeat(60))
})

test('Q17 a taken slug gets -2, then -3', () => {
  const taken = new Set(['medico', 'medico-2'])
  expect(freeSlug('sarto', (id) => taken.has(id))).toBe('sarto')
  expect(freeSlug('medico', (id) => taken.has(id))).toBe('medico-3')
})
