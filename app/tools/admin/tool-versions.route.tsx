import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { versionActs } from '../../records/versions/version-acts.ts'
import { answerVersions, loadVersions } from '../../records/versions/versions.server.ts'
import { VersionsScreen } from '../../records/versions/versions-screen.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { toolNoun } from '../tool-noun.ts'
import type { Route } from './+types/tool-versions.route'

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'strumento'}`), args)

export const loader = (args: Route.LoaderArgs) => loadVersions(args, db, toolNoun)

export const action = (args: Route.ActionArgs) => answerVersions(args, db, toolNoun)

export const clientAction = keepActs(versionActs)

export const ErrorBoundary = adminErrorBoundary(editorActs(toolNoun).loadFailed)

/** What a tool was. */
export default function ToolVersions({ loaderData, actionData, params }: Route.ComponentProps) {
  return <VersionsScreen noun={toolNoun} id={params.id} loaded={loaderData} answer={actionData} />
}
