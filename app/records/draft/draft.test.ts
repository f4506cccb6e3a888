import { beforeEach, expect, test, vi } from 'vitest'
import { draftLifetime } from '../../ui/draft-life.ts'
import { readDraft, storeDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const path = '/admin/tools/1'
const draft = (savedAt: number) => ({
  savedAt,
  ownerId: 'anna',
  version: null,
  fields: [['name', 'Nuovo']] as [string, string][],
})

test('a draft is shown to who typed it, and waits while somebody else is there', () => {
  storeDraft(path, draft(Date.now()))
  expect(readDraft(path, 'bruno')).toBeNull()
  expect(readDraft(path, 'anna')).toMatchObject({ fields: [['name', 'Nuovo']] })
})

test('a draft of yesterday is forgotten, whoever is there', () => {
  for (const who of ['anna', 'bruno']) {
    storeDraft(path, draft(Date.now() - draftLifetime))
    expect(readDraft(path, who)).toBeNull()
    expect(kept.size).toBe(0)
  }
})

test('a draft of nobody, or of a form that keeps none, is forgotten', () => {
  kept.set(`fucina:bozza:${path}`, JSON.stringify({ ...draft(Date.now()), ownerId: undefined }))
  expect(readDraft(path, 'anna')).toBeNull()
  expect(kept.size).toBe(0)
  storeDraft(path, draft(Date.now()))
  expect(readDraft(path, null)).toBeNull()
  expect(kept.size).toBe(0)
})
