import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import { adminProfessionsPath, editProfessionPath } from '../../admin-paths.ts'
import { newId, professionPath, withQuery } from '../../paths.ts'
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
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Note } from '../../ui/note.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { readForAdministrators } from '../admin-professions.server.ts'
import {
  createProfession,
  deleteProfession,
  publishProfession,
  saveProfession,
} from '../edit-profession.server.ts'
import { professionTexts } from '../profession.ts'
import { professionSchema } from '../profession-schema.ts'
import type { Route } from './+types/edit-profession.route'
import { schemaFor } from './edit-request.ts'
import { FormParts } from './form-parts.tsx'
import { publishedTexts } from './outcome.tsx'
import { newProfessionActs, professionActs, professionDeletion } from './profession-acts.tsx'
import { ProfessionForm } from './profession-form.tsx'
import { adminTexts } from './profession-texts.ts'
import './professions.css'

export const meta = (args: Route.MetaArgs) => {
  const title = args.loaderData?.stored?.content.title
  const isNew = args.params.id === newId
  return titleTag(adminTitle(isNew ? 'Nuova professione' : (title ?? 'Professione')), args)
}

/** The parameter that leaves the samples away. */
const proposals = 'proposte'

/** The stored profession; at `new` none. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, professionTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    if (params.id === newId) return { stored: null }
    const withProposals = url.searchParams.get(proposals) !== 'no'
    const edited = await readForAdministrators(db, actor, params.id, { withProposals })
    return { stored: edited }
  })

const actsAt = (id: string) => (id === newId ? newProfessionActs : professionActs)

/** Saves the form, whole or the parts that are given, or does what a button beside it says. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  if (id === newId) {
    return carryOut(context, newProfessionActs, form, {
      create: async () => {
        const sent = await takePictures(db, actor, form)
        const asked = { schema: professionSchema, failedText: adminTexts.createFailed }
        return answerForm(context, sent, asked, async ({ value }) => {
          const created = await createProfession(db, actor, value)
          return redirect(outcomeAddress(editProfessionPath(created), { done: 'create' }), 303)
        })
      },
    })
  }
  return carryOut(context, professionActs, form, {
    save: async () => {
      const sent = await takePictures(db, actor, form)
      const asked = { schema: schemaFor(sent.sent), failedText: adminTexts.saveFailed }
      return answerForm(context, sent, asked, async ({ value, base }) => {
        await saveProfession(db, actor, id, base, value)
        return redirect(outcomeAddress(adminProfessionsPath(), { done: 'save', id }), 303)
      })
    },
    delete: async () => {
      await deleteProfession(db, actor, id)
      return redirect(outcomeAddress(adminProfessionsPath(), { done: 'delete' }), 303)
    },
    publish: async () => {
      await publishProfession(db, actor, id, true)
      return redirect(outcomeAddress(editProfessionPath(id), { done: 'publish' }), 303)
    },
    unpublish: async () => {
      await publishProfession(db, actor, id, false)
      return redirect(outcomeAddress(editProfessionPath(id), { done: 'unpublish' }), 303)
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(professionTexts.loadFailed, {
  to: adminProfessionsPath(),
  label: 'Torna alle professioni',
})

/** The form of a profession, new or stored. */
export default function EditProfession({ loaderData, actionData }: Route.ComponentProps) {
  const { stored } = loaderData
  const answer = useFormAnswer(actionData)
  const back = <BackLink to={adminProfessionsPath()}>Torna alle professioni</BackLink>
  if (stored) return <StoredProfession {...stored} answer={answer} back={back} />
  return (
    <>
      <PageHead
        title="Nuova professione"
        back={back}
        text={
          <p>
            Bastano il titolo e la descrizione: il resto lo aggiungi quando vuoi. Resta una bozza
            finché non la pubblichi.
          </p>
        }
      />
      <FormParts />
      <ProfessionForm key={newId} stored={null} answer={answer} proposed={[]} />
    </>
  )
}

type StoredProps = NonNullable<Route.ComponentProps['loaderData']['stored']> & {
  answer: FormAnswer | null
  back: ReactNode
}

/** A stored profession, with samples where something is missing. */
function StoredProfession(props: StoredProps) {
  const { content, proposed, updatedAt, set, answer, back } = props
  const { id, isPublished, ...record } = content
  const [parameters] = useSearchParams()
  const act = professionDeletion({ id, title: content.title, set })
  return (
    <>
      <PageHead
        title={content.title}
        back={back}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={isPublished}>{isPublished ? 'Pubblicata' : 'Bozza'}</StateMark>
            <span>Identificativo: {id}. Non cambia mai, nemmeno con un altro titolo.</span>
          </p>
        }
        actions={
          <>
            <Publish acts={professionActs} isPublished={isPublished} />
            <a className="btn" href={professionPath(id)} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden="true" className="i" />
              Vedi la pagina
              <span className="vh"> (si apre in una nuova scheda)</span>
            </a>
          </>
        }
      />
      <DoneNote outcome={useOutcome()} texts={publishedTexts(props)} />
      {askedId(parameters, 'delete') !== null && (
        <ConfirmPanel act={act} cancelTo={editProfessionPath(id)} />
      )}
      {proposed.length > 0 && (
        <Note kind="info" className="mb-4">
          <p>
            Alcune parti sono vuote e ti propongo un esempio: verificale prima di salvare. Se non le
            vuoi, <Link to={withQuery('', { [proposals]: 'no' })}>apri senza proposte</Link>.
          </p>
        </Note>
      )}
      <FormParts />
      <ProfessionForm
        // Without proposals it begins with something else.
        key={`${id} ${proposed.join()}`}
        stored={{ record, version: versionOf(updatedAt) }}
        answer={answer}
        proposed={proposed}
      />
      <DeleteSection act={act} to={questionAddress(editProfessionPath(id), 'delete')} />
    </>
  )
}
