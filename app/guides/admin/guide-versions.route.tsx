import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { versionActs } from '../../records/versions/version-acts.ts'
import { answerVersions, loadVersions } from '../../records/versions/versions.server.ts'
import { VersionsScreen } from '../../records/versions/versions-screen.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { beforePublishing } from '../before-publishing.server.ts'
import { guideNoun } from '../guide-noun.ts'
import type { Route } from './+types/guide-versions.route'

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'guida'}`), args)

export const loader = (args: Route.LoaderArgs) => loadVersions(args, db, guideNoun)

export const action = (args: Route.ActionArgs) =>
  answerVersions(args, db, guideNoun, beforePublishing)

export const clientAction = keepActs(versionActs)

export const ErrorBoundary = adminErrorBoundary(editorActs(guideNoun).loadFailed)

/** What a guide was. */
export default function GuideVersions({ loaderData, actionData, params }: Route.ComponentProps) {
  return <VersionsScreen noun={guideNoun} id={params.id} loaded={loaderData} answer={actionData} />
}
