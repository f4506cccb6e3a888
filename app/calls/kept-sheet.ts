import { isOffered } from '../ui/draft-life.ts'
import { isSharedDevice } from '../ui/shared-device.ts'
import type { DraftStorage } from '../workshop/state/sheet-draft.ts'

/** The part of the workshop's draft that people read; its code is not loaded here. */
type KeptDraft = {
  savedAt: number
  ownerId: string | null
  isEarlier?: boolean
  content: {
    composition: { prompt: string }
    answer: { text: string; shown: number | null; turns: { answer: string }[] }
  }
}

/** As the workshop keeps it. */
const draftKey = 'fucina:bozza'

/**
 * The words that this browser keeps of the workshop's sheet, as they stand there: the request, and
 * under it the version of the answer that is shown.
 * @param ownerId who is signed in; null for a visitor
 * @returns null where nothing is written, or where somebody else at this device may have written it
 */
export function keptSheetText(
  ownerId: string | null,
  storages: readonly DraftStorage[] = storagesOf(ownerId),
): string | null {
  const draft = storages
    .flatMap((storage) => parsed(storage) ?? [])
    .find((one) => one.ownerId === ownerId && !one.isEarlier && isOffered(one.savedAt))
  if (!draft) return null
  const { composition, answer } = draft.content
  const shown = answer.shown === null ? undefined : answer.turns[answer.shown]?.answer
  const texts = [composition.prompt, shown ?? answer.text].map((text) => text.trim())
  return texts.filter((text) => text !== '').join('\n\n') || null
}

function storagesOf(ownerId: string | null): DraftStorage[] {
  try {
    const outlasts = ownerId === null || isSharedDevice()
    return outlasts ? [sessionStorage] : [sessionStorage, localStorage]
  } catch {
    // Closed ones hold nothing.
    return []
  }
}

/** null when there is none, or it is broken. */
function parsed(storage: DraftStorage): KeptDraft | null {
  try {
    const draft: KeptDraft | null = JSON.parse(storage.getItem(draftKey) ?? 'null')
    return typeof draft?.content.composition.prompt === 'string' &&
      typeof draft.content.answer.text === 'string'
      ? draft
      : null
  } catch {
    return null
  }
}
