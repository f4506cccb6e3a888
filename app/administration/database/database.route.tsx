import { Link, type RouterContextProvider, redirect, useNavigation } from 'react-router'
import type { RecordKind } from '../../../db/schema.ts'
import { readAuthData } from '../../accounts/auth-data.server.ts'
import { authDataPath, bundlePath, databasePath, trashPath } from '../../admin-paths.ts'
import { nouns } from '../../nouns.server.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { requireActor, requireUser } from '../../platform/http/authorization.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env } from '../../platform/process.server.ts'
import type { Right } from '../../platform/roles.ts'
import { syncTemplateIds } from '../../professions/mend.server.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts, FocusedNote, useOutcome } from '../../records/acts/done-note.tsx'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { pageIn } from '../../records/list/list-page.ts'
import { countedWords, trashTime } from '../../records/words.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { bundles } from '../content/bundles.ts'
import { countOffered } from '../content/import-content.server.ts'
import {
  answerRestore,
  countDeleted,
  listDeleted,
  restoredIn,
} from '../trash/deleted-records.server.ts'
import { TrashScreen } from '../trash/trash-screen.tsx'
import type { Route } from './+types/database.route.ts'
import { AuthDataChoice, authDataTexts, type LoadedAuthData } from './auth-data.tsx'
import { databaseActs } from './database-acts.ts'
import { SetupSection } from './setup-section.tsx'
import '../../records/facts/facts.css'
import './database.css'
import { Trash2 } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { counted, countText } from '../../ui/count-text.ts'

type Tab = 'setup' | 'auth-data'

const tabs: { tab: Tab; label: string; to: string }[] = [
  { tab: 'setup', label: 'Configurazione del database', to: databasePath() },
  { tab: 'auth-data', label: 'Auth Data', to: authDataPath() },
]

