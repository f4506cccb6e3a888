import { useEffect } from 'react'
import { data } from 'react-router'
import { Finder } from '../finder/finder-form.tsx'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { cityDrawing } from '../platform/settings/city-drawing.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/home.route.ts'
import { Hero } from './hero.tsx'
import { homePage } from './home-page.server.ts'
import { LowerPart } from './lower-part.tsx'
import { readResume } from './resume.server.ts'
import './home.css'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const session = context.get(sessionContext)
  const log = requestLog(context)
  const learner = { db, env, session, headers: request.headers }
  const [{ page, status }, known] = await Promise.all([
    homePage(db, log, query),
    session.kind === 'user' ? readResume(learner, session.user, log) : null,
  ])
  const isVisitor = session.kind === 'anonymous'
  const { SITE_NAME: name, CITY: city } = env
  const tags = publicTags(env, url, {
    title: null,
    description: `Impara a usare l'AI a ${city}, un passo alla volta e con calma. È gratis, non serve iscriversi e non puoi rompere niente.`,
  })
  const resume = known && { resume: known.resume }
  return data(
    { name, city, drawing: cityDrawing(env), isVisitor, tags, ...resume, ...page },
    { status: Math.max(status, known?.status ?? 0) },
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>['data']

let lastLoaded: Loaded | undefined

/** When no answer comes the page stays whole, and the finder says that it failed. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    return await serverLoader()
  } catch (error) {
    const goal = new URL(request.url).searchParams.get('cerca')
    if (!lastLoaded || goal === null || request.signal.aborted) throw error
    return { ...lastLoaded, finder: { goal, outcome: { kind: 'failed' }, ready: [] } }
  }
}

export const meta = loadedTags

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, city, drawing, isVisitor, tags: _, resume, ...page } = loaderData
  useEffect(() => {
    lastLoaded = loaderData
    // The next person at this screen may be another one.
    return () => {
      lastLoaded = undefined
    }
  }, [loaderData])
  return (
    <>
      <Hero name={name} city={city} drawing={drawing} resume={resume} />
      <Finder page={page.finder} isVisitor={isVisitor} />
      <LowerPart page={page} city={city} isVisitor={isVisitor} />
    </>
  )
}
