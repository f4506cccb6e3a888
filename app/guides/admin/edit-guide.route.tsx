import { BadgeCheck, Eye } from 'lucide-react'
import { redirect, useFetcher } from 'react-router'
import { unreadableColumns } from '../../platform/db/readable-json.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { DeleteSection } from '../../records/form/delete-section.tsx'
import { formAnswer, keepForm, versionOf } from '../../records/form/form-answer.ts'
import { keepRecord } from '../../records/form/keep-record.ts'
import { UnreadableNote } from '../../records/form/unreadable-note.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { titleTag } from '../../ui/page-title.ts'
import { readGuideForEdit } from '../admin-guides.server.ts'
import { deleteGuide, verifyGuide } from '../edit-guide.server.ts'
import { guidePath, guideTexts } from '../guide.ts'
import { shownNames } from '../guide-choices.server.ts'
import { guideFormTexts } from '../guide-schema.ts'
import type { Route } from './+types/edit-guide.route'
import { BackToGuides } from './back-to-guides.tsx'
import { deleteGuideAct } from './delete-guide.ts'
import { answerGuideForm, guideChoices } from './guide-form.server.ts'
import { GuideForm } from './guide-form.tsx'
import { editPath } from './guide-list-view.ts'
import './guide-form.css'

export const meta = (args: Route.MetaArgs) =>
  titleTag(`${args.loaderData?.guide.title ?? 'Guida'}: amministrazione`, args)

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, guideTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    const { guide, learners } = await readGuideForEdit(db, actor, params.id)
    const choices = await guideChoices(db, actor)
    // Without a select the form shows names.
    const [toolId = guide.toolId] = choices.tools
      ? []
      : await shownNames(db, 'tools', [guide.toolId])
    const relatedGuides = choices.guides
      ? guide.relatedGuides
      : await shownNames(db, 'guides', guide.relatedGuides)
    return {
      guide: { ...guide, toolId, relatedGuides },
      learners,
      unreadable: await unreadableColumns(db, 'guides', params.id),
      choices,
      isAsked: url.searchParams.has('elimina'),
      now: Date.now(),
    }
  })

/** The form, or one of the buttons beside it: `atto` says which. */
const failedTextOf = (sent: FormData) =>
  sent.get('atto') === 'elimina' ? guideFormTexts.deleteFailed : guideFormTexts.saveFailed

export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, failedTextOf(form))
  const act = form.get('atto')
  if (act === 'elimina') {
    return attempt(context, guideFormTexts.deleteFailed, async () => {
      await deleteGuide(db, actor, params.id)
      throw redirect('/admin/guides?eliminata=1', 303)
    })
  }
  if (act === 'verifica') {
    return attempt(context, guideFormTexts.saveFailed, async () => {
      await verifyGuide(db, actor, params.id)
      throw redirect(editPath(params.id), 303)
    })
  }
  return answerGuideForm(context, { db, actor, id: params.id, form })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(failedTextOf)

export const ErrorBoundary = adminErrorBoundary(guideTexts.loadFailed, {
  to: '/admin/guides',
  label: 'Torna alle guide',
})

export default function EditGuideScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { guide, learners, unreadable, choices, isAsked, now } = loaderData
  const { chapters, updatedAt } = guide
  const act = deleteGuideAct({ ...guide, chapters: chapters.length, learners })
  const here = editPath(params.id)
  return (
    <>
      <PageHead
        title={guide.title}
        back={<BackToGuides />}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={guide.isPublished}>
              {guide.isPublished ? 'Pubblicato' : 'Bozza'}
            </StateMark>
            <span>
              Modificata <RelativeDate value={updatedAt} now={now} />
            </span>
            {guide.verifiedAt && <span>Verificato il {formatDay(guide.verifiedAt)}</span>}
          </p>
        }
        actions={
          <>
            <Verify />
            <ButtonLink to={guidePath(guide.id)} icon={<Eye aria-hidden="true" className="i" />}>
              Vedi come la vede chi impara
            </ButtonLink>
          </>
        }
      />
      {isAsked && <ConfirmPanel act={act} cancelTo={here} />}
      <UnreadableNote columns={unreadable} />
      <GuideForm
        key={guide.id}
        {...choices}
        record={guide}
        version={versionOf(updatedAt)}
        answer={formAnswer(actionData)}
      />
      <DeleteSection act={act} to={`${here}?elimina=1`} />
    </>
  )
}

/** 'Ho verificato': dates the guide for its readers, whatever is being typed. */
function Verify() {
  const fetcher = useFetcher<{ message?: string }>()
  return (
    <fetcher.Form method="post">
      <Button
        name="atto"
        value="verifica"
        busy={fetcher.state !== 'idle'}
        icon={<BadgeCheck aria-hidden="true" className="i" />}
      >
        Ho verificato
      </Button>
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
    </fetcher.Form>
  )
}
