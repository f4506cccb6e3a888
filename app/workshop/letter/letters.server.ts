import { aiService } from '../../ai-service/service.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { sampleLetter } from '../demo/demo-letter.server.ts'
import type { Letters } from './letter.ts'

/** How people can have a letter explained; null: nobody reads photos here. */
export async function lettersOf(db: Database, env: Env, log: Log): Promise<Letters | null> {
  if (env.aiMode === 'demo') return { sample: sampleLetter, note: notes.demo }
  const canSee = await aiService(db, env, log)?.canSee()
  return canSee ? { sample: null, note: notes.photos } : null
}

/** They come with the page's data: no page needs both. */
const notes = {
  demo: 'Qui non è collegata nessuna AI: non ti chiediamo foto, e non ne parte nessuna. Ti mostriamo che cosa succede con una lettera inventata.',
  photos:
    'Noi non teniamo la foto: serve solo per questa risposta. La legge un servizio di intelligenza artificiale.',
}
