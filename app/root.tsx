import { Children, cloneElement, isValidElement, type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { groupNow } from './groups/group-now.server.ts'
import { rootMiddleware } from './lifecycle/middleware.server.ts'
import { noticesToday, noticesWaiting } from './notices/notices.server.ts'
import { dashboardPath, loginPath, manifestPath } from './paths.ts'
import { requestLog } from './platform/http/audit-log.server.ts'
import { readingContext, sessionContext } from './platform/http/context.server.ts'
import { db, env } from './platform/process.server.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import everyPage from './shell/every-page.css?url'
import { scrollKey } from './shell/keep-scroll.ts'
import { keepShown } from './shell/keep-shown.ts'
import { type RootData, rootData } from './shell/root-data.server.ts'
import { Shell } from './shell/shell.tsx'
import url from './ui/atkinson-next-latin.woff2?url'
import { siteName, titleTag, unlisted } from './ui/page-title.ts'

/** The frame of a page whose request was refused before anything was read. */
const unknownSite: RootData = {
  user: null,
  isUnknown: true,
  notices: [],
  site: {
    name: 'Fucina',
    city: '',
    contactEmail: null,
    noContact: null,
    noNetworks: null,
    accessibilityUrl: null,
    socialProfiles: [],
  },
  reading: 'normal.paper.full',
  themeColour: '#fffcf7',
  news: { database: { isUp: true, lastUpdated: null }, session: null, shown: null },
}

/** Address of the one typeface file, hashed by the build: the same one that font.css refers to. */
const fontUrl: string = url

export const middleware = rootMiddleware

export const clientMiddleware = [keepShown]

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const log = requestLog(context)
  const user = session.kind === 'user' ? session.user : null
  const [notices, group, waiting] = await Promise.all([
    noticesToday(db, log),
    groupNow(db, user, log),
    user ? noticesWaiting(db, user.role, log) : 0,
  ])
  return rootData(env, session, { reading: context.get(readingContext), notices, group, waiting })
}

let last: RootData | undefined

/** The frame stays as it was when the server does not answer: the screen inside says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<RootData> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!last) throw error
    return last
  }
}

/** Where signing in, signing out and their redirects lead: there the frame is loaded anew. */
const whereFrameReloads = new Set(['/', loginPath(), dashboardPath()])

/**
 * Going from screen to screen changes nothing in the frame, unless somebody signed in or out; nor
 * does what was refused, but to who is signed in no more.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod = 'GET', actionStatus = 200 } = args
  if (formMethod !== 'GET') return actionStatus < 400 || actionStatus === 401
  if (currentUrl.href === nextUrl.href) return true
  return whereFrameReloads.has(currentUrl.pathname) || whereFrameReloads.has(nextUrl.pathname)
}

export const meta = (args: Route.MetaArgs) =>
  args.error ? titleTag('Qualcosa è andato storto', args) : [{ title: siteName(args) }, unlisted]

export const links = () => [
  {
    rel: 'preload',
    href: fontUrl,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    // Words can stand there in another face; without the style sheet they cannot.
    fetchPriority: 'low' as const,
  },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath() },
]

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root') ?? unknownSite
  return (
    // The script before the first paint marks this element.
    <html
      lang="it"
      data-reading={data.reading}
      // What shared-device.ts looks for.
      data-shared={data.user?.shared && ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={data.themeColour} />
        <Meta />
        <PageStyles />
      </head>
      <body className="page-frame">
        <Shell data={data}>{children}</Shell>
        <ScrollRestoration storageKey={scrollKey} />
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    last = loaderData
  }, [loaderData])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

/** The sheet of every page, before the framework's scripts by `precedence`; then the route's own. */
function PageStyles() {
  return (
    <>
      <link rel="stylesheet" href={everyPage} precedence="page" />
      <Links />
    </>
  )
}

/**
 * The framework's scripts, fetched after what the first paint needs: its preloads say nothing of
 * their priority, and a browser that takes them for urgent shares a slow line between them and the
 * style sheet. The framework offers no way to say so but through what its component renders, which
 * is why it is called as a function here; a request test fails when that no longer works.
 */
function PageScripts() {
  const scripts = Scripts({})
  return Children.map(scripts?.props.children, (child: ReactNode) =>
    isValidElement<{ fetchPriority?: 'low' }>(child) && child.type === 'link'
      ? cloneElement(child, { fetchPriority: 'low' })
      : child,
  )
}
