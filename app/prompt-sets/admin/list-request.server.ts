import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { syncProfessionIds } from '../../professions/sync-ids.server.ts'
import { doneParameter } from '../../records/list/done-note.tsx'
import { deletePromptSet } from '../edit-prompt-set.server.ts'
import { importDataset, importPromptSets } from '../import-prompt-sets.server.ts'
import { linkPromptSets } from '../link-prompt-sets.server.ts'
import { importedPath } from './import-outcome.ts'
import { promptsPath, promptsTexts, syncDone } from './prompts-texts.ts'

/** What a sync tool did: its line, and what it left alone and why. */
export type SyncAnswer = { message: string; details: string[] }

type Outcome = { path: string } | { sync: SyncAnswer }

type Request = {
  failedText: string
  carryOut: (db: Database, actor: Actor, sent: FormData, origin: string) => Promise<Outcome>
}

/** The forms of the list, by their `intent`. */
const requests: Record<string, Request> = {
  delete: {
    failedText: promptsTexts.deleteFailed,
    async carryOut(db, actor, sent) {
      await deletePromptSet(db, actor, String(sent.get('id')))
      return { path: `${promptsPath}?${doneParameter}=eliminato` }
    },
  },
  dataset: {
    failedText: promptsTexts.importFailed,
    async carryOut(db, actor) {
      const { leftOut, ...counts } = await importDataset(db, actor)
      return { path: importedPath({ ...counts, leftOut: leftOut.length }) }
    },
  },
  file: {
    failedText: promptsTexts.importFailed,
    async carryOut(db, actor, sent) {
      return { path: importedPath(await importPromptSets(db, actor, await readFile(sent))) }
    },
  },
  ids: {
    failedText: promptsTexts.syncFailed,
    async carryOut(db, actor, _, origin) {
      const { updated, notSynced } = await syncProfessionIds(db, actor, origin)
      const details = notSynced.map(({ id, title, reason }) =>
        reason === 'taken'
          ? `«${title}» (${id}) non è cambiata: l'identificativo che le spetta è già di un'altra professione.`
          : `«${title}» (${id}) non è cambiata: più professioni hanno questo titolo.`,
      )
      return { sync: { message: syncDone(updated), details } }
    },
  },
  links: {
    failedText: promptsTexts.syncFailed,
    async carryOut(db, actor) {
      const { updated, leftAlone } = await linkPromptSets(db, actor)
      const details = leftAlone.map(({ title, reason }) =>
        reason === 'taken'
          ? `Un set di «${title}» resta senza professione: la professione ha già un set.`
          : `Un set di «${title}» resta senza professione: più set o più professioni hanno questo titolo.`,
      )
      return { sync: { message: syncDone(updated), details } }
    },
  },
}

/** The form that was sent, or null when the list has no such one. */
export function listRequest(sent: FormData): Request | null {
  const intent = sent.get('intent')
  return typeof intent === 'string' && Object.hasOwn(requests, intent)
    ? (requests[intent] ?? null)
    : null
}

async function readFile(sent: FormData): Promise<unknown> {
  const file = sent.get('file')
  if (!(file instanceof File) || file.size === 0) {
    throw new KnownFailure('INVALID', 400, 'Scegli il file da importare.')
  }
  if (sent.get('understood') === null) {
    throw new KnownFailure('NOT_CONFIRMED', 400, promptsTexts.importWarning)
  }
  try {
    return JSON.parse(await file.text())
  } catch {
    throw new KnownFailure('INVALID', 400, 'Il file non si legge: serve un file JSON.')
  }
}
