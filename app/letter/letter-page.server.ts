import { aiService } from '../ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { publicTags } from '../platform/page/meta-tags.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { type Asking, askerOrNull } from '../workshop/answer/asker.server.ts'
import { sheetAlone } from '../workshop/workshop-page.server.ts'
import type { Letters, PaperKind } from './letter.ts'
import { samples } from './sample-letter.server.ts'

/** What the pages of a letter and of a message need. */
export async function letterPage(
  db: Database,
  env: Env,
  asking: Asking & { url: URL },
  kind: PaperKind,
  words: { title: string; description: string },
) {
  const log = requestLog(asking.context)
  const [page, letters] = await Promise.all([
    sheetAlone(db, { env, log }, askerOrNull(env, asking)),
    readLetters(db, env, log, kind).catch((cause) => {
      log.error({ err: cause }, 'who reads letters could not be loaded')
      return null
    }),
  ])
  return { page, letters, tags: publicTags(env, asking.url, words) }
}

/** How people can have a letter or a message explained; null: nobody answers here. */
async function readLetters(
  db: Database,
  env: Env,
  log: Log,
  kind: PaperKind,
): Promise<Letters | null> {
  if (env.aiMode === 'demo') return { sample: samples[kind], canSee: false }
  const service = aiService(db, env, log)
  return service && { sample: null, canSee: await service.canSee() }
}
