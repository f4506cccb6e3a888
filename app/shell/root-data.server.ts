import { createHash } from 'node:crypto'
import { sessionTimes } from '../accounts/session/session-limits.ts'
import { codesPath, groupPathPath, groupsPath } from '../group-paths.ts'
import type { GroupNow } from '../groups/group-now.server.ts'
import type { ShownNotice } from '../notices/notice.ts'
import { health } from '../operations/health/health.server.ts'
import { adminPath } from '../paths.ts'
import { hasSlip } from '../platform/has-address.ts'
import type { SessionState, SignedInUser } from '../platform/http/context.server.ts'
import { administers, isStaff, type Role, rightsOf } from '../platform/roles.ts'
import { romanDay } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { productVersion } from '../platform/settings/product-version.server.ts'
import { type Site, siteFacts } from '../platform/settings/site.server.ts'
import { normalText, themeColour } from '../reading/look.ts'
import type { Entry, PublicUser, SharedWords } from './entries.ts'

/** What the frame around every screen shows; the asker may see all of it. */
export type RootData = {
  user: PublicUser | null
  /** A session came, but the database cannot say who it belongs to. */
  isUnknown: boolean
  news: News
  /** What everybody is told today. */
  notices: readonly ShownNotice[]
  site: Site
  /** How the page is read: one of the texts of reading/reading.ts. */
  reading: string
  /** Of the program; told to who has a role. */
  version?: string
  /** Of the page, for the bars that a browser draws around it. */
  themeColour: string
}

/** What may become another while a page is open. */
export type News = {
  /** `lastUpdated` is told while the database is away. */
  database: { isUp: boolean; lastUpdated: string | null }
  /** Tells one session from another without naming it; null for nobody's, and where it is unknown. */
  session: string | null
  /** Another one when something that the person's screens show has changed. */
  shown: string | null
  /** The person's group while it is at work, for pages that have one; left out where it is not known. */
  group?: GroupNow | null
}

const sharedWords: SharedWords = {
  name: 'Computer non tuo',
  here: 'Questo computer lo usano anche altri.',
  over: `Il tuo accesso è finito: su un computer non tuo dura al massimo ${sessionTimes.shared}, e in un gruppo finché l'incontro non si chiude. Quello che hai scritto nella Fucina c'è ancora.`,
  again: 'Accedi di nuovo',
  finish: 'Finito: cancella tutto',
}

/** For who has no address: the way back is another one. */
const sharedWithSlip: SharedWords = {
  ...sharedWords,
  over: `L'incontro è chiuso, o sono passate ${sessionTimes.shared}: il tuo accesso da qui è finito. Torni con le parole del tuo biglietto, e ritrovi quello che hai fatto.`,
  again: 'Rientra con il biglietto',
  slipTo: codesPath(),
}

const placeOf = (role: Role): Entry =>
  administers(role)
    ? { to: adminPath(), label: 'Amministrazione' }
    : { to: groupsPath(), label: 'I miei gruppi' }

const mark = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)

const shownTo = (
  user: SignedInUser,
  { recordsVersion, contentVersion }: ReturnType<typeof health>,
) => mark(user, user.role === 'admin' && recordsVersion, contentVersion, romanDay(new Date()))

export function readNews(session: SessionState): News {
  const user = session.kind === 'user' ? session.user : null
  const state = health()
  const { up, lastUpdated } = state
  return {
    database: { isUp: up, lastUpdated: up ? null : (lastUpdated?.toISOString() ?? null) },
    session: user && mark(user.sessionId),
    shown: user && shownTo(user, state),
  }
}

type RootOptions = {
  reading?: string | null
  notices?: readonly ShownNotice[]
  group?: GroupNow | null | undefined
  waiting?: number
}

export function rootData(
  env: Env,
  session: SessionState,
  { reading, notices = [], group = null, waiting = 0 }: RootOptions = {},
): RootData {
  const user = session.kind === 'user' ? session.user : null
  return {
    user: user && {
      id: user.id,
      name: user.name,
      role: user.role,
      ...(isStaff(user.role) && { rights: rightsOf(user.role), place: placeOf(user.role) }),
      ...(hasSlip(user) && { place: { to: groupPathPath(), label: 'Il mio percorso' } }),
      ...(waiting > 0 && { waiting }),
      ...(user.isShared && { shared: hasSlip(user) ? sharedWithSlip : sharedWords }),
    },
    isUnknown: session.kind === 'unknown',
    site: siteFacts(env),
    reading: reading ?? normalText,
    themeColour: themeColour(reading ?? normalText),
    news: { ...readNews(session), ...(group && { group }) },
    notices,
    ...(user && isStaff(user.role) && { version: productVersion }),
  }
}
