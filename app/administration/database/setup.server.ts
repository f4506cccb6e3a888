import type { RecordKind } from '../../../db/schema.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { countIncompleteSets, syncTemplateIds } from '../../prompt-sets/template-ids.server.ts'
import { previewNoun, resetNouns } from './configure-all.server.ts'
import type { SetupOutcome } from './outcome.ts'
import type { SetupKind, SetupPreview } from './setup.ts'

async function reset(
  db: Database,
  actor: Actor,
  names: readonly RecordKind[],
  removingAdded = false,
): Promise<number[]> {
  const counts = await resetNouns(db, actor, names, { removingAdded })
  return counts.flatMap(({ configured, ...did }) => [
    configured,
    did.added,
    did.replaced,
    did.removed,
  ])
}

/** Each returns its counts in the order in which `outcomeTexts` reads them. */
const setups: Record<SetupKind, (db: Database, actor: Actor) => Promise<number[]>> = {
  everything: (db, actor) => reset(db, actor, ['tool', 'guide'], true),
  tools: (db, actor) => reset(db, actor, ['tool']),
  guides: (db, actor) => reset(db, actor, ['guide']),
  professions: (db, actor) => reset(db, actor, ['profession']),
  templates: async (db, actor) => [await syncTemplateIds(db, actor)],
}

/** Does what a button of the screen says, whole or not at all. */
export async function runSetup(db: Database, actor: Actor, kind: SetupKind): Promise<SetupOutcome> {
  return { kind, counts: await setups[kind](db, actor) }
}

/** What each button would change. @throws KnownFailure 403 for whoever may not */
export async function previewSetup(db: Database, actor: Actor): Promise<SetupPreview> {
  return {
    tools: await previewNoun(db, actor, 'tool'),
    guides: await previewNoun(db, actor, 'guide'),
    professions: await previewNoun(db, actor, 'profession'),
    incompleteSets: await countIncompleteSets(db, actor),
  }
}
