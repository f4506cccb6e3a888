import { Link } from 'react-router'
import { helpPath } from '../../paths.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import type { Route } from './+types/manual.route'
import { manual } from './manual.server.ts'
import './manual.css'

export const meta = titled(adminTitle('Aiuto'))

const loadFailed = 'Errore nel caricamento della guida per chi amministra'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    requireActor(context, 'readManual')
    return { blocks: await manual() }
  })

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** 'Aiuto': the guide for whoever looks after the site, a task a chapter. */
export default function Manual({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Aiuto"
        text={
          <p>
            La guida per chi amministra. L'aiuto per chi impara è in{' '}
            <Link to={helpPath()}>Aiuto, sul sito</Link>.
          </p>
        }
      />
      <div className="manual">
        <Markdown blocks={loaderData.blocks} />
      </div>
    </>
  )
}
