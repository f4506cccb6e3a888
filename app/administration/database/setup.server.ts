import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { countIncompleteSets, syncTemplateIds } from '../../prompt-sets/template-ids.server.ts'
import { previewNoun, resetNouns } from './configure-all.server.ts'
import { nounsOf, type SetupKind, type SetupPreview } from './setup.ts'
import type { SetupOutcome } from './setup-outcome.ts'

const recordKinds = { tools: 'tool', guides: 'guide', professions: 'profession' } as const

/** Does what a button of the screen says, whole or not at all. */
export async function runSetup(db: Database, actor: Actor, kind: SetupKind): Promise<SetupOutcome> {
  if (kind === 'templates') return { kind, changedSets: await syncTemplateIds(db, actor) }
  const names = nounsOf[kind].map((noun) => recordKinds[noun])
  const removingAdded = kind === 'everything'
  return { kind, resets: await resetNouns(db, actor, names, { removingAdded }) }
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
