import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router'
import { conversationPath, practicePath } from '../../paths.ts'
import { failure } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { publicTags } from '../../platform/page/meta-tags.server.ts'
import { env } from '../../platform/process.server.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { loadedTags } from '../../ui/page-title.ts'
import type { Route } from './+types/conversation.route'
import { openPractice } from './conversations.server.ts'
import { HuntScreen } from './hunt-screen.tsx'
import { newestId, ownWordsField, practiceTexts } from './practice.ts'
import { PracticeHead } from './practice-head.tsx'
import { nextWords, parseSaid, partsFoundIn, saidAddress, wordsError } from './talk.ts'
import { TalkScreen } from './talk-screen.tsx'
import './practice.css'
import './hunt.css'
import { useEffect, useRef } from 'react'

export const meta = loadedTags

export function loader({ params, url }: Route.LoaderArgs) {
  const view = openPractice(params.id)
  const { title } = view.practice
  const description = `${title}. Una conversazione già scritta, per provare senza fretta a chiedere le cose all'AI.`
  return { ...view, tags: publicTags(env, url, { title, description }) }
}

/** The conversation is here already: what was chosen in it changes nothing on the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/**
 * A browser without script sends one's own words: they are read, kept nowhere, and answered by a
 * redirect to the next part of the conversation.
 */
export async function action({ request, params, url }: Route.ActionArgs) {
  const { practice } = openPractice(params.id)
  if (practice.kind !== 'talk') throw failure('METHOD', 405, 'Qui non si scrive')
  const said = parseSaid(practice, url.searchParams)
  const words = String((await readForm(request)).get(ownWordsField) ?? '')
  const error = wordsError(words)
  if (error) return failure('INVALID', 400, error, { sent: [[ownWordsField, words]] })
  const { mayWrite } = nextWords(practice, said)
  const now = mayWrite
    ? [...said, { kind: 'own' as const, found: partsFoundIn(practice, words) }]
    : said
  return redirect(`${saidAddress(conversationPath(practice.id), now)}#${newestId}`, 303)
}

export const ErrorBoundary = loadErrorBoundary(practiceTexts.missing, {
  to: practicePath(),
  label: 'Torna a tutte le prove',
})

/** One conversation: what was said in it stands in the address. */
export default function Conversation({ loaderData: view, actionData }: Route.ComponentProps) {
  const { newest, title } = useNewest()
  const [query] = useSearchParams()
  const { practice } = view
  return (
    <article className="practice">
      <PracticeHead view={view} title={title} />
      {practice.kind === 'talk' ? (
        <TalkScreen
          key={practice.id}
          view={view}
          talk={practice}
          query={query}
          newest={newest}
          refused={actionData}
        />
      ) : (
        <HuntScreen key={practice.id} view={view} hunt={practice} query={query} newest={newest} />
      )}
    </article>
  )
}

/**
 * Gives the focus to the newest answer when something was said or chosen under the same screen, so
 * that it is heard and the keyboard goes on from there; on the way back to the beginning to the
 * title.
 */
function useNewest() {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const newest = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    // Another conversation is another page: the frame says so.
    if (before.pathname !== pathname || before.search === search) return
    const place = newest.current ?? title.current
    place?.focus({ preventScroll: true })
    // The page is not as tall as when it was left: what was written is gone from its field.
    if (type === 'POP') place?.scrollIntoView()
  }, [pathname, search, type])
  return { newest, title }
}
