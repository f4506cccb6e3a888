import { data, Form, Link, replace } from 'react-router'
import { isCheckoutId, isSentFromElsewhere, recordCheckout } from '../accounts/checkout.server.ts'
import { readProgress } from '../accounts/progress.server.ts'
import { photoAddress } from '../accounts/settings/photo.server.ts'
import { waitingRole } from '../accounts/settings/settings.server.ts'
import { shownGuide } from '../guides/guide.ts'
import { listBegunGuides } from '../guides/guides.server.ts'
import { lessonSummary } from '../learning/lessons/lessons.server.ts'
import { sceneSummary } from '../learning/scenes/scenes.server.ts'
import { dashboardPath, settingsPath, withQuery } from '../paths.ts'
import { addressOf } from '../platform/has-address.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { attempt, load } from '../platform/http/failure.server.ts'
import { isFailure } from '../platform/http/is-failure.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { DoneNote, useOutcome } from '../records/acts/done-note.tsx'
import { listSaved } from '../saved/list.server.ts'
import { readListRequest } from '../saved/list-request.server.ts'
import { failureText, savedTexts } from '../saved/saved.ts'
import { changeListed } from '../saved/saved-action.server.ts'
import { savedCeilings } from '../saved/saved-ceiling.server.ts'
import { SavedSection } from '../saved/saved-section.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/dashboard.route.ts'
import { Achievements } from './achievements.tsx'
import { groupPlaces, invitationFor, placesBeside } from './next-places.server.ts'
import { Path } from './path.tsx'
import { OwnWays, PersonHeader } from './person-header.tsx'
import { shownStats } from './shown.ts'
import { WhereNext } from './where-next.tsx'

const here = dashboardPath()
/** The catalogue's only text for a failure of this screen. */
const loadError = 'Errore nel caricamento delle risposte salvate'
const checkoutFailed = 'Non sono riuscito a registrarlo. Riprova.'
/** The newest ones; all of them have a screen of their own. */
const shownResponses = 3

export const handle = { quickNews: true }

export const meta = titled('Dashboard')

export const loader = ({ request, context, url }: Route.LoaderArgs) =>
  load(context, loadError, async () => {
    const user = requireUser(context)
    const checkout = url.searchParams.get('session_id')
    if (checkout !== null && !(isCheckoutId(checkout) && isSentFromElsewhere(env, request))) {
      if (await recordCheckout(db, user, checkout)) audit(context, 'checkoutNoted')
      // In place of the address, so that 'Indietro' does not bring it again.
      throw replace(withoutCheckout(url))
    }
    const { view, headers } = readListRequest(env, request, url, here)
    const learner = { db, env, session: context.get(sessionContext), headers: request.headers }
    const [{ stats, achievements }, begun, lessons, scenes, groups, saved] = await Promise.all([
      readProgress(db, user),
      listBegunGuides(db, user),
      lessonSummary(learner),
      sceneSummary(learner),
      groupPlaces(db, user),
      // What fails here is said in its own part of the screen.
      attempt(context, savedTexts.listFailed, () => listSaved(db, user, view, shownResponses)),
    ])
    const { name, city } = user
    return data(
      {
        returned: checkout,
        waiting: waitingRole(user)?.words ?? null,
        person: { name, email: addressOf(user), city, photo: photoAddress(user.photoURL) },
        stats: shownStats(stats, achievements.length),
        achievements,
        begun: begun.map(shownGuide),
        invitation: invitationFor(stats.lessonsCompleted, lessons),
        before: { done: lessons.done + scenes.done, total: lessons.total + scenes.total },
        beside: [...groups, ...placesBeside(lessons, scenes)],
        view,
        saved: isFailure(saved) ? { failure: saved.data.message } : saved,
      },
      { headers },
    )
  })

function withoutCheckout({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('session_id')
  return withQuery(here, rest)
}

/**
 * Notes a checkout that the person confirms; deletes and restores saved responses from where they
 * are shown.
 */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const form = await readForm(request)
  const checkout = form.get('session_id')
  if (typeof checkout === 'string') {
    return attempt(context, checkoutFailed, async () => {
      if (await recordCheckout(db, requireUser(context), checkout)) audit(context, 'checkoutNoted')
      return replace(withoutCheckout(url), 303)
    })
  }
  return attempt(context, failureText(form), async () =>
    changeListed(db, requireUser(context), { form, ceilings: savedCeilings(env) }),
  )
}

export async function clientAction({ request, serverAction, url }: Route.ClientActionArgs) {
  if (url.searchParams.has('session_id')) return keepScreen(serverAction, checkoutFailed)
  return keepScreen(serverAction, failureText(await request.clone().formData()))
}

export const ErrorBoundary = loadErrorBoundary(loadError)

const noRole =
  'Il tuo ruolo è cambiato: quella pagina non è più per te. Quello che scrivevi resta qui come bozza.'

const failureMessage = (answer: object | undefined) =>
  answer && 'message' in answer ? String(answer.message) : null

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { returned, waiting, person, stats, achievements, begun, invitation, view, saved } =
    loaderData
  const { before, beside } = loaderData
  return (
    <>
      <div className="wrap">
        <DoneNote outcome={useOutcome()} texts={{ 'take-role': noRole }} />
        {waiting && (
          <Note kind="info">
            {waiting} <Link to={settingsPath()}>Guarda come si fa</Link>
          </Note>
        )}
      </div>
      {returned !== null && <CheckoutReturn id={returned} failure={failureMessage(actionData)} />}
      <PersonHeader person={person} />
      <div className="wrap pb-8 lg:pb-12">
        <SavedSection view={view} list={saved} />
      </div>
      <WhereNext begun={begun} invitation={invitation} beside={beside} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:gap-12 lg:py-12">
        <Path stats={stats} before={before} />
        <Achievements achievements={achievements} />
        <OwnWays className="border-t-[3px] border-ink pt-6 lg:hidden" />
      </div>
    </>
  )
}

/** Asks a person who comes back from a checkout: the address alone may be anybody's. */
function CheckoutReturn({ id, failure }: { id: string; failure: string | null }) {
  return (
    <div className="wrap pt-6">
      <Note kind="info">
        <div className="stack">
          <p>
            <strong>Hai appena completato un pagamento?</strong>
          </p>
          {failure && <p role="alert">{failure}</p>}
          <Form method="post" replace className="row">
            <input type="hidden" name="session_id" value={id} />
            <Button kind="main" size="small">
              Sì, l'ho completato
            </Button>
            <ButtonLink to={dashboardPath()} replace size="small">
              No, continua
            </ButtonLink>
          </Form>
        </div>
      </Note>
    </div>
  )
}
