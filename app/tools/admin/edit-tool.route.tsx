import { ArrowLeft, BadgeCheck, Eye } from 'lucide-react'
import { Link, redirect, useFetcher } from 'react-router'
import { unreadableColumns } from '../../platform/db/readable-json.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { DeleteSection } from '../../records/form/delete-section.tsx'
import { formAnswer, keepForm, savedParameter, versionOf } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { keepRecord } from '../../records/form/keep-record.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { UnreadableNote } from '../../records/form/unreadable-note.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { titleTag } from '../../ui/page-title.ts'
import { readToolForEdit, type ToolForEdit, toolCategories } from '../admin-tools.server.ts'
import { saveTool } from '../edit-tool.server.ts'
import { toolPath, toolTexts } from '../tool.ts'
import { toolFormTexts, toolSchema } from '../tool-schema.ts'
import type { Route } from './+types/edit-tool.route'
import { deleteToolAct, guidesText } from './delete-tool.ts'
import { actOnTool } from './tool-acts.server.ts'
import { editToolPath, toolActFailed, toolsPath } from './tool-list-view.ts'
import { ToolSections } from './tool-sections.tsx'

export const meta = (args: Route.MetaArgs) =>
  titleTag(`${args.loaderData?.tool.name ?? 'Strumento'}: amministrazione`, args)

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, toolTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    const [edited, categories] = await Promise.all([
      readToolForEdit(db, actor, params.id),
      toolCategories(db, actor),
    ])
    return {
      ...edited,
      unreadable: await unreadableColumns(db, 'tools', params.id),
      categories,
      isAsked: url.searchParams.has('elimina'),
      now: Date.now(),
      isVerifiedNow: url.searchParams.get('fatto') === 'verificato',
    }
  })

/** Saves the form (ADMT-06), or does what a button beside it says. */
const failedTextOf = (sent: FormData) =>
  sent.has('atto') ? toolActFailed : toolFormTexts.saveFailed

export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const sent = await readForm(request)
  const actor = requireAdmin(context, failedTextOf(sent))
  if (sent.has('atto')) {
    return attempt(context, toolActFailed, async () => {
      const done = await actOnTool(db, actor, sent, params.id)
      const to = done === 'eliminato' ? toolsPath : editToolPath(params.id)
      throw redirect(`${to}?fatto=${done}`, 303)
    })
  }
  return answerForm(
    context,
    await takePictures(db, actor, sent),
    { schema: toolSchema, failedText: toolFormTexts.saveFailed },
    async ({ value, version, isOverwriting }) => {
      const base = { updatedAt: version, overwrite: isOverwriting }
      await saveTool(db, actor, params.id, base, value)
      return redirect(`${editToolPath(params.id)}?${savedParameter}=${Date.now()}`, 303)
    },
  )
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = keepForm(failedTextOf)

export const ErrorBoundary = adminErrorBoundary(toolTexts.loadFailed, {
  to: toolsPath,
  label: 'Torna agli strumenti',
})

export default function EditToolScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tool, guidesTotal, unreadable, categories, isAsked } = loaderData
  const { id, verifiedAt, createdAt: _, updatedAt, ...content } = tool
  const deletion = deleteToolAct({ id, name: tool.name, guides: guidesTotal })
  return (
    <>
      <PageHead
        title={tool.name}
        back={
          <Link to={toolsPath} className="back">
            <ArrowLeft aria-hidden="true" className="i" />
            Torna agli strumenti
          </Link>
        }
        text={
          <p className="row gap-x-6">
            <StateMark isOn={tool.isActive}>{tool.isActive ? 'Attivo' : 'Inattivo'}</StateMark>
            <span>
              Modificato <RelativeDate value={updatedAt} now={loaderData.now} />
            </span>
          </p>
        }
        actions={
          <ButtonLink to={toolPath(id)} icon={<Eye aria-hidden="true" className="i" />}>
            Vedi come lo vede chi impara
          </ButtonLink>
        }
      />
      <div className="stack gap-8">
        {isAsked && <ConfirmPanel act={deletion} cancelTo={editToolPath(id)} />}
        <UnreadableNote columns={unreadable} />
        <AdminForm
          schema={toolSchema}
          record={{ ...content, isActive: tool.isActive ? 'on' : 'off' }}
          version={versionOf(updatedAt)}
          answer={formAnswer(actionData)}
          saveLabel="Salva lo strumento"
          savedText="Strumento salvato."
        >
          {(fields) => <ToolSections fields={fields} categories={categories} />}
        </AdminForm>
        <Verification verifiedAt={verifiedAt} isNow={loaderData.isVerifiedNow} />
        <GuidesOfTool {...loaderData} />
        <DeleteSection act={deletion} to={`${editToolPath(id)}?elimina`} />
      </div>
    </>
  )
}

/** 'Ho verificato': what is written holds today, which learners then read with its date. */
function Verification({ verifiedAt, isNow }: { verifiedAt: Date | null; isNow: boolean }) {
  const fetcher = useFetcher<{ message?: string }>()
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="verifica">
      <h2 id="verifica">Verifica</h2>
      <p>
        {verifiedAt
          ? `Verificato il ${formatDay(verifiedAt)}: chi impara lo legge nella scheda.`
          : 'Non ancora verificato. Controlla sul sito prezzi e funzioni, poi premi il pulsante.'}
      </p>
      {isNow && (
        <Note kind="ok" role="status">
          La data della verifica è quella di oggi.
        </Note>
      )}
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
      <fetcher.Form method="post">
        <Button
          name="atto"
          value="verifica"
          busy={fetcher.state !== 'idle'}
          icon={<BadgeCheck aria-hidden="true" className="i" />}
        >
          Ho verificato
        </Button>
      </fetcher.Form>
    </section>
  )
}

/** Read from the guides: which tool a guide belongs to is chosen in the guide (ADMG-13). */
function GuidesOfTool({ guides, guidesTotal }: Pick<ToolForEdit, 'guides' | 'guidesTotal'>) {
  return (
    <section className="form-section max-w-[56rem]" aria-labelledby="guide">
      <h2 id="guide">Guide di questo strumento</h2>
      {guidesTotal === 0 ? (
        <p>Nessuna guida. Una guida sceglie il suo strumento nella propria scheda.</p>
      ) : (
        <>
          <p className="soft">
            {guidesText(guidesTotal)}. A quale strumento appartiene, lo scegli nella scheda della
            guida.
          </p>
          <ul className="aside-list">
            {guides.map(({ id, title, isPublished }) => (
              <li key={id}>
                <Link to={`/admin/guides/${encodeURIComponent(id)}`}>{title}</Link>
                <StateMark isOn={isPublished}>{isPublished ? 'Pubblicato' : 'Bozza'}</StateMark>
              </li>
            ))}
          </ul>
          {guidesTotal > guides.length && (
            <p className="soft">E altre {(guidesTotal - guides.length).toLocaleString('it-IT')}.</p>
          )}
        </>
      )}
    </section>
  )
}
