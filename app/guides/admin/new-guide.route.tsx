import type { DefaultValue } from '@conform-to/react'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { formAnswer, keepForm } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { titled } from '../../ui/page-title.ts'
import { guideTexts } from '../guide.ts'
import { type GuideForm as GuideFields, guideFormTexts } from '../guide-schema.ts'
import type { Route } from './+types/new-guide.route'
import { BackToGuides } from './back-to-guides.tsx'
import { answerGuideForm, guideChoices } from './guide-form.server.ts'
import { GuideForm } from './guide-form.tsx'
import './guide-form.css'

export const meta = titled('Nuova guida: amministrazione')

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, guideTexts.loadFailed, () => guideChoices(db, requireAdmin(context)))

export const action = async ({ request, context }: Route.ActionArgs) => {
  const actor = requireAdmin(context, guideFormTexts.createFailed)
  const form = await readForm(request)
  return answerGuideForm(context, { db, actor, id: null, form })
}

export const clientAction = keepForm(guideFormTexts.createFailed)

export const ErrorBoundary = adminErrorBoundary(guideTexts.loadFailed, {
  to: '/admin/guides',
  label: 'Torna alle guide',
})

/** The defaults of ADMG-05, as a form shows them. */
const record: DefaultValue<GuideFields> = {
  difficulty: 'beginner',
  duration: 0,
  rating: 0,
  isPublished: false,
  prerequisites: [],
  relatedGuides: [],
  chapters: [],
}

export default function NewGuideScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Nuova guida"
        back={<BackToGuides />}
        text={<p>Bastano titolo, descrizione e strumento: il resto puoi scriverlo anche dopo.</p>}
      />
      <GuideForm {...loaderData} record={record} version={null} answer={formAnswer(actionData)} />
    </>
  )
}
