import { expect, test } from 'vitest'
import { countsOf, importedLines } from './import-counts.ts'

test('ADMS-06 the list says what an import did, with its counts', () => {
  const counts = { created: 1, replaced: 2, unchanged: 6, unlinked: 0 }
  expect(importedLines(countsOf(counts))).toEqual([
    'Importazione completata: 1 set nuovo, 2 sostituiti, 6 già uguali.',
    'Quello che è stato sostituito resta tra le versioni di ogni set.',
  ])
  const others = { created: 0, replaced: 0, unchanged: 1, unlinked: 1, leftOut: 2 }
  expect(importedLines(countsOf(others))).toEqual([
    'Importazione completata: 0 set nuovi, 0 sostituiti, 1 già uguale.',
    '1 set è senza professione: usa «Collega i set alle professioni», o scegli tu la professione.',
    '2 set non sono stati importati: manca la professione.',
  ])
  expect(importedLines([])).toEqual([
    'Importazione completata: 0 set nuovi, 0 sostituiti, 0 già uguali.',
  ])
})
