import { isOffered } from '../../ui/draft-life.ts'
import { emptyWork, hasWork, noAnswer, settled, type Work } from './work.ts'

const draftKey = 'fucina:bozza'
const version = 1

/** What is kept in the browser; `ownerId` is who was signed in, null for a visitor. */
type Draft = {
  version: number
  savedAt: number
  ownerId: string | null
  /** Kept before the owner signed in. */
  isEarlier?: boolean
  work: Work
}

/** A storage of the browser; it may be full, closed, or missing. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the work for a reload, a sign-in or the next visit; empty work removes the draft. */
export function keepSheetDraft(
  storages: DraftStorage[],
  work: Work,
  ownerId: string | null,
  now = Date.now(),
): void {
  const draft: Draft = { version, savedAt: now, ownerId, work: settled(work) }
  for (const storage of storages) {
    try {
      if (hasWork(work)) storage.setItem(draftKey, JSON.stringify(draft))
      else storage.removeItem(draftKey)
    } catch {
      // A full or closed storage: the work stays on screen, only not across a reload.
    }
  }
}

/**
 * The first draft that may be shown to this person: one's own, or one made before signing in. A
 * tab's own stands before what another tab wrote in the meantime.
 * @returns null when there is none, or when it is too old, broken, or another person's; `isEarlier`:
 * a visitor made it, perhaps somebody else at the same device
 */
export function readSheetDraft(
  storages: DraftStorage[],
  ownerId: string | null,
  now = Date.now(),
): { work: Work; isEarlier: boolean } | null {
  const [draft] = storages
    .flatMap((storage) => parsed(storage) ?? [])
    .filter((draft) => draft.ownerId === null || draft.ownerId === ownerId)
    .filter((draft) => isOffered(draft.savedAt, now))
  if (!draft) return null
  // A draft of an earlier version of the product lacks what was added since.
  const { work, isEarlier = draft.ownerId !== ownerId } = draft
  const answer = { ...noAnswer, ...work.answer }
  return { isEarlier, work: { ...emptyWork(work.professionId), ...work, answer } }
}

function parsed(storage: DraftStorage): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(draftKey) ?? 'null')
    return draft?.version === version && hasWork(draft.work) ? draft : null
  } catch {
    return null
  }
}
