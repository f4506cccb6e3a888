import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { oneLine } from '../../records/form/text-schema.ts'
import { listChoices, shownNames, withIds } from '../guide-choices.server.ts'
import type { StoredGuide } from '../guide-noun.ts'

/** Finds a related guide in the form: checked, the list has neither blanks nor the same twice. */
const relatedField = (form: FormData) => (typed: string) =>
  [...form].find(
    ([name, text]) => name.startsWith('relatedGuides[') && oneLine(String(text).trim()) === typed,
  )?.[0] ?? 'relatedGuides'

/** A guide as its form sent it, with ids where names were typed. @throws KnownFailure as `withIds` */
export const preparedGuide =
  (db: Database) =>
  (content: StoredGuide, form: FormData): Promise<StoredGuide> =>
    withIds(db, content, relatedField(form))

type Named = Pick<StoredGuide, 'toolId' | 'relatedGuides'>

/** What the form chooses from, as far as selects can hold it, and what it shows where they cannot. */
export async function besideGuide(db: Database, actor: Actor, stored: Named | null) {
  const [tools, guides] = await Promise.all([
    listChoices(db, actor, 'tools'),
    listChoices(db, actor, 'guides'),
  ])
  return { tools, guides, named: stored && (await namedIn(db, stored, { tools, guides })) }
}

async function namedIn(
  db: Database,
  { toolId, relatedGuides }: Named,
  { tools, guides }: { tools: unknown; guides: unknown },
): Promise<Named> {
  const [shown = toolId] = tools ? [] : await shownNames(db, 'tools', [toolId])
  return {
    toolId: shown,
    relatedGuides: guides ? relatedGuides : await shownNames(db, 'guides', relatedGuides),
  }
}
