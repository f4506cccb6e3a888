import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { finishPath } from '../paths.ts'
import { OpenReading, useReadingPanel } from '../reading/use-reading-panel.tsx'
import { contentId } from '../ui/content-id.ts'
import { tidyKept } from '../ui/kept.ts'
import { noteTyped, turnTo } from '../ui/unsent-words.ts'
import { Announcer } from './announcer.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { CookieBanner } from './cookies/cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageChange } from './page-change.tsx'
import { ProveAgain } from './prove-again.tsx'
import type { RootData } from './root-data.server.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SharedBar } from './shared-bar.tsx'
import { useFollow } from './use-follow.ts'

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
