import { expect, test } from 'vitest'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { nouns, resetWarnings, stateText, updateWarning } from './setup.ts'
import { outcomeTexts, setupAddress, setupIn } from './setup-outcome.ts'

const none = { configured: 10, removed: 0, replaced: 0, added: 0 }
const everything = {
  kind: 'everything' as const,
  resets: [
    { configured: 10, added: 1, replaced: 2, removed: 3 },
    { ...none, replaced: 1 },
  ],
}
const search = (address: string) => new URL(address, 'http://localhost').searchParams

test('ERR-49 ADMD-05 each setup says the catalogue’s sentence, with its counts', () => {
  expect(outcomeTexts(everything)).toEqual({
    title: 'Tools e Guide configurati con successo!',
    details: [
      "10 strumenti: 2 riportati com'erano, 1 rimesso e 3 spostati nel cestino.",
      "10 guide: 1 riportata com'era.",
    ],
  })
  expect(outcomeTexts({ kind: 'tools', resets: [none] })).toEqual({
    title: '10 tools configurati con successo!',
    details: ["10 strumenti: era già tutto com'era all'inizio."],
  })
  expect(outcomeTexts({ kind: 'guides', resets: [{ ...none, added: 2 }] })).toEqual({
    title: '10 guide configurate con successo!',
    details: ['10 guide: 2 rimesse.'],
  })
  const professions = { configured: 8, added: 0, replaced: 1, removed: 0 }
  expect(outcomeTexts({ kind: 'professions', resets: [professions] })).toEqual({
    title: '8 professioni configurate con successo!',
    details: ["8 professioni: 1 riportata com'era."],
  })
})

test('ERR-51 a sync says how many documents it changed', () => {
  expect(outcomeTexts({ kind: 'templates', changedSets: 0 })).toEqual({
    title: 'Sincronizzazione completata! Documenti aggiornati: 0',
    details: [],
  })
})

const said = (address: string) => setupIn(outcomeOf(search(address)))

test('an outcome travels in the address, and nothing else that stands there is shown', () => {
  for (const outcome of [everything, { kind: 'templates', changedSets: 3 } as const]) {
    expect(said(setupAddress(outcome))).toEqual(outcome)
  }
  for (const address of [
    '/admin/test',
    '/admin/test?esito=configure&id=altro&conti=1',
    '/admin/test?esito=configure&id=guides',
    '/admin/test?esito=configure&id=guides&conti=<b>',
    '/admin/test?esito=configure&id=guides&conti=-1',
    '/admin/test?esito=configure&id=guides&conti=12345678901',
  ]) {
    expect(said(address), address).toBeNull()
  }
})

test('what differs from the beginning is said in words', () => {
  expect(stateText(none, nouns.guides)).toBe("Oggi: tutte come all'inizio.")
  expect(stateText({ configured: 10, replaced: 1, added: 2, removed: 1 }, nouns.tools)).toBe(
    'Oggi: 1 cambiato, 2 eliminati e 1 aggiunto.',
  )
  expect(updateWarning(1, nouns.guides)).toMatch(/^1 guida torna com'era/)
  expect(updateWarning(2, nouns.guides)).toMatch(/^2 guide tornano com'erano/)
})

test('ADMD-02 what configuring everything takes along is counted first', () => {
  const warnings = resetWarnings({
    tools: { configured: 10, removed: 2, replaced: 0, added: 1 },
    guides: { configured: 13, removed: 1, replaced: 3, added: 0 },
  })
  expect(warnings).toEqual([
    'Va nel cestino quello che è stato aggiunto: 2 strumenti e 1 guida.',
    'Con le guide ci vanno i progressi di chi le ha cominciate.',
    "Torna com'era all'inizio quello che è stato cambiato: 3 guide. La versione di oggi resta tra le sue versioni.",
    'Torna al suo posto quello che è stato eliminato: 1 strumento.',
    expect.stringContaining('Chi impara non perde'),
  ])
  expect(resetWarnings({ tools: none, guides: none })[0]).toMatch(/non cambia niente/)
})
