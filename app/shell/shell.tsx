import { ArrowUp } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation, useRouteError } from 'react-router'
import { finishPath } from '../paths.ts'
import { OpenReading, useReadingPanel } from '../reading/use-reading-panel.tsx'
import { announceScreen } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { contentId } from '../ui/content-id.ts'
import { tidyKept } from '../ui/kept.ts'
import { Spinner } from '../ui/spinner.tsx'
import { noteTyped, turnTo } from '../ui/unsent-words.ts'
import { Announcer } from './announcer.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { CookieBanner } from './cookies/cookie-banner.tsx'
import { focusContent } from './focus-content.ts'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { ProveAgain } from './prove-again.tsx'
import type { RootData } from './root-data.server.ts'
import { SharedBar } from './shared-bar.tsx'
import { useFollow } from './use-follow.ts'
import { dropCritical } from './whole-styles.ts'

const threshold = 400

/** Marks the document while it is scrolled further than the button's threshold. */
function watchScroll(signal: AbortSignal): void {
  const look = () => {
    document.documentElement.toggleAttribute('data-far', scrollY > threshold)
  }
  look()
  addEventListener('scroll', look, { passive: true, signal })
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  focusContent()
}

/**
 * On phones, a way back to the top under a page that is scrolled further than 400 px; the style
 * sheet shows and hides it.
 */
function ScrollToTop() {
  useEffect(() => {
    const leaving = new AbortController()
    watchScroll(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <p className="to-top noprint">
      <Button
        type="button"
        size="small"
        icon={<ArrowUp aria-hidden="true" className="i" />}
        onClick={goToTop}
      >
        Torna su
      </Button>
    </p>
  )
}

/** A screen that comes sooner needs no spinner. */
const patienceMilliseconds = 150

/** Shown while the next screen loads. */
function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return (
    <div aria-live="polite">
      {isLoading && isLate ? (
        <div className="loading noprint">
          <Spinner />
          Sto caricando…
        </div>
      ) : null}
    </div>
  )
}

/** Their code comes to the pages that show them. */
const ofGroup = () => import('./group/group-bar.tsx')
const GroupBar = lazy(async () => ({ default: (await ofGroup()).GroupBar }))
const RequestEnd = lazy(async () => ({ default: (await ofGroup()).RequestEnd }))
const GroupFoot = lazy(async () => ({ default: (await ofGroup()).GroupFoot }))
const Notices = lazy(async () => ({ default: (await import('./notices/notices.tsx')).Notices }))

/** A route whose screens bring a frame of their own: `export const handle = { ownFrame: true }`. */
type Handle = { ownFrame?: boolean } | undefined

/** The frame around every screen; of those with their own, only what all screens have. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  const { database, askNow, ...heard } = useFollow(data)
  const { site, user, isUnknown } = data
  const userId = user?.id
  useEffect(() => {
    tidyKept(userId)
  }, [userId])
  const { pathname } = useLocation()
  // Whoever leaves is asked one thing.
  const group = pathname === finishPath() ? null : heard.group
  useEffect(noteTyped, [])
  useEffect(() => turnTo(pathname, userId ?? null), [pathname, userId])
  const matches = useMatches()
  const isBroken = Boolean(useRouteError())
  // An error of the root itself comes before any screen and its frame.
  const { panel, toggle } = useReadingPanel()
  const hasOwnFrame = !isBroken && matches.some(({ handle }) => (handle as Handle)?.ownFrame)
  const isInGroup = !hasOwnFrame && Boolean(group)
  return (
    <OpenReading value={toggle}>
      <a className="skip" href={`#${contentId}`}>
        Vai al contenuto
      </a>
      <CookieBanner />
      <SharedBar user={user} isUnknown={isUnknown} isInFoot={isInGroup} />
      {hasOwnFrame ? (
        <>
          {panel}
          {children}
        </>
      ) : (
        <>
          <NavigationBar site={site} user={user} isUnknown={isUnknown} />
          {panel}
          <hr className="cordolo" />
          <Suspense>
            {data.notices.length > 0 && <Notices notices={data.notices} />}
            {group && <GroupBar group={group} />}
          </Suspense>
          <main id={contentId} tabIndex={-1}>
            {children}
            <Suspense>{group && <RequestEnd group={group} />}</Suspense>
          </main>
          <Footer site={site} user={user} />
        </>
      )}
      <ScrollToTop />
      <Suspense>
        {isInGroup && group && (
          <GroupFoot group={group} isShared={Boolean(user?.shared)} onActed={askNow} />
        )}
      </Suspense>
      <ConnectionBanner {...database} />
      <NavigationProgress />
      <Announcer />
      <PageChange />
      <ProveAgain />
    </OpenReading>
  )
}

/**
 * A new screen without a new document: says its title, and moves the keyboard's place into the
 * content unless the screen has put it there itself.
 */
function PageChange() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  // At once with the screen: a key pressed meanwhile would start from a place that is gone.
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    dropCritical()
    announceScreen(document.title)
    if (!document.getElementById(contentId)?.contains(document.activeElement)) focusContent()
  }, [pathname])
  return null
}
