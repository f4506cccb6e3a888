import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { versionActs } from '../../records/versions/version-acts.ts'
import { answerVersions, loadVersions } from '../../records/versions/versions.server.ts'
import { VersionsScreen } from '../../records/versions/versions-screen.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { promptSetNoun } from '../prompt-set-noun.ts'
import type { Route } from './+types/set-versions.route'

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'set di prompt'}`), args)

export const loader = (args: Route.LoaderArgs) => loadVersions(args, db, promptSetNoun)

export const action = (args: Route.ActionArgs) => answerVersions(args, db, promptSetNoun)

export const clientAction = keepActs(versionActs)

export const ErrorBoundary = adminErrorBoundary(editorActs(promptSetNoun).loadFailed)

/** What a set of prompts was. */
export default function SetVersions({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <VersionsScreen noun={promptSetNoun} id={params.id} loaded={loaderData} answer={actionData} />
  )
}
