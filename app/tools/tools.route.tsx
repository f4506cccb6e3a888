import { requireUser } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { db } from '../platform/process.server.ts'
import { ChipLink } from '../ui/chip.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { Status } from '../ui/status.tsx'
import type { Route } from './+types/tools.route'
import { toolsFoundText, toolTexts } from './tool.ts'
import { ToolList } from './tool-list.tsx'
import { chosenCategory, toolListAddress } from './tool-view.ts'
import { listActiveTools } from './tools.server.ts'
import './tool.css'

export const meta = titled('Strumenti AI')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, toolTexts.listFailed, async () => {
    requireUser(context)
    const chosen = chosenCategory(url.searchParams)
    return { chosen, ...(await listActiveTools(db, chosen)) }
  })

export const ErrorBoundary = loadErrorBoundary(toolTexts.listFailed)

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { chosen, categories, tools } = loaderData
  return (
    <div className="wrap pb-16">
      <header className="top">
        <h1>Strumenti AI</h1>
        <p>
          I programmi di intelligenza artificiale più usati. Leggi a che cosa servono, quanto
          costano e da dove cominciare.
        </p>
      </header>
      <nav aria-labelledby="categoria" className="stack gap-2">
        <p id="categoria" className="lbl">
          Categoria
        </p>
        <div className="row">
          {[null, ...categories].map((category) => (
            <ChipLink
              key={category}
              to={toolListAddress(category)}
              current={chosen === category}
              preventScrollReset
            >
              {category ?? 'Tutti'}
            </ChipLink>
          ))}
        </div>
      </nav>
      <Status className="py-6">{toolsFoundText(tools.length)}</Status>
      <ToolList category={chosen} tools={tools} />
    </div>
  )
}
