import { expect, test } from 'vitest'
import { emptyComposition } from '../prompt-sets/composition.ts'
import { emptyContent, noAnswer, type SheetContent } from '../workshop/state/sheet-content.ts'
import { type DraftStorage, keepSheetDraft } from '../workshop/state/sheet-draft.ts'
import { keptSheetText } from './kept-sheet.ts'

function storage(): DraftStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const content = (prompt: string, answer: Partial<SheetContent['answer']> = {}): SheetContent => ({
  ...emptyContent(null),
  composition: { ...emptyComposition, prompt },
  answer: { ...noAnswer, ...answer },
})

function keptAs(ownerId: string | null, sheet: SheetContent, now?: number) {
  const kept = storage()
  keepSheetDraft([kept], sheet, ownerId, now)
  return [kept]
}

test('TOG-32 the text that can be shown is the sheet as the workshop keeps it', () => {
  expect(keptSheetText(null, keptAs(null, content(' Cara sindaca, ')))).toBe('Cara sindaca,')
  const answered = content('Scrivi.', { status: 'ready', text: 'Ecco.' })
  expect(keptSheetText('ada', keptAs('ada', answered))).toBe('Scrivi.\n\nEcco.')
  const turns = [{ answer: 'Prima.', wish: 'Più breve' }]
  const earlier = content('', { status: 'ready', text: 'Poi.', turns, shown: 0 })
  expect(keptSheetText(null, keptAs(null, earlier))).toBe('Prima.')
})

test('TOG-32 nothing is shown of somebody else’s, of what was kept before the sign-in, or too old', () => {
  const sheet = content('Cara sindaca,')
  expect(keptSheetText('ada', keptAs('bea', sheet))).toBe(null)
  expect(keptSheetText('ada', keptAs(null, sheet))).toBe(null)
  expect(keptSheetText(null, keptAs('ada', sheet))).toBe(null)
  expect(keptSheetText(null, keptAs(null, sheet, Date.now() - 25 * 3_600_000))).toBe(null)
  expect(keptSheetText(null, [storage()])).toBe(null)
  const broken = storage()
  broken.setItem('fucina:bozza', '{"content":{}}')
  expect(keptSheetText(null, [broken])).toBe(null)
})
