import { ExternalLink } from 'lucide-react'
import { Link, redirect, useSearchParams } from 'react-router'
import { unreadableColumns } from '../../platform/db/readable-json.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { DeleteSection } from '../../records/form/delete-section.tsx'
import { formAnswer, keepForm, versionOf } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { keepRecord } from '../../records/form/keep-record.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { UnreadableNote } from '../../records/form/unreadable-note.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { Note } from '../../ui/note.tsx'
import { titleTag } from '../../ui/page-title.ts'
import { readForAdministrators } from '../admin-professions.server.ts'
import { saveProfession } from '../edit-profession.server.ts'
import { professionPath, professionTexts } from '../profession.ts'
import type { Route } from './+types/edit-profession.route'
import { deletion } from './acts.tsx'
import { BackToList } from './back-to-list.tsx'
import { schemaFor } from './edit-request.ts'
import { FormParts } from './form-parts.tsx'
import { answerDelete } from './list-request.server.ts'
import { ProfessionForm } from './profession-form.tsx'
import { adminTexts, editPath, listAfter, listPath } from './profession-texts.ts'
import './professions.css'

export const meta = (args: Route.MetaArgs) =>
  titleTag(args.loaderData ? `${args.loaderData.content.title}, modifica` : 'Professione', args)

/** The parameter that leaves the samples away (ADMP-13). */
const proposals = 'proposte'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, professionTexts.loadFailed, async () => {
    const withProposals = url.searchParams.get(proposals) !== 'no'
    const actor = requireAdmin(context)
    const edited = await readForAdministrators(db, actor, params.id, { withProposals })
    return { ...edited, unreadable: await unreadableColumns(db, 'professions', params.id) }
  })

const failedTextOf = (sent: FormData) =>
  sent.get('intent') === 'delete' ? adminTexts.deleteFailed : adminTexts.saveFailed

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireAdmin(context, failedTextOf(form))
  if (form.get('intent') === 'delete') return answerDelete(context, db, actor, params.id)
  const sent = await takePictures(db, actor, form)
  const asked = { schema: schemaFor(sent.sent), failedText: adminTexts.saveFailed }
  return answerForm(context, sent, asked, async ({ value, version, isOverwriting }) => {
    const base = { updatedAt: version, overwrite: isOverwriting }
    await saveProfession(db, actor, params.id, base, value)
    return redirect(listAfter('salvata', params.id))
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(failedTextOf)(args)

export const ErrorBoundary = adminErrorBoundary(professionTexts.loadFailed, {
  to: listPath,
  label: 'Torna alle professioni',
})

/** The form of a stored profession (ADMP-03), with samples where something is missing (ADMP-13). */
export default function EditProfession({ loaderData, actionData }: Route.ComponentProps) {
  const { content, proposed, unreadable, updatedAt, set } = loaderData
  const { id, ...record } = content
  const [parameters] = useSearchParams()
  const act = deletion({ id, title: content.title, set })
  return (
    <>
      <PageHead
        title={content.title}
        back={<BackToList />}
        text={<p>Identificativo: {id}. Non cambia mai, nemmeno con un altro titolo.</p>}
        actions={
          <a className="btn" href={professionPath(id)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="i" />
            Vedi la pagina
            <span className="vh"> (si apre in una nuova scheda)</span>
          </a>
        }
      />
      {parameters.has('elimina') && <ConfirmPanel act={act} cancelTo={editPath(id)} />}
      <UnreadableNote columns={unreadable} />
      {proposed.length > 0 && (
        <Note kind="info" className="mb-4">
          <p>
            Alcune parti sono vuote e ti propongo un esempio: verificale prima di salvare. Se non le
            vuoi, <Link to={`?${proposals}=no`}>apri senza proposte</Link>.
          </p>
        </Note>
      )}
      <FormParts />
      <ProfessionForm
        // Without proposals it begins with something else.
        key={`${id} ${proposed.join()}`}
        record={record}
        version={versionOf(updatedAt)}
        answer={formAnswer(actionData)}
        saveLabel="Salva la professione"
        savedText="Professione creata con successo. Adesso puoi completarla."
        proposed={proposed}
      />
      <DeleteSection act={act} to="?elimina" />
    </>
  )
}
