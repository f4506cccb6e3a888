import { describe, expect, test } from 'vitest'
import { draftLifetime, type KeptStorage } from '../../ui/kept.ts'
import { urgentNotes } from '../../urgency/urgent-notes.ts'
import { emptyContent, noAnswer, type SheetContent } from './sheet-content.ts'
import { keepSheetDraft, readSheetDraft } from './sheet-draft.ts'
import { initialState, reduceSheet } from './sheet-state.ts'

function storage(): KeptStorage & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}
const content: SheetContent = reduceSheet(initialState(emptyContent('medico'), null), {
  type: 'promptEdited',
  text: 'Spiegami la ricetta',
})

describe('a draft', () => {
  test('survives in either storage, whole', () => {
    const [tab, browser] = [storage(), storage()]
    keepSheetDraft([tab, browser], content, null, 1000)
    expect(readSheetDraft([tab], null, 2000)?.content).toMatchObject({
      professionId: 'medico',
      composition: content.composition,
    })
    expect(readSheetDraft([storage(), browser], null, 2000)?.content.composition.prompt).toBe(
      'Spiegami la ricetta',
    )
  })

  test('of this tab comes before what another tab wrote later', () => {
    const [tab, other, browser] = [storage(), storage(), storage()]
    const theirs = { ...content, professionId: 'avvocato' }
    keepSheetDraft([tab, browser], content, 'anna', 1000)
    keepSheetDraft([other, browser], theirs, 'anna', 1500)
    expect(readSheetDraft([tab, browser], 'anna', 2000)?.content.professionId).toBe('medico')
    expect(readSheetDraft([storage(), browser], 'anna', 2000)?.content.professionId).toBe(
      'avvocato',
    )
  })

  test('made before signing in is there after signing in', () => {
    const tab = storage()
    keepSheetDraft([tab], content, null, 1000)
    expect(readSheetDraft([tab], 'anna', 2000)?.isEarlier).toBe(true)
  })

  test("is never shown to another person, nor to a visitor after its owner's sign-out", () => {
    const tab = storage()
    keepSheetDraft([tab], content, 'anna', 1000)
    expect(readSheetDraft([tab], 'bruno', 2000)).toBeNull()
    expect(readSheetDraft([tab], null, 2000)).toBeNull()
    expect(readSheetDraft([tab], 'anna', 2000)).not.toBeNull()
  })

  test('is offered for a day', () => {
    const tab = storage()
    keepSheetDraft([tab], content, null, 1000)
    expect(readSheetDraft([tab], null, 999 + draftLifetime)).not.toBeNull()
    expect(readSheetDraft([tab], null, 1000 + draftLifetime)).toBeNull()
  })

  test('AIX-06 AIX-07 AIX-09 keeps how the answer ended and whom to call', () => {
    const tab = storage()
    const answer = { ...noAnswer, status: 'ready' as const, text: '# Menu', cut: 'length' as const }
    const whole = { ...content, urgent: urgentNotes.fraud, answer: { ...answer, canDraw: false } }
    keepSheetDraft([tab], whole, null, 1000)
    const { urgent, answer: kept } = whole
    expect(readSheetDraft([tab], null, 2000)?.content).toMatchObject({ urgent, answer: kept })
  })

  test('goes with the work when that is emptied', () => {
    const tab = storage()
    keepSheetDraft([tab], content, null, 1000)
    keepSheetDraft([tab], emptyContent('medico'), null, 1001)
    expect(tab.values.size).toBe(0)
  })

  test('broken, or of another version, is no draft and no error', () => {
    const tab = storage()
    for (const value of ['', '{', 'null', '[]', '{"version":0}', '{"version":1}']) {
      tab.setItem('fucina:bozza', value)
      expect(readSheetDraft([tab], null)).toBeNull()
    }
  })
})
