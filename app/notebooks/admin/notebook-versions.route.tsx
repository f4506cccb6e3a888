import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { versionActs } from '../../records/versions/version-acts.ts'
import { answerVersions, loadVersions } from '../../records/versions/versions.server.ts'
import { VersionsScreen } from '../../records/versions/versions-screen.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { notebookNoun } from '../notebook-noun.ts'
import type { Route } from './+types/notebook-versions.route'

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'quaderno'}`), args)

export const loader = (args: Route.LoaderArgs) => loadVersions(args, db, notebookNoun)

export const action = (args: Route.ActionArgs) => answerVersions(args, db, notebookNoun)

export const clientAction = keepActs(versionActs)

export const ErrorBoundary = adminErrorBoundary(editorActs(notebookNoun).loadFailed)

/** What a notebook was. */
export default function NotebookVersions({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <VersionsScreen noun={notebookNoun} id={params.id} loaded={loaderData} answer={actionData} />
  )
}
