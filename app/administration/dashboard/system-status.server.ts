import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { AnswerTimes } from '../../operations/health/answer-times.server.ts'
import { readUptime } from '../../operations/health/heartbeat.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { SystemStatus } from './system-status.ts'

type Settings = Pick<Env, 'isHttps' | 'isLoopback' | 'AI_API_KEY' | 'SECRET' | 'signInProviders'>

/** What is measured: settings, this process' answers, the files browsers get. */
export type Measured = {
  env: Settings
  answerTimes: AnswerTimes
  delivered: string
}

/** What browsers are given: `npm run build` puts it there. */
export const delivered = resolve('build/client')

/** How the product is at this moment. @throws KnownFailure 403 */
export async function readSystemStatus(
  db: Database,
  actor: Actor,
  { env, answerTimes, delivered }: Measured,
  now = new Date(),
): Promise<SystemStatus> {
  requireMay(actor, 'seeSystem')
  return {
    medianAnswer: answerTimes.median(now.getTime()),
    securityDoubts: await securityDoubts(env, delivered),
    uptime: await readUptime(db, now),
    runningSince: new Date(now.getTime() - process.uptime() * 1000),
  }
}

/** Secure cookies, keys at the server only, https in production. */
async function securityDoubts(env: Settings, delivered: string): Promise<string[]> {
  const doubts: string[] = []
  if (!env.isHttps && !env.isLoopback) {
    doubts.push(
      "L'indirizzo del sito (PUBLIC_URL) non comincia con https: chi è sulla stessa rete può leggere quello che passa.",
      'Senza https i cookie di accesso non sono protetti.',
    )
  }
  const given = env.signInProviders.map(({ clientSecret }) => clientSecret)
  const keys = [env.AI_API_KEY, env.SECRET, ...given].filter(
    (key): key is string => key !== undefined && key.length > 0,
  )
  if (await areDelivered(delivered, keys)) {
    doubts.push('Una chiave segreta si trova nei file che il sito manda ai browser.')
  }
  return doubts
}

/** The files stay as they were built for as long as the process runs. */
const searched = new Map<string, Promise<boolean>>()

function areDelivered(directory: string, keys: readonly string[]): Promise<boolean> {
  const question = JSON.stringify([directory, keys])
  const asked = searched.get(question) ?? holdAny(directory, keys)
  searched.set(question, asked)
  return asked
}

const isText = ({ name }: Dirent) => /\.(js|mjs|css|html|json|svg|txt|map)$/.test(name)

async function holdAny(directory: string, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // The development server keeps nothing on disk.
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of entries.filter((one) => one.isFile() && isText(one))) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    if (keys.some((key) => text.includes(key))) return true
  }
  return false
}
