import { useEffect } from 'react'
import { data, redirect, replace, useLocation } from 'react-router'
import { finderPath } from '../finder/finder.ts'
import { Finder } from '../finder/finder-form.tsx'
import { askFinder } from '../finder/finder-request.server.ts'
import { homePath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import { db, env } from '../platform/process.server.ts'
import { cityDrawing } from '../platform/settings/city-drawing.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/home.route.ts'
import { Hero } from './hero.tsx'
import { type HomePage, homePage } from './home-page.server.ts'
import { readResume } from './resume.server.ts'
import './home.css'
import { Arcade } from './arcade.tsx'
import { Calm } from './calm.tsx'
import { PromptDemo } from './prompt-demo.tsx'

const featuresIn = (city: string) => [
  { title: 'Assistente personale', text: 'Ti aiuta a scrivere, capire e organizzare.' },
  { title: 'Guide pratiche', text: 'Un gradino alla volta, con un esercizio da fare.' },
  { title: 'Comunità locale', text: `Dove trovi una persona che ti aiuta, a ${city}.` },
  { title: 'Percorso su misura', text: 'Parti dal tuo mestiere e sali con il tuo passo.' },
]

/** The four feature cards, as lines. */
function Features({ city }: { city: string }) {
  return (
    <section data-secondary="" className="features" aria-labelledby="che-cosa-trovi">
      <div className="wrap">
        <h2 id="che-cosa-trovi">Che cosa trovi qui</h2>
        <ul>
          {featuresIn(city).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type LowerPartProps = {
  page: HomePage
  city: string
  isVisitor: boolean
}

/** The home page beneath the finder. */
function LowerPart({ page, city, isVisitor }: LowerPartProps) {
  const { finder, professions, isProfessionsFailed, step } = page
  return (
    <>
      <Calm city={city} />
      <Arcade professions={professions} isFailed={isProfessionsFailed} isVisitor={isVisitor} />
      <PromptDemo
        city={city}
        asked={step}
        kept={finder.outcome && !finder.urgent ? [['cerca', finder.goal]] : []}
      />
      <Features city={city} />
    </>
  )
}

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
  return data(
    {
      name,
      city,
      drawing: cityDrawing(env),
      isVisitor,
      tags,
      resume: known?.resume ?? null,
      ...page,
    },
    { status: Math.max(status, known?.status ?? 0) },
  )
}

/** The finder without script: its words go on in an address, but not those of somebody in danger. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = (await readForm(request)).get('cerca')
  const goal = typeof typed === 'string' ? typed : ''
  const { status, ...finder } = await askFinder(
    db,
    requestLog(context),
    new URLSearchParams({ cerca: goal }),
  )
  if (!finder.urgent) throw redirect(finderPath(goal), 303)
  return data({ finder }, { status })
}

type Loaded = Awaited<ReturnType<typeof loader>>['data']

let lastLoaded: Loaded | undefined

/** Of somebody in danger, on its way to the page without the words in its address. */
let held: Loaded | undefined

/**
 * When no answer comes the page stays whole, and the finder says that it failed. Words of somebody
 * in danger never come into the address, so that the history of this browser does not tell them.
 */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Loaded> {
  const goal = new URL(request.url).searchParams.get('cerca')
  if (held && goal === null) {
    const shown = held
    held = undefined
    return shown
  }
  try {
    const loaded = await serverLoader()
    if (!loaded.finder.urgent) return loaded
    held = loaded
  } catch (error) {
    if (!lastLoaded || goal === null || request.signal.aborted) throw error
    const finder: Loaded['finder'] = { goal, outcome: { kind: 'failed' }, ready: [], urgent: null }
    return { ...lastLoaded, finder }
  }
  throw replace(homePath())
}

export const meta = loadedTags

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { name, city, drawing, isVisitor, tags: _, resume, ...page } = loaderData
  const finder = actionData?.finder ?? page.finder
  useEffect(() => {
    lastLoaded = loaderData
    // The next person at this screen may be another one.
    return () => {
      lastLoaded = undefined
    }
  }, [loaderData])
  const { search } = useLocation()
  useCleanAddress(finder.urgent !== null && search !== '')
  return (
    <>
      <Hero name={name} city={city} drawing={drawing} resume={resume} />
      <Finder page={finder} isVisitor={isVisitor} />
      <LowerPart page={{ ...page, finder }} city={city} isVisitor={isVisitor} />
    </>
  )
}

/**
 * A page that came from the server with words of somebody in danger gives its address up. The
 * router need not know: nothing on the page moves, and what is typed meanwhile stays.
 */
function useCleanAddress(isTelling: boolean) {
  useEffect(() => {
    if (isTelling) history.replaceState(history.state, '', homePath())
  }, [isTelling])
}
