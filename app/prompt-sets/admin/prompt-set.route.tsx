import { ArrowLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { DeleteSection } from '../../records/form/delete-section.tsx'
import { formAnswer, keepForm, versionOf } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { keepRecord } from '../../records/form/keep-record.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { doneParameter } from '../../records/list/done-note.tsx'
import { titleTag } from '../../ui/page-title.ts'
import { savePromptSet } from '../edit-prompt-set.server.ts'
import { listPlaces, readPromptSet } from '../list-prompt-sets.server.ts'
import { everydaySetId } from '../prompt-set.ts'
import { promptSetSchema } from '../prompt-set-schema.ts'
import type { Route } from './+types/prompt-set.route.ts'
import { deletion } from './delete-set.tsx'
import { replaceName } from './profession-choice.tsx'
import { PromptSetSheet } from './prompt-set-sheet.tsx'
import { promptsPath, promptsTexts } from './prompts-texts.ts'

export const meta = (args: Route.MetaArgs) =>
  titleTag(args.loaderData ? `Prompt: ${args.loaderData.title}` : 'Prompt', args)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, promptsTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const set = await readPromptSet(db, actor, params.id)
    const own = set.id === everydaySetId ? everydaySetId : set.professionId
    return {
      id: set.id,
      title: set.shownTitle,
      own,
      version: versionOf(set.updatedAt),
      places: await listPlaces(db, actor),
      record: { professionId: own ?? '', blocks: set.blocks, templates: set.templates },
    }
  })

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireAdmin(context, promptsTexts.saveFailed)
  const sent = await readForm(request)
  const form = { schema: promptSetSchema, failedText: promptsTexts.saveFailed }
  return answerForm(context, sent, form, async ({ value, version, isOverwriting }) => {
    await savePromptSet(db, actor, params.id, value, {
      seen: version,
      overwrite: isOverwriting,
      replace: sent.get(replaceName) === value.professionId,
    })
    return redirect(`${promptsPath}?${doneParameter}=salvato`, 303)
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) =>
  keepForm(promptsTexts.saveFailed)(args)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed, {
  to: promptsPath,
  label: 'Torna ai prompt',
})

export default function PromptSet({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, own, record, version, places } = loaderData
  return (
    <>
      <PageHead
        title={`Prompt: ${title}`}
        back={
          <Link to={promptsPath} className="back">
            <ArrowLeft aria-hidden="true" className="i" />
            Torna ai prompt
          </Link>
        }
      />
      <PromptSetSheet
        key={id}
        record={record}
        version={version}
        places={places}
        own={own}
        answer={formAnswer(actionData)}
        saveLabel="Salva il set"
      />
      <DeleteSection
        act={deletion({ id, title })}
        to={`${promptsPath}?elimina=${encodeURIComponent(id)}`}
        action={promptsPath}
      />
    </>
  )
}
