import { ArrowLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { formAnswer, keepForm } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { doneParameter } from '../../records/list/done-note.tsx'
import { titled } from '../../ui/page-title.ts'
import { createPromptSet } from '../edit-prompt-set.server.ts'
import { contentToCopy, listPlaces } from '../list-prompt-sets.server.ts'
import { promptSetSchema } from '../prompt-set-schema.ts'
import type { Route } from './+types/new-prompt-set.route.ts'
import { replaceName } from './profession-choice.tsx'
import { PromptSetSheet } from './prompt-set-sheet.tsx'
import { promptsPath, promptsTexts } from './prompts-texts.ts'

export const meta = titled('Nuovo set di prompt')

const emptySet = { blocks: [], templates: [] }

/** `?copia=` names the set that the form is filled with (ADMS-02), `?professione=` whose it will be. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, promptsTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const copied = url.searchParams.get('copia')
    const source = copied === null ? emptySet : await contentToCopy(db, actor, copied)
    const places = await listPlaces(db, actor)
    const wished = url.searchParams.get('professione')
    const isPlace = places.some(({ id }) => id === wished)
    return {
      places,
      copied,
      record: {
        professionId: isPlace && wished !== null ? wished : '',
        blocks: source.blocks,
        // The server gives the copies ids of their own.
        templates: source.templates.map((template) => ({ ...template, id: '' })),
      },
    }
  })

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireAdmin(context, promptsTexts.createFailed)
  const sent = await readForm(request)
  const form = { schema: promptSetSchema, failedText: promptsTexts.createFailed }
  return answerForm(context, sent, form, async ({ value }) => {
    const replace = sent.get(replaceName) === value.professionId
    await createPromptSet(db, actor, value, { replace })
    return redirect(`${promptsPath}?${doneParameter}=creato`, 303)
  })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepForm(promptsTexts.createFailed)(args)

export const ErrorBoundary = adminErrorBoundary(promptsTexts.listFailed, {
  to: promptsPath,
  label: 'Torna ai prompt',
})

export default function NewPromptSet({ loaderData, actionData }: Route.ComponentProps) {
  const { record, places, copied } = loaderData
  return (
    <>
      <PageHead
        title={copied === null ? 'Nuovo set di prompt' : 'Copia di un set di prompt'}
        back={
          <Link to={promptsPath} className="back">
            <ArrowLeft aria-hidden="true" className="i" />
            Torna ai prompt
          </Link>
        }
        text={copied === null ? undefined : 'Scegli la professione e cambia quello che serve.'}
      />
      <PromptSetSheet
        key={copied}
        record={record}
        version={null}
        places={places}
        own={null}
        answer={formAnswer(actionData)}
        saveLabel="Crea il set"
      />
    </>
  )
}
