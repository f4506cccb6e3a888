import { redirect } from 'react-router'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { formAnswer, keepForm, savedParameter } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { titled } from '../../ui/page-title.ts'
import { createProfession } from '../edit-profession.server.ts'
import { professionTexts } from '../profession.ts'
import { professionSchema } from '../profession-schema.ts'
import type { Route } from './+types/new-profession.route'
import { BackToList } from './back-to-list.tsx'
import { FormParts } from './form-parts.tsx'
import { ProfessionForm } from './profession-form.tsx'
import { adminTexts, editPath, listPath } from './profession-texts.ts'
import './professions.css'

export const meta = titled('Nuova professione')

/** Makes every way here, by link too, pass the guard. */
export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, professionTexts.loadFailed, async () => {
    requireAdmin(context)
    return null
  })

export const ErrorBoundary = adminErrorBoundary(professionTexts.loadFailed, {
  to: listPath,
  label: 'Torna alle professioni',
})

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireAdmin(context, adminTexts.createFailed)
  const sent = await takePictures(db, actor, await readForm(request))
  const asked = { schema: professionSchema, failedText: adminTexts.createFailed }
  return answerForm(context, sent, asked, async ({ value }) => {
    const id = await createProfession(db, actor, value)
    return redirect(`${editPath(id)}?${savedParameter}=nuova`)
  })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepForm(adminTexts.createFailed)(args)

const empty = {
  iconName: 'Pencil',
  color: 'orange-red',
  examples: ['', '', ''],
} as const

/** The empty form of a profession (ADMP-03, ADMP-14). */
export default function NewProfession({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Nuova professione"
        back={<BackToList />}
        text={<p>Bastano il titolo e la descrizione: il resto lo aggiungi quando vuoi.</p>}
      />
      <FormParts />
      <ProfessionForm
        record={{ ...empty, examples: [...empty.examples] }}
        version={null}
        answer={formAnswer(actionData)}
        saveLabel="Crea la professione"
        proposed={[]}
      />
    </>
  )
}
