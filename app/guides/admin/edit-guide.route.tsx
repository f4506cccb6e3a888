import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { adminGuidesPath, editGuidePath } from '../../admin-paths.ts'
import { guidePath, newId } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DeleteSection } from '../../records/acts/delete-section.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import { formNames, keepForm, useFormAnswer, versionOf } from '../../records/form/form-answer.ts'
import { FormerPanel, FormerVersions } from '../../records/former/former-versions.tsx'
import { listFormer, restoreFormer } from '../../records/former/restore-former.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { readGuideForEdit } from '../admin-guides.server.ts'
import { deleteGuide, verifyGuide } from '../edit-guide.server.ts'
import { guideTexts } from '../guide.ts'
import { shownNames } from '../guide-choices.server.ts'
import { guideExchange } from '../guide-exchange.server.ts'
import type { Route } from './+types/edit-guide.route'
import { guideActs, guideDeletion, newGuideActs } from './guide-acts.ts'
import { answerGuideForm, guideChoices } from './guide-form.server.ts'
import { GuideForm, type GuideFormProps, newGuide } from './guide-form.tsx'
import { Verify } from './verify.tsx'
import './guide-form.css'

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.stored?.guide.title
  return titleTag(adminTitle(args.params.id === newId ? 'Nuova guida' : (title ?? 'Guida')), args)
}

/** The stored guide; at `new` none. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, guideTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    const choices = await guideChoices(db, actor)
    return {
      stored: params.id === newId ? null : await loadStored(actor, params.id, choices),
      choices,
      isAsked: askedId(url.searchParams, 'delete') !== null,
      askedVersion: askedId(url.searchParams, 'restore'),
      now: Date.now(),
    }
  })

type Choices = Awaited<ReturnType<typeof guideChoices>>

async function loadStored(actor: Actor, id: string, choices: Choices) {
  const { guide, learners } = await readGuideForEdit(db, actor, id)
  // Without a select the form shows names.
  const [toolId = guide.toolId] = choices.tools ? [] : await shownNames(db, 'tools', [guide.toolId])
  const relatedGuides = choices.guides
    ? guide.relatedGuides
    : await shownNames(db, 'guides', guide.relatedGuides)
  const [row] = await guideExchange.rows(db, [id])
  const versions = row ? await listFormer(db, actor, guideExchange, row) : []
  return { guide: { ...guide, toolId, relatedGuides }, learners, versions }
}

const actsAt = (id: string) => (id === newId ? newGuideActs : guideActs)

/** Saves the form, or does what a button beside it says. */
export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  if (id === newId) {
    return carryOut(context, newGuideActs, form, {
      create: () => answerGuideForm(context, { db, actor, id: null, form }),
    })
  }
  return carryOut(context, guideActs, form, {
    save: () => answerGuideForm(context, { db, actor, id, form }),
    delete: async () => {
      await deleteGuide(db, actor, id)
      return redirect(outcomeAddress(adminGuidesPath(), { done: 'delete' }), 303)
    },
    verify: async () => {
      await verifyGuide(db, actor, id)
      return redirect(outcomeAddress(editGuidePath(id), { done: 'verify' }), 303)
    },
    restore: async () => {
      await restoreFormer(db, actor, guideExchange, {
        id,
        versionId: idOf(form),
        seen: String(form.get(formNames.version)),
        losing: form.has(formNames.losing),
      })
      return redirect(outcomeAddress(editGuidePath(id), { done: 'restore' }), 303)
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(guideTexts.loadFailed, {
  to: adminGuidesPath(),
  label: 'Torna alle guide',
})

export default function EditGuideScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, choices, isAsked, askedVersion, now } = loaderData
  const form = { ...choices, answer: useFormAnswer(actionData) }
  const back = <BackLink to={adminGuidesPath()}>Torna alle guide</BackLink>
  if (stored) return <StoredGuide {...stored} {...{ isAsked, askedVersion, now, form, back }} />
  return (
    <>
      <PageHead
        title="Nuova guida"
        back={back}
        text={<p>Bastano titolo, descrizione e strumento. Il resto puoi scriverlo anche dopo.</p>}
      />
      <GuideForm key={newId} {...form} record={newGuide} version={null} />
    </>
  )
}

type StoredGuideProps = Awaited<ReturnType<typeof loadStored>> & {
  isAsked: boolean
  /** The former version that is asked about. */
  askedVersion: string | null
  now: number
  form: Omit<GuideFormProps, 'record' | 'version'>
  back: ReactNode
}

function StoredGuide(props: StoredGuideProps) {
  const { guide, learners, versions, isAsked, askedVersion, now, form, back } = props
  const { id, title, chapters, isPublished, updatedAt, verifiedAt } = guide
  const act = guideDeletion({ id, title, chapters: chapters.length, learners })
  const here = editGuidePath(id)
  const asks = (more: Record<string, string>) => guideActs.fields('restore', more)
  const former = { versions, asks, version: versionOf(updatedAt), here }
  return (
    <>
      <PageHead
        title={title}
        back={back}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={isPublished}>{isPublished ? 'Pubblicato' : 'Bozza'}</StateMark>
            <span>
              Modificata <RelativeDate value={updatedAt} now={now} />
            </span>
            {verifiedAt && <span>Verificata il {formatDay(verifiedAt)}</span>}
          </p>
        }
        actions={
          <>
            <Verify />
            <ButtonLink to={guidePath(id)} icon={<Eye aria-hidden="true" className="i" />}>
              Vedi come la vede chi impara
            </ButtonLink>
          </>
        }
      />
      {isAsked && <ConfirmPanel act={act} cancelTo={here} />}
      <FormerPanel askedId={askedVersion} {...former} />
      <GuideForm key={id} {...form} record={guide} version={former.version} />
      <FormerVersions {...former} />
      <DeleteSection act={act} to={questionAddress(here, 'delete')} />
    </>
  )
}
