import { Eye } from 'lucide-react'
import { redirect } from 'react-router'
import { adminHelpPath, editHelpPlacePath } from '../../admin-paths.ts'
import { helpPath, newId } from '../../paths.ts'
import { requireAdmin } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { ConfirmPanel } from '../../records/acts/confirm-act.tsx'
import { DeleteSection } from '../../records/acts/delete-section.tsx'
import { DoneNote } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { Publish } from '../../records/acts/publication.tsx'
import { askedId, questionAddress } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { keepRecord } from '../../records/draft/keep-record.ts'
import {
  type FormAnswer,
  keepForm,
  useFormAnswer,
  versionOf,
} from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import {
  createHelpPlace,
  deleteHelpPlace,
  publishHelpPlace,
  saveHelpPlace,
} from '../edit-help-place.server.ts'
import { helpPlaceTexts } from '../help-place.ts'
import { helpPlaceSchema } from '../help-place-schema.ts'
import { readHelpPlaceForEdit } from '../help-places.server.ts'
import type { Route } from './+types/edit-help-place.route'
import { helpPlaceActs, helpPlaceDeletion, newHelpPlaceActs } from './help-place-acts.ts'
import { HelpPlaceForm } from './help-place-form.tsx'

export const meta = (args: Route.MetaArgs) => {
  const name = args.loaderData?.stored?.name
  return titleTag(adminTitle(args.params.id === newId ? 'Nuova scheda' : (name ?? 'Scheda')), args)
}

/** The stored place; at `new` none. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, helpPlaceTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    const isNew = params.id === newId
    return {
      stored: isNew ? null : await readHelpPlaceForEdit(db, actor, params.id),
      isAsked: askedId(url.searchParams, 'delete') !== null,
      now: Date.now(),
    }
  })

const actsAt = (id: string) => (id === newId ? newHelpPlaceActs : helpPlaceActs)

/** Saves the form, or does what a button beside it says. */
export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  if (id === newId) {
    return carryOut(context, newHelpPlaceActs, form, {
      create: () => {
        const asked = { schema: helpPlaceSchema, failedText: newHelpPlaceActs.failedTexts.create }
        return answerForm(context, form, asked, async ({ value }) => {
          const created = editHelpPlacePath(await createHelpPlace(db, actor, value))
          return redirect(outcomeAddress(created, { done: 'create' }), 303)
        })
      },
    })
  }
  const here = editHelpPlacePath(id)
  const publish = (isPublished: boolean) => async () => {
    await publishHelpPlace(db, actor, id, isPublished)
    return redirect(outcomeAddress(here, { done: isPublished ? 'publish' : 'unpublish' }), 303)
  }
  return carryOut(context, helpPlaceActs, form, {
    save: () => {
      const asked = { schema: helpPlaceSchema, failedText: helpPlaceActs.failedTexts.save }
      return answerForm(context, form, asked, async ({ value, base }) => {
        await saveHelpPlace(db, actor, id, base, value)
        return redirect(outcomeAddress(here, { done: 'save' }), 303)
      })
    },
    delete: async () => {
      await deleteHelpPlace(db, actor, id)
      return redirect(outcomeAddress(adminHelpPath(), { done: 'delete' }), 303)
    },
    publish: publish(true),
    unpublish: publish(false),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(helpPlaceTexts.loadFailed, {
  to: adminHelpPath(),
  label: 'Torna a chi aiuta',
})

export default function EditHelpPlace({ loaderData, actionData, params }: Route.ComponentProps) {
  const { stored, ...screen } = loaderData
  const answer = useFormAnswer(actionData)
  if (stored) return <StoredPlace key={params.id} {...{ stored, answer }} {...screen} />
  return (
    <>
      <PageHead
        title="Nuova scheda"
        back={<Back />}
        text={<p>Basta il nome. Resta una bozza finché non la pubblichi.</p>}
      />
      <HelpPlaceForm key={newId} stored={null} answer={answer} />
    </>
  )
}

const Back = () => <BackLink to={adminHelpPath()}>Torna a chi aiuta</BackLink>

const publishedTexts = {
  publish: 'Scheda pubblicata: ora la leggono tutti in «Aiuto».',
  unpublish: 'Scheda tornata in bozza: la vedono solo gli amministratori.',
}

type StoredPlaceProps = Omit<Route.ComponentProps['loaderData'], 'stored'> & {
  stored: NonNullable<Route.ComponentProps['loaderData']['stored']>
  answer: FormAnswer | null
}

function StoredPlace({ stored, isAsked, now, answer }: StoredPlaceProps) {
  const { id, isPublished, updatedAt, position: _, ...record } = stored
  const act = helpPlaceDeletion(stored)
  return (
    <>
      <PageHead
        title={record.name}
        back={<Back />}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
            <span>
              Modificata <RelativeDate value={updatedAt} now={now} />
            </span>
          </p>
        }
        actions={
          <>
            <Publish acts={helpPlaceActs} isPublished={isPublished} />
            <ButtonLink to={helpPath()} icon={<Eye aria-hidden="true" className="i" />}>
              Vedi la pagina
            </ButtonLink>
          </>
        }
      />
      <DoneNote outcome={useOutcome()} texts={publishedTexts} />
      <div className="stack gap-8">
        {isAsked && <ConfirmPanel act={act} cancelTo={editHelpPlacePath(id)} />}
        <HelpPlaceForm stored={{ record, version: versionOf(updatedAt) }} answer={answer} />
        <DeleteSection act={act} to={questionAddress(editHelpPlacePath(id), 'delete')} />
      </div>
    </>
  )
}
