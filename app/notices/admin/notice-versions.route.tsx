import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { editorActs } from '../../records/editor/editor-acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { versionActs } from '../../records/versions/version-acts.ts'
import { answerVersions, loadVersions } from '../../records/versions/versions.server.ts'
import { VersionsScreen } from '../../records/versions/versions-screen.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { noticeNoun } from '../notice-noun.ts'
import type { Route } from './+types/notice-versions.route'

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'avviso'}`), args)

export const loader = (args: Route.LoaderArgs) => loadVersions(args, db, noticeNoun)

export const action = (args: Route.ActionArgs) => answerVersions(args, db, noticeNoun)

export const clientAction = keepActs(versionActs)

export const ErrorBoundary = adminErrorBoundary(editorActs(noticeNoun).loadFailed)

/** What a notice was. */
export default function NoticeVersions({ loaderData, actionData, params }: Route.ComponentProps) {
  return <VersionsScreen noun={noticeNoun} id={params.id} loaded={loaderData} answer={actionData} />
}
