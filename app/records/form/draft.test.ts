import { beforeEach, expect, test, vi } from 'vitest'
import { draftLifetime } from '../../ui/kept.ts'
import { forgetSent, formerDrafts, openSlot, storeDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size
    },
  }
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const path = '/admin/tools/1'
const draft = (savedAt: number, name = 'Nuovo') => ({
  savedAt,
  ownerId: 'anna',
  version: null,
  fields: [['name', name]] as [string, string][],
})

/** As a tab does that opens the form, and goes. */
const keep = (savedAt: number, name?: string) => storeDraft(openSlot(path), draft(savedAt, name))

/** What a form is offered that is opened now. */
function offered(who: string | null) {
  openSlot(path)
  return formerDrafts(path, who).map(({ fields }) => fields[0]?.[1])
}

test('a draft is shown to who typed it, and waits while somebody else is there', () => {
  keep(Date.now())
  expect(offered('bruno')).toEqual([])
  expect(offered('anna')).toEqual(['Nuovo'])
})

test('REC-01 two tabs keep their words apart, and neither is offered its own', () => {
  keep(Date.now() - 2000, 'Prima scheda')
  const slot = openSlot(path)
  storeDraft(slot, draft(Date.now() - 1000, 'Seconda scheda'))
  expect(formerDrafts(path, 'anna').map(({ fields }) => fields)).toEqual([
    [['name', 'Prima scheda']],
  ])
  expect(offered('anna')).toEqual(['Seconda scheda', 'Prima scheda'])
})

test('REC-01 what was sent is forgotten, line ends as they travel, and what was typed meanwhile stays', () => {
  const sent = new FormData()
  sent.append('version', '3')
  sent.append('name', 'Una riga\r\ne un’altra')
  keep(Date.now(), 'Una riga\ne un’altra')
  forgetSent(path, sent)
  expect(kept.size).toBe(0)
  keep(Date.now(), 'Una riga\ne un’altra, e di più')
  forgetSent(path, sent)
  expect(kept.size).toBe(1)
})

test('a draft of yesterday is forgotten, whoever is there', () => {
  for (const who of ['anna', 'bruno']) {
    keep(Date.now() - draftLifetime)
    expect(offered(who)).toEqual([])
    expect(kept.size).toBe(0)
  }
})
