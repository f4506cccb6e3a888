import type { ReactNode } from 'react'
import { Announcer } from './announcer.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { contentId } from './focus-content.ts'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageChange } from './page-change.tsx'
import type { RootData } from './root-data.server.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useFollow } from './use-follow.ts'

/** The frame around every screen. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  const database = useFollow(data)
  const { site, user, isUnknown } = data
  return (
    <>
      <a className="skip" href={`#${contentId}`}>
        Vai al contenuto
      </a>
      <CookieBanner />
      <NavigationBar site={site} user={user} isUnknown={isUnknown} />
      <hr className="cordolo" />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} user={user} />
      <ScrollToTop />
      <ConnectionBanner {...database} databaseName={site.databaseName} />
      <NavigationProgress />
      <Announcer />
      <PageChange />
    </>
  )
}
