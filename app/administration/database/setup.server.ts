import { guides } from '../../../db/content/guides/all.ts'
import { professions as professionContents } from '../../../db/content/professions/all.ts'
import { tools } from '../../../db/content/tools/all.ts'
import { previewGuideReset, updateBuiltInGuides } from '../../guides/built-in.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { previewReset, updateProfessions } from '../../professions/built-in.server.ts'
import { countIncompleteSets, syncTemplateIds } from '../../prompt-sets/template-ids.server.ts'
import type { BuiltInCounts } from '../../records/version/built-in.server.ts'
import { previewToolReset, updateBuiltInTools } from '../../tools/built-in.server.ts'
import { configureAll } from './configure-all.server.ts'
import type { SetupOutcome } from './outcome.ts'
import type { SetupKind, SetupPreview } from './setup.ts'

const countsOf = ({ configured, added, replaced }: BuiltInCounts) => [configured, added, replaced]

/** Each returns its counts in the order in which `outcomeTexts` reads them. */
const setups: Record<SetupKind, (db: Database, actor: Actor) => Promise<number[]>> = {
  everything: async (db, actor) => {
    const { tools, guides } = await configureAll(db, actor)
    return [...countsOf(tools), tools.removed, ...countsOf(guides), guides.removed]
  },
  tools: async (db, actor) => countsOf(await updateBuiltInTools(db, actor)),
  guides: async (db, actor) => countsOf(await updateBuiltInGuides(db, actor)),
  professions: async (db, actor) => {
    const { configured, trashed, withoutSet } = await updateProfessions(db, actor)
    return [configured, trashed, withoutSet.length]
  },
  templates: async (db, actor) => [await syncTemplateIds(db, actor)],
}

/** Does what a button of the screen says, whole or not at all. */
export async function runSetup(db: Database, actor: Actor, kind: SetupKind): Promise<SetupOutcome> {
  return { kind, counts: await setups[kind](db, actor) }
}

/** What each button would change. @throws KnownFailure 403 for customers */
export async function previewSetup(db: Database, actor: Actor): Promise<SetupPreview> {
  const professions = await previewReset(db, actor)
  return {
    tools: await previewToolReset(db, actor),
    guides: await previewGuideReset(db, actor),
    professions: {
      removed: professions.added.length,
      replaced: professions.changed.length,
      added: professions.missing.length,
    },
    builtIn: {
      tools: tools.length,
      guides: guides.length,
      professions: professionContents.length,
    },
    incompleteSets: await countIncompleteSets(db, actor),
  }
}
