import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { gradientEnds } from '../professions/gradient-ends.server.ts'
import { isProfessionId } from '../professions/profession.ts'
import { professionRefusals } from '../professions/profession-refusals.server.ts'
import { readProfession } from '../professions/professions.server.ts'
import { doorDrawing } from './door-drawing.server.ts'
import { recordPicture } from './drawing-files.server.ts'
import { type KeptPicture, keptPicture } from './kept-pictures.server.ts'

/** Whoever is sent a link has no account yet. */
const anybody = { role: 'customer' } as const

/** What is told of a profession to whoever gets a link to it. @throws KnownFailure 404 */
export async function publishedProfession(db: Database, id: string) {
  // No id is longer, so that nobody has the database look for a long one.
  if (!isProfessionId(id) || id.length > 200) {
    throw new KnownFailure('NOT_FOUND', 404, professionRefusals.missing)
  }
  const { title, description, color, heroImage } = await readProfession(db, anybody, id)
  return { title, description, color, heroImage }
}

/** What a link to a profession shows, in a messenger. @throws KnownFailure 404 */
export async function door(db: Database, env: Env, id: string): Promise<KeptPicture> {
  const { title, color, heroImage } = await publishedProfession(db, id)
  const site = { name: env.SITE_NAME, city: env.CITY }
  return keptPicture(['door', site, title, color, heroImage], async () =>
    doorDrawing({
      site,
      title,
      ends: gradientEnds[color],
      picture: await recordPicture(db, heroImage),
    }),
  )
}
