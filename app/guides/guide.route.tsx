import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  Link,
  type MiddlewareFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isEaseForm } from '../learning/ease/ease.server.ts'
import { EaseForm } from '../learning/ease/ease-form.tsx'
import { easeFailed } from '../learning/ease/ease-words.server.ts'
import {
  asksPreview,
  guidePath,
  guidesPath,
  lessonsPath,
  loginPath,
  openGuideId,
} from '../paths.ts'
import { currentUser, requireUser, usersOnly } from '../platform/http/authorization.server.ts'
import { clientAddressContext } from '../platform/http/context.server.ts'
import { attempt, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titleTag } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/guide.route'
import { ChapterList } from './chapter-list.tsx'
import { guideTexts, isComplete, markedPlace } from './guide.ts'
import { Following, LearningTips, Needs } from './guide-around.tsx'
import { GuideHead } from './guide-head.tsx'
import { guideScreen } from './guide-screen.server.ts'
import type { CelebrationProps } from './progress/celebration.tsx'
import { ProgressBand } from './progress/guide-progress.tsx'
import { changeProgress } from './progress/progress.server.ts'
import { useExpected } from './progress/progress-fetcher.ts'
import { rateGuide } from './rate-guide.server.ts'
import './guide.css'

/** The open guide is read by everybody; for the others, and to send anything, one signs in. */
export const middleware: MiddlewareFunction<Response>[] = [
  (args, next) => {
    const isReading = args.request.method === 'GET' || args.request.method === 'HEAD'
    return isReading && args.params.id === openGuideId ? undefined : usersOnly(args, next)
  },
]

export const meta = (args: Route.MetaArgs) =>
  args.loaderData?.tags ?? titleTag(args.loaderData?.guide.title ?? 'Guida', args)

export const loader = ({ context, params, request, url }: Route.LoaderArgs) =>
  load(context, guideTexts.loadFailed, async () => {
    const asker = { db, env, headers: request.headers }
    const wanted = url.searchParams.get('capitolo')
    const isPreview = asksPreview(url.searchParams)
    const isOpen = params.id === openGuideId
    const user = isOpen ? currentUser(context) : requireUser(context)
    const screen = await guideScreen(asker, user, params.id, wanted, isPreview)
    const { title, description, isPublished } = screen.guide
    const tags = isOpen && isPublished ? publicTags(env, url, { title, description }) : null
    return { ...screen, isVisitor: !user, tags }
  })

/** Going from chapter to chapter asks for nothing new. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) &&
  defaultShouldRevalidate

/** With script the screen stays and takes the answer; without, the browser goes on. */
export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request)
  if (isEaseForm(form)) {
    return attempt(context, easeFailed, async () => {
      const rater = {
        db,
        env,
        headers: request.headers,
        address: context.get(clientAddressContext),
      }
      return { ease: await rateGuide(rater, requireUser(context), params.id, form) }
    })
  }
  return attempt(context, guideTexts.progressFailed, async () => {
    const change = await changeProgress(db, requireUser(context), params.id, form)
    if (form.has('stay')) return change
    throw redirect(guidePath(params.id) + markedPlace(String(form.get('id'))), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, guideTexts.progressFailed)

export const ErrorBoundary = loadErrorBoundary(guideTexts.loadFailed, {
  to: guidesPath(),
  label: 'Torna alle guide',
})

export default function GuideScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { guide, openId, ease, afterwards, tips, isVisitor } = loaderData
  const expected = useExpected(guide.chapters)
  const [Party, setParty] = useState<ComponentType<CelebrationProps>>()
  // Should its code not arrive, the band at the top says the same.
  const celebrate = () =>
    void import('./progress/celebration.tsx').then(
      ({ Celebration }) => setParty(() => Celebration),
      () => {},
    )
  const endParty = () => {
    flushSync(() => setParty(undefined))
    // The dialog gives the focus back to the toggle, where a press meant for it undoes the chapter.
    const toggle = document.activeElement?.closest('form')
    toggle?.querySelector<HTMLElement>('.chapter-news')?.focus()
  }
  return (
    <article className="guide">
      <div className="wrap pt-6">
        <Link to={isVisitor ? lessonsPath() : guidesPath()} className="back noprint">
          <ArrowLeft aria-hidden="true" className="i" />
          {isVisitor ? 'Prima di cominciare' : 'Torna alle guide'}
        </Link>
        <GuideHead guide={guide} />
      </div>
      {!isVisitor && <ProgressBand expected={expected} />}
      <div className="wrap guide-lay">
        <div className="stack gap-8">
          {actionData && 'code' in actionData && (
            <Note kind="bad" role="alert">
              {actionData.message}
            </Note>
          )}
          <Needs guide={guide} />
          {guide.total > 0 && (
            <section aria-labelledby="capitoli">
              <div className="row justify-between">
                <h2 id="capitoli">Capitoli</h2>
                <PrintButton size="small">Stampa la guida</PrintButton>
              </div>
              <ChapterList
                key={guide.id}
                guideId={guide.id}
                isVisitor={isVisitor}
                chapters={guide.chapters}
                expected={expected.chapters}
                openId={openId}
                afterwards={afterwards}
                onFinished={celebrate}
              />
            </section>
          )}
          {isVisitor && <AccountNote guideId={guide.id} />}
          {isComplete(expected) && (
            <EaseForm key={guide.id} page={guidePath(guide.id)} ease={ease} sent={actionData} />
          )}
          <Following guides={guide.following} />
        </div>
        <LearningTips tips={tips} />
      </div>
      {Party && <Party guideTitle={guide.title} onClose={endParty} />}
    </article>
  )
}

/** What needs an account, for who reads without one. */
const AccountNote = ({ guideId }: { guideId: string }) => (
  <Note kind="info" className="noprint">
    <p>Vuoi segnare i capitoli fatti, o leggere le altre guide? Serve un account: è gratis.</p>
    <ButtonLink to={loginPath(guidePath(guideId))} size="small" className="mt-2">
      Entra o registrati
    </ButtonLink>
  </Note>
)
