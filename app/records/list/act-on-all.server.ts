import { data } from 'react-router'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Noun } from '../noun.ts'
import { Asked } from '../store/asked.server.ts'
import { findRow } from '../store/stored-record.server.ts'
import type { ListRefusals } from './list-refusals.tsx'

export type ActOnOne = (id: string) => Promise<{ isChanged: boolean }>

type Refusal = { id: string; title: string | null; error: KnownFailure }

/** Does the same to several records, each by itself: one that refuses stops no other. */
export async function actOnAll(db: Database, noun: Noun, ids: readonly string[], act: ActOnOne) {
  // Of a draft beside what everybody sees no second act brings both back.
  const changed: { id: string; isExact: boolean }[] = []
  const refusals: Refusal[] = []
  let unchanged = 0
  for (const id of ids) {
    const row = await findRow(db, noun, id)
    try {
      const { isChanged } = await act(id)
      if (isChanged) changed.push({ id, isExact: !row?.content || !row.draft })
      else unchanged += 1
    } catch (error) {
      if (!(error instanceof KnownFailure)) throw error
      refusals.push({ id, title: row?.title ?? null, error })
    }
  }
  return { changed, unchanged, refusals }
}

/** One that refuses alone answers with its own code and status. */
export function refused({
  refusals,
  ...did
}: Pick<ListRefusals, 'act' | 'counts' | 'decided'> & { refusals: readonly Refusal[] }) {
  const [first] = refusals
  const isAlone = refusals.length === 1 && did.counts.every((count) => count === 0)
  return data<ListRefusals>(
    {
      ...did,
      code: (isAlone && first?.error.code) || 'SOME_REFUSED',
      message: refusals.map(({ error }) => error.message).join('\n'),
      refused: refusals.map(({ id, title, error }) => ({
        ...{ id, title, message: error.message },
        asks: error instanceof Asked ? error.decision : null,
      })),
    },
    // The list is loaded anew where something changed.
    { status: (isAlone && first?.error.status) || 200 },
  )
}
