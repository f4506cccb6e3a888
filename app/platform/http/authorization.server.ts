import {
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  replace,
} from 'react-router'
import { groupsPath, isForLeaders } from '../../group-paths.ts'
import { dashboardPath, loginPath, secondProofPath, settingsPath } from '../../paths.ts'
import { DatabaseUnavailable } from '../db/checked-dialect.server.ts'
import { administers, may, type Right } from '../roles.ts'
import { audit } from './audit-log.server.ts'
import { type SignedInUser, sessionContext } from './context.server.ts'
import { failure } from './failure.server.ts'

type Context = Readonly<RouterContextProvider>

export const signInRequired = 'Accedi per continuare.'
const forbidden = 'Non hai i permessi per questa operazione.'

/** The signed-in user, or null. @throws DatabaseUnavailable when the session cannot be read. */
export function currentUser(context: Context): SignedInUser | null {
  const session = context.get(sessionContext)
  if (session.kind === 'unknown') throw new DatabaseUnavailable(session.cause)
  return session.kind === 'user' ? session.user : null
}

/**
 * The signed-in user of a loader, an action or a resource route.
 * @throws 401 with an Italian text when nobody is signed in
 */
export function requireUser(context: Context): SignedInUser {
  const user = currentUser(context)
  if (!user) throw failure('UNAUTHENTICATED', 401, signInRequired)
  return user
}

/**
 * Like `requireUser`, for who has the right.
 * @param failedText of an action: what it says when the database cannot tell who asks (503)
 * @throws 401 without a session, 403 for whoever may not
 */
export function requireActor(context: Context, right: Right, failedText?: string): SignedInUser {
  if (failedText !== undefined && context.get(sessionContext).kind === 'unknown') {
    throw failure('DATABASE_UNAVAILABLE', 503, failedText)
  }
  const user = requireUser(context)
  if (!may(user.role, right)) throw rightsMissing(context)
  return user
}

function rightsMissing(context: Context) {
  audit(context, 'rightsMissing', { reason: 'FORBIDDEN' })
  return failure('FORBIDDEN', 403, forbidden)
}

/**
 * Leads elsewhere. Where the browser stands at the asked page already, after 'back' or because the
 * session ended, the other one takes its place in the history: beside it, 'back' would come to the
 * asked page and be led elsewhere for ever.
 * @param url of the asked page
 */
function leadTo(target: string, request: Request, url: URL) {
  const from = URL.parse(request.headers.get('Referer') ?? '')
  const isThere = from?.pathname === url.pathname && from.search === url.search
  return isThere ? replace(target) : redirect(target)
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** Whose role is given and waits for something reads what for, in the place of its pages. */
const waits = ({ givenRole, lacking }: SignedInUser, right: Right): boolean =>
  lacking.length > 0 && may(givenRole, right)

/**
 * Layout middleware of protected screens: a visitor who opens one goes to /login and comes back
 * after signing in; a visitor's action gets 401. When the database is away the screen's
 * own loader says so in its own words.
 */
export const usersOnly: MiddlewareFunction<Response> = ({ context, request, url }) => {
  const session = context.get(sessionContext)
  if (session.kind === 'user' && isForLeaders(url.pathname) && isReading(request)) {
    if (waits(session.user, 'leadGroups')) throw leadTo(settingsPath(), request, url)
  }
  if (session.kind !== 'anonymous') return
  if (!isReading(request)) throw failure('UNAUTHENTICATED', 401, signInRequired)
  throw leadTo(loginPath(url.pathname + url.search), request, url)
}

/**
 * Layout middleware of the admin area: visitors to /login, whoever may do nothing there to
 * /dashboard, facilitators to their groups, whose role waits to what it waits for. What each screen shows and does asks for who may do that. While the database cannot
 * say who it is, it says in its own words that there is nothing to show and that nothing was done.
 */
export const staffOnly: MiddlewareFunction<Response> = async (args, next) => {
  const session = args.context.get(sessionContext)
  if (session.kind === 'user' && !administers(session.user.role)) {
    if (!isReading(args.request)) throw rightsMissing(args.context)
    throw leadTo(placeInstead(session.user, args.url), args.request, args.url)
  }
  return usersOnly(args, next)
}

/** Where somebody is led who may do nothing in the administration; a second proof is set up at once. */
function placeInstead({ role, lacking }: SignedInUser, url: URL): string {
  if (may(role, 'leadGroups')) return groupsPath()
  if (lacking.length === 0) return dashboardPath()
  const isProofAll = lacking.every((what) => what === 'secondProof')
  return isProofAll ? secondProofPath(url.pathname + url.search) : settingsPath()
}
