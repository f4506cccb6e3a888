import { cityDrawing } from '../platform/settings/city-drawing.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { drawingFile, ownDrawing } from './drawing-files.server.ts'
import { invitationDrawing } from './invitation-drawing.server.ts'
import { type KeptPicture, keptPicture } from './kept-pictures.server.ts'

/** What a link to this site shows, in a messenger. */
export function invitation(env: Env): Promise<KeptPicture> {
  const site = { name: env.SITE_NAME, city: env.CITY }
  const { kind, wide } = cityDrawing(env)
  return keptPicture(['invitation', site, wide], async () =>
    invitationDrawing({
      site,
      town: await (env.CITY_DRAWING ? drawingFile(env.CITY_DRAWING) : ownDrawing(wide)),
      isWide: kind !== 'workshop',
    }),
  )
}
