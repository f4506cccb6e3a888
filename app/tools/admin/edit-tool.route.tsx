import { Eye } from 'lucide-react'
import { redirect } from 'react-router'
import { adminToolsPath, editToolPath } from '../../admin-paths.ts'
import { newId, toolPath } from '../../paths.ts'
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
import { answerForm } from '../../records/form/form-request.server.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { FormerPanel, FormerVersions } from '../../records/former/former-versions.tsx'
import { listFormer, restoreFormer } from '../../records/former/restore-former.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { StateMark } from '../../records/list/rows.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { readToolForEdit, toolCategories } from '../admin-tools.server.ts'
import { createTool, deleteTool, saveTool, verifyTool } from '../edit-tool.server.ts'
import { toolTexts } from '../tool.ts'
import { toolExchange } from '../tool-exchange.server.ts'
import { toolSchema } from '../tool-schema.ts'
import type { Route } from './+types/edit-tool.route'
import { newToolActs, toolActs, toolDeletion } from './tool-acts.ts'
import { GuidesOfTool, Verification } from './tool-parts.tsx'
import { ToolForm } from './tool-sections.tsx'
import '../tool.css'

export const meta = (args: Route.MetaArgs) => {
  const name = args.loaderData?.stored?.tool.name
  const title = args.params.id === newId ? 'Nuovo strumento' : (name ?? 'Strumento')
  return titleTag(adminTitle(title), args)
}

/** The stored tool; at `new` none. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  load(context, toolTexts.loadFailed, async () => {
    const actor = requireAdmin(context)
    const [stored, categories] = await Promise.all([
      params.id === newId ? null : readToolForEdit(db, actor, params.id),
      toolCategories(db, actor),
    ])
    const [row] = stored ? await toolExchange.rows(db, [params.id]) : []
    return {
      stored,
      versions: row ? await listFormer(db, actor, toolExchange, row) : [],
      categories,
      isAsked: askedId(url.searchParams, 'delete') !== null,
      askedVersion: askedId(url.searchParams, 'restore'),
      now: Date.now(),
    }
  })

const actsAt = (id: string) => (id === newId ? newToolActs : toolActs)

/** Saves the form, or does what a button beside it says. */
export const action = async ({ request, context, params: { id } }: Route.ActionArgs) => {
  const form = await readForm(request)
  const actor = requireAdmin(context, actsAt(id).failedText(form))
  const back = (to: string, done: 'save' | 'create' | 'delete' | 'verify' | 'restore') =>
    redirect(outcomeAddress(to, { done }), 303)
  if (id === newId) {
    return carryOut(context, newToolActs, form, {
      create: async () => {
        const sent = await takePictures(db, actor, form)
        const asked = { schema: toolSchema, failedText: newToolActs.failedTexts.create }
        return answerForm(context, sent, asked, async ({ value }) =>
          back(editToolPath(await createTool(db, actor, value)), 'create'),
        )
      },
    })
  }
  return carryOut(context, toolActs, form, {
    save: async () => {
      const sent = await takePictures(db, actor, form)
      const asked = { schema: toolSchema, failedText: toolActs.failedTexts.save }
      return answerForm(context, sent, asked, async ({ value, base }) => {
        await saveTool(db, actor, id, base, value)
        return back(editToolPath(id), 'save')
      })
    },
    delete: async () => {
      await deleteTool(db, actor, id)
      return back(adminToolsPath(), 'delete')
    },
    verify: async () => {
      await verifyTool(db, actor, id)
      return back(editToolPath(id), 'verify')
    },
    restore: async () => {
      await restoreFormer(db, actor, toolExchange, {
        id,
        versionId: idOf(form),
        seen: String(form.get(formNames.version)),
        losing: form.has(formNames.losing),
      })
      return back(editToolPath(id), 'restore')
    },
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => keepRecord(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(actsAt(args.params.id))(args)

export const ErrorBoundary = adminErrorBoundary(toolTexts.loadFailed, {
  to: adminToolsPath(),
  label: 'Torna agli strumenti',
})

export default function EditToolScreen(props: Route.ComponentProps) {
  const { loaderData, actionData, params } = props
  const form = { categories: loaderData.categories, answer: useFormAnswer(actionData) }
  const back = <BackLink to={adminToolsPath()}>Torna agli strumenti</BackLink>
  if (loaderData.stored) {
    return (
      <StoredTool key={params.id} {...loaderData} stored={loaderData.stored} {...{ form, back }} />
    )
  }
  return (
    <>
      <PageHead
        title="Nuovo strumento"
        back={back}
        text="Nome, descrizione e categoria servono subito; il resto lo completi quando vuoi."
      />
      <ToolForm key={newId} stored={null} {...form} />
    </>
  )
}

type StoredToolProps = Route.ComponentProps['loaderData'] & {
  stored: NonNullable<Route.ComponentProps['loaderData']['stored']>
  form: Pick<Parameters<typeof ToolForm>[0], 'categories' | 'answer'>
  back: React.ReactNode
}

function StoredTool(props: StoredToolProps) {
  const { stored, versions, isAsked, askedVersion, now, form, back } = props
  const { tool, guides, guidesTotal } = stored
  const { id, name, isActive, updatedAt, verifiedAt } = tool
  const act = toolDeletion({ id, name, guides: guidesTotal })
  const here = editToolPath(id)
  const asks = (more: Record<string, string>) => toolActs.fields('restore', more)
  const former = { versions, asks, version: versionOf(updatedAt), here }
  return (
    <>
      <PageHead
        title={name}
        back={back}
        text={
          <p className="row gap-x-6">
            <StateMark isOn={isActive}>{isActive ? 'Attivo' : 'Inattivo'}</StateMark>
            <span>
              Modificato <RelativeDate value={updatedAt} now={now} />
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
        {isAsked && <ConfirmPanel act={act} cancelTo={here} />}
        <FormerPanel askedId={askedVersion} {...former} />
        <ToolForm stored={{ ...tool, version: former.version }} {...form} />
        <Verification verifiedAt={verifiedAt} />
        <GuidesOfTool guides={guides} guidesTotal={guidesTotal} />
        <FormerVersions {...former} />
        <DeleteSection act={act} to={questionAddress(here, 'delete')} />
      </div>
    </>
  )
}
