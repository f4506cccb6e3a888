import { ArrowLeft } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { AdminForm } from '../../records/form/admin-form.tsx'
import { formAnswer, keepForm, savedParameter } from '../../records/form/form-answer.ts'
import { answerForm } from '../../records/form/form-request.server.ts'
import { takePictures } from '../../records/form/take-pictures.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { titled } from '../../ui/page-title.ts'
import { toolCategories } from '../admin-tools.server.ts'
import { createTool } from '../edit-tool.server.ts'
import { toolTexts } from '../tool.ts'
import { toolFormTexts, toolSchema } from '../tool-schema.ts'
import type { Route } from './+types/new-tool.route'
import { editToolPath, toolsPath } from './tool-list-view.ts'
import { ToolSections } from './tool-sections.tsx'

export const meta = titled('Nuovo strumento: amministrazione')

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, toolTexts.loadFailed, async () => ({
    categories: await toolCategories(db, requireAdmin(context)),
  }))

/** Stores a new tool and goes on to where it is edited (ADMT-07). */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const actor = requireAdmin(context, toolFormTexts.createFailed)
  return answerForm(
    context,
    await takePictures(db, actor, await readForm(request)),
    { schema: toolSchema, failedText: toolFormTexts.createFailed },
    async ({ value }) => {
      const id = await createTool(db, actor, value)
      return redirect(`${editToolPath(id)}?${savedParameter}=${Date.now()}`, 303)
    },
  )
}

export const clientAction = keepForm(toolFormTexts.createFailed)

export const ErrorBoundary = adminErrorBoundary(toolTexts.loadFailed, {
  to: toolsPath,
  label: 'Torna agli strumenti',
})

/** What ADMT-05 says a new tool begins with. */
const blank = { difficulty: 'beginner', rating: 0, isActive: 'on' } as const

export default function NewToolScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Nuovo strumento"
        back={
          <Link to={toolsPath} className="back">
            <ArrowLeft aria-hidden="true" className="i" />
            Torna agli strumenti
          </Link>
        }
        text="Nome, descrizione e categoria servono subito; il resto lo completi quando vuoi."
      />
      <AdminForm
        schema={toolSchema}
        record={blank}
        version={null}
        answer={formAnswer(actionData)}
        saveLabel="Crea lo strumento"
      >
        {(fields) => <ToolSections fields={fields} categories={loaderData.categories} />}
      </AdminForm>
    </>
  )
}
