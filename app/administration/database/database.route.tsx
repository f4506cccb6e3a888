import { type RouterContextProvider, useNavigation } from 'react-router'
import { readAuthData } from '../../accounts/auth-data.server.ts'
import { databasePath } from '../../admin-paths.ts'
import { requireActor, requireUser } from '../../platform/http/authorization.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { AdminAct } from '../../platform/roles.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { keepActs, unanswered } from '../../records/acts/keep-acts.ts'
import { askedId } from '../../records/acts/question.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { countOffered, decidedAt, listOffered } from '../offered/offered.server.ts'
import { answerOffered } from '../offered/offered-request.server.ts'
import { OfferedScreen } from '../offered/offered-screen.tsx'
import { countDeleted, listDeleted, restoredOf } from '../trash/deleted-records.server.ts'
import { answerRestore } from '../trash/restore-request.server.ts'
import { nounField, restoredIn } from '../trash/trash.ts'
import { TrashScreen } from '../trash/trash-screen.tsx'
import type { Route } from './+types/database.route.ts'
import { AuthData, authDataTexts, type LoadedAuthData } from './auth-data.tsx'
import { DatabaseTabs, type Tab } from './database-tabs.tsx'
import { askNow, readFacts } from './facts.server.ts'
import { previewSetup } from './setup.server.ts'
import { isSetupKind } from './setup.ts'
import { databaseActs, setupFailed } from './setup-outcome.ts'
import { answerSetup } from './setup-request.server.ts'
import { SetupTab } from './setup-tab.tsx'
import '../../records/facts/facts.css'
import './database.css'

const texts = {
  loadFailed: 'Errore nel caricamento di questa pagina',
}

export const handle = { quickNews: true }

const titles: Record<View, string> = {
  setup: 'Database',
  'auth-data': 'Database',
  trash: 'Cestino',
  offered: 'Testi nuovi',
}

export const meta: Route.MetaFunction = (args) =>
  titleTag(adminTitle(titles[args.loaderData?.view ?? 'setup']), args)

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, texts.loadFailed, async () => {
    const { searchParams } = url
    switch (viewOf(searchParams)) {
      case 'trash':
        return await loadTrash(context, searchParams)
      case 'offered':
        return await loadOffered(context, searchParams)
      case 'auth-data':
        requireActor(context, 'seeSystem')
        return { view: 'auth-data' as const, loaded: await loadAuthData(context) }
      default:
        return await loadSetup(context, searchParams)
    }
  })

type Context = Readonly<RouterContextProvider>

type View = Tab | 'trash' | 'offered'

const viewOf = (search: URLSearchParams): View => {
  const wanted = search.get('scheda')
  if (wanted === 'cestino') return 'trash'
  if (wanted === 'testi') return 'offered'
  return wanted === 'auth-data' ? wanted : 'setup'
}

async function loadSetup(context: Context, search: URLSearchParams) {
  const actor = requireActor(context, 'seeSystem')
  const asked = askedId(search, 'configure')
  return {
    view: 'setup' as const,
    facts: await readFacts(db, actor, env),
    preview: await previewSetup(db, actor),
    trashed: await countDeleted(db, actor),
    offered: await countOffered(db, actor),
    asked: isSetupKind(asked) ? asked : null,
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
  const after = search.get('dopo')
  return {
    view: 'trash' as const,
    ...(await listDeleted(db, actor, after)),
    isFirst: after === null,
    total: await countDeleted(db, actor),
    restored: restoredOf(restoredIn(search)),
    now: Date.now(),
  }
}

async function loadOffered(context: Context, search: URLSearchParams) {
  const actor = requireActor(context, 'editContent')
  const decided = { name: search.get(nounField) ?? '', id: search.get('id') ?? '' }
  return {
    view: 'offered' as const,
    offered: await listOffered(db, actor),
    decidedAt: decidedAt(decided),
  }
}

/** What each button asks for; what is deleted or new is content. */
const asksFor = {
  configure: 'resetContent',
  check: 'seeSystem',
  restore: 'editContent',
  take: 'editContent',
  leave: 'editContent',
} as const satisfies Record<keyof typeof databaseActs.failedTexts, AdminAct>

/** Carries out a button: leads to what came of it, or says what went wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = databaseActs.asked(form)
  const act = asked ? asksFor[asked] : 'seeSystem'
  const actor = requireActor(context, act, databaseActs.failedText(form))
  return carryOut(context, databaseActs, form, {
    configure: () => answerSetup(context, db, actor, idOf(form)),
    check: async () => {
      await askNow(db, actor, { env, log })
      return null
    },
    restore: () => answerRestore(context, db, actor, form),
    take: () => answerOffered(context, db, actor, { form, done: 'take' }),
    leave: () => answerOffered(context, db, actor, { form, done: 'leave' }),
  })
}

export const clientAction = keepActs({
  failedText: (sent) =>
    databaseActs.asked(sent) === 'configure'
      ? setupFailed(unanswered)
      : databaseActs.failedText(sent),
})

export const ErrorBoundary = adminErrorBoundary(texts.loadFailed)

/** What a button said when it did not lead on. */
const failureOf = (answer: unknown) => (answer as { message?: string } | null)?.message ?? null

export default function Database({ loaderData, actionData }: Route.ComponentProps) {
  const failure = failureOf(useLastAnswer(actionData))
  const coming = useComingView()
  if (loaderData.view === 'trash') return <TrashScreen {...loaderData} failure={failure} />
  if (loaderData.view === 'offered') return <OfferedScreen {...loaderData} failure={failure} />
  const tab = coming === 'auth-data' ? coming : loaderData.view
  return (
    <>
      <PageHead
        title="Database"
        text="Come sta il sistema, e i contenuti con cui Fucina è arrivata."
      />
      <DatabaseTabs current={tab} />
      {loaderData.view === 'auth-data' ? (
        <AuthData loaded={loaderData.loaded} />
      ) : coming === 'auth-data' ? (
        <AuthData loaded={undefined} />
      ) : (
        <SetupTab {...loaderData} failure={failure} />
      )}
    </>
  )
}

/** The part of this screen that is on its way, so that its skeleton shows meanwhile. */
function useComingView(): View | null {
  const { location } = useNavigation()
  if (location?.pathname !== databasePath()) return null
  return viewOf(new URLSearchParams(location.search))
}
