import { type RouterContextProvider, redirect } from 'react-router'
import { editGuidePath } from '../../admin-paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { oneLine } from '../../records/form/text-schema.ts'
import { createGuide, saveGuide } from '../edit-guide.server.ts'
import { type ChoiceTable, listChoices, withIds } from '../guide-choices.server.ts'
import { guideSchema } from '../guide-schema.ts'
import { guideActs, newGuideActs } from './guide-acts.ts'

type Context = Readonly<RouterContextProvider>

/** Finds a related guide in the form: checked, the list has neither blanks nor the same twice. */
const relatedField = (form: FormData) => (typed: string) =>
  [...form].find(
    ([name, text]) => name.startsWith('relatedGuides[') && oneLine(String(text).trim()) === typed,
  )?.[0] ?? 'relatedGuides'

/** What the selects of the form offer, as far as they can. */
export async function guideChoices(db: Database, actor: Actor) {
  const of = (table: ChoiceTable) => listChoices(db, actor, table)
  const [tools, guides] = await Promise.all([of('tools'), of('guides')])
  return { tools, guides }
}

/**
 * Answers the posted form of a guide: stores it and leads to its own address, or gives it
 * back with what is wrong.
 * @param id of the guide that is edited; null for a new one
 */
export async function answerGuideForm(
  context: Context,
  { db, actor, id, form }: { db: Database; actor: Actor; id: string | null; form: FormData },
) {
  const failedText = id === null ? newGuideActs.failedTexts.create : guideActs.failedTexts.save
  const sent = await takePictures(db, actor, form)
  return answerForm(
    context,
    sent,
    { schema: guideSchema, failedText },
    async ({ value, base, isLosing }) => {
      const content = await withIds(db, value, relatedField(sent.sent))
      if (id === null) {
        const created = await createGuide(db, actor, content)
        return redirect(outcomeAddress(editGuidePath(created), { done: 'create' }), 303)
      }
      await saveGuide(db, actor, id, { ...base, losing: isLosing }, content)
      return redirect(outcomeAddress(editGuidePath(id), { done: 'save' }), 303)
    },
  )
}