/** The two tabs of the screen, as links: each has an address of its own. */
function DatabaseTabs({ current }: { current: Tab }) {
  return (
    <nav aria-label="Schede" className="tabs">
      <ul>
        {tabs.map(({ tab, label, to }) => (
          <li key={tab}>
            <Link to={to} aria-current={tab === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const texts = {
  loadFailed: 'Errore nel caricamento di questa pagina',
}

export const handle = { quickNews: true }

const titles: Record<View, string> = {
  setup: 'Database',
  'auth-data': 'Database',
  trash: 'Cestino',
}

export const meta: Route.MetaFunction = (args) =>
  titleTag(adminTitle(titles[args.loaderData?.view ?? 'setup']), args)

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, texts.loadFailed, async () => {
    const { searchParams } = url
    switch (viewOf(searchParams)) {
      case 'trash':
        return await loadTrash(context, searchParams)
      case 'auth-data':
        requireActor(context, 'seeSystem')
        return { view: 'auth-data' as const, loaded: await loadAuthData(context) }
      default:
        return await loadSetup(context)
    }
  })

type Context = Readonly<RouterContextProvider>

type View = Tab | 'trash'

const viewOf = (search: URLSearchParams): View => {
  const wanted = search.get('scheda')
  if (wanted === 'cestino') return 'trash'
  return wanted === 'auth-data' ? wanted : 'setup'
}

async function loadSetup(context: Context) {
  const actor = requireActor(context, 'seeSystem')
  return {
    view: 'setup' as const,
    comes: comesWith(['tool', 'guide', 'profession']),
    trashed: await countDeleted(db, actor),
    offered: await countOffered(db, actor, bundles.testi),
  }
}

/** What fails is said in the tab, and leaves the rest of the screen as it is. */
async function loadAuthData(context: Context): Promise<LoadedAuthData> {
  const person = await attempt(context, authDataTexts.loadFailed, () =>
    readAuthData({ db, env }, requireUser(context)),
  )
  return isFailure(person) ? { failure: person.data.message } : { person }
}

async function loadTrash(context: Context, search: URLSearchParams) {
  const actor = requireActor(context, 'editContent')
  const page = pageIn(search)
  return {
    view: 'trash' as const,
    ...(await listDeleted(db, actor, page)),
    page,
    restored: restoredIn(search),
    now: Date.now(),
  }
}

/** '10 strumenti, 14 guide e 8 professioni' */
function comesWith(names: readonly RecordKind[]): string {
  const counts = nouns
    .filter(({ noun }) => names.includes(noun.name))
    .map(({ noun, builtIns }) => countedWords(noun.words, builtIns.length))
  return new Intl.ListFormat('it').format(counts)
}

/** The right that each button needs; what is deleted is content. */
const needs = {
  sync: 'resetContent',
  restore: 'editContent',
} as const satisfies Record<keyof typeof databaseActs.failedTexts, Right>

/** Carries out a button: leads to what came of it, or says what went wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = databaseActs.asked(form)
  const right = asked ? needs[asked] : 'seeSystem'
  const actor = requireActor(context, right, databaseActs.failedText(form))
  return carryOut(context, databaseActs, form, {
    sync: async () => {
      const { updated } = await syncTemplateIds(db, actor)
      audit(context, 'contentReset', { reason: 'templates' })
      const to = outcomeAddress(databasePath(), { done: 'sync', counts: [updated] })
      return redirect(to, 303)
    },
    restore: () => answerRestore(context, db, actor, form),
  })
}

export const clientAction = keepActs(databaseActs)

export const ErrorBoundary = adminErrorBoundary(texts.loadFailed)

/** What a button said when it did not lead on. */
const failureOf = (answer: unknown) => (answer as { message?: string } | null)?.message ?? null

export default function Database({ loaderData, actionData }: Route.ComponentProps) {
  const failure = failureOf(useLastAnswer(actionData))
  const coming = useComingView()
  const outcome = useOutcome()
  if (loaderData.view === 'trash') return <TrashScreen {...loaderData} failure={failure} />
  const tab = coming === 'auth-data' ? coming : loaderData.view
  return (
    <>
      <PageHead
        title="Database"
        text="I contenuti con cui Fucina è arrivata, e quelli eliminati."
      />
      <DatabaseTabs current={tab} />
      {loaderData.view === 'auth-data' ? (
        <AuthDataChoice loaded={loaderData.loaded} />
      ) : coming === 'auth-data' ? (
        <AuthDataChoice loaded={undefined} />
      ) : (
        <>
          {failure ? (
            <FocusedNote about={failure} kind="bad">
              {failure}
            </FocusedNote>
          ) : (
            <DoneNote outcome={outcome} texts={doneTexts} />
          )}
          {loaderData.offered > 0 && <OfferedSection count={loaderData.offered} />}
          <SetupSection comes={loaderData.comes} />
          <TrashSection total={loaderData.trashed} />
        </>
      )}
    </>
  )
}

const doneTexts: DoneTexts = {
  sync: ({ counts }) => `Sincronizzazione completata! Documenti aggiornati: ${counts[0] ?? 0}`,
}

/** The part of this screen that is on its way, so that its skeleton shows meanwhile. */
function useComingView(): View | null {
  const { location } = useNavigation()
  if (location?.pathname !== databasePath()) return null
  return viewOf(new URLSearchParams(location.search))
}

/** The way to the trash, and how much is in it. */
function TrashSection({ total }: { total: number }) {
  return (
    <section aria-labelledby="cestino" className="base-section">
      <h2 id="cestino">Cestino</h2>
      <p className="measure">{contentText(total)}</p>
      <p>
        <ButtonLink to={trashPath()} icon={<Trash2 aria-hidden="true" className="i" />}>
          Apri il cestino
        </ButtonLink>
      </p>
    </section>
  )
}

function contentText(total: number): string {
  if (total === 0) return `È vuoto. Quello che elimini ci resta per ${trashTime}.`
  const what = total === 1 ? "C'è 1 elemento" : `Ci sono ${countText(total)} elementi`
  return `${what}. Ognuno resta ${trashTime} e si può ripristinare.`
}

/** The way to the texts that an update brought, where there are any. */
function OfferedSection({ count }: { count: number }) {
  return (
    <section aria-labelledby="testi-nuovi" className="base-section">
      <h2 id="testi-nuovi">Testi nuovi</h2>
      <p>
        L'aggiornamento ha portato testi. Scegli tu se prenderli:{' '}
        <Link to={bundlePath('testi')}>{counted(count, 'testo nuovo', 'testi nuovi')}</Link>.
      </p>
    </section>
  )
}
