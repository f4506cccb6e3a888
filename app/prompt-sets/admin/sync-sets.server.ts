import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { syncProfessionIds } from '../../professions/sync-ids.server.ts'
import { unknownAct } from '../../records/acts/acts.ts'
import { linkPromptSets } from '../link-prompt-sets.server.ts'
import type { SyncTarget } from './list-acts.ts'
import { promptsTexts, syncDone } from './prompts-texts.ts'

/** What a sync tool did: its line, and what it left alone and why. */
export type SyncAnswer = { message: string; details: string[] }

const syncs: Readonly<
  Record<SyncTarget, (db: Database, actor: Actor, origin: string) => Promise<SyncAnswer>>
> = {
  async professions(db, actor, origin) {
    const { updated, notSynced } = await syncProfessionIds(db, actor, origin)
    const details = notSynced.map(({ id, title, reason }) =>
      reason === 'taken'
        ? `«${title}» (${id}) non è cambiata: l'identificativo che le spetta è già di un'altra professione.`
        : `«${title}» (${id}) non è cambiata: più professioni hanno questo titolo.`,
    )
    return { message: syncDone(updated), details }
  },
  async sets(db, actor) {
    const { updated, leftAlone } = await linkPromptSets(db, actor)
    const details = leftAlone.map(({ title, reason }) =>
      reason === 'taken'
        ? `Un set di «${title}» resta senza professione: la professione ha già un set.`
        : `Un set di «${title}» resta senza professione: più set o più professioni hanno questo titolo.`,
    )
    return { message: syncDone(updated), details }
  },
}

/**
 * Brings professions or sets in line.
 * @param origin of the site, whose links follow
 * @throws KnownFailure 400 for anything else
 */
export function sync(db: Database, actor: Actor, target: string, origin: string) {
  if (!Object.hasOwn(syncs, target)) throw new KnownFailure('BAD_REQUEST', 400, unknownAct)
  return syncs[target as SyncTarget](db, actor, origin)
}

/** The file of a posted form, read as JSON. @throws KnownFailure 400 */
export async function readSetsFile(sent: FormData): Promise<unknown> {
  const file = sent.get('file')
  if (!(file instanceof File) || file.size === 0) {
    throw new KnownFailure('INVALID', 400, 'Scegli il file da importare.')
  }
  if (sent.get('understood') === null) {
    throw new KnownFailure('NOT_CONFIRMED', 400, promptsTexts.importWarning)
  }
  try {
    return parseJson(await file.text())
  } catch {
    throw new KnownFailure('INVALID', 400, 'Il file non si legge: serve un file JSON.')
  }
}
