import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { Asker } from '../workshop/answer/asker.server.ts'
import { sheetAlone } from '../workshop/workshop-page.server.ts'
import { readLetters } from './letters.server.ts'

/** What the pages of a letter and of a message need; where nobody can be asked, nobody reads. */
export async function letterPage(
  db: Database,
  { env, log }: { env: Env; log: Log },
  asker: Asker | null,
) {
  const [page, letters] = await Promise.all([
    sheetAlone(db, { env, log }, asker),
    readLetters(db, env, log).catch((cause) => {
      log.error({ err: cause }, 'who reads letters could not be loaded')
      return null
    }),
  ])
  return { page, letters }
}
