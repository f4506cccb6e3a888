import { createHash } from 'node:crypto'
import { databaseState } from '../platform/health/database-monitor.server.ts'
import type { SessionState } from '../platform/http/context.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { type Site, siteOf } from '../platform/settings/site.server.ts'
import { normalText, themeColour } from '../reading/look.ts'
import type { PublicUser } from './entries.ts'
import { unknownMoment } from './outage-page.server.ts'

/** What the frame around every screen shows; everything in it may be seen by whoever asked. */
export type RootData = {
  user: PublicUser | null
  /** A session came, but the database cannot say whose. */
  isUnknown: boolean
  /** Tells one session from another without naming it; null for nobody's. */
  sessionMark: string | null
  site: Site
  /** How the page is read: one of the texts of reading/reading.ts. */
  reading: string
  /** Of the page, for the bars that a browser draws around it. */
  themeColour: string
  /** `lastUpdated` is told while the database is away. */
  database: { isUp: boolean; lastUpdated: string | null }
}

/**
 * @param options.isAway the page is made beforehand, for an outage that nobody knows the hour of
 */
export function rootData(
  env: Env,
  session: SessionState,
  { isAway = false, reading }: { isAway?: boolean; reading?: string | null } = {},
): RootData {
  const user = session.kind === 'user' ? session.user : null
  const { up, lastUpdated } = isAway ? { up: false, lastUpdated: unknownMoment } : databaseState()
  return {
    user: user && { id: user.id, name: user.name, role: user.role },
    isUnknown: session.kind === 'unknown',
    sessionMark:
      user && createHash('sha256').update(user.sessionId).digest('base64url').slice(0, 16),
    site: siteOf(env),
    reading: reading ?? normalText,
    themeColour: themeColour(reading ?? normalText),
    database: { isUp: up, lastUpdated: up ? null : (lastUpdated?.toISOString() ?? null) },
  }
}
