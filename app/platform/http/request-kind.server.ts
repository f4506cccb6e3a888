import { isBoardPath } from '../../group-paths.ts'
import { answerPath, askMorePath, explainPath, imagePath, newsPath } from '../../paths.ts'
import { routePath } from './route-path.server.ts'

/** Few kinds, so that metrics hold no path and nobody's id. */
export type RequestKind = 'page' | 'data' | 'action' | 'answer' | 'poll' | 'file' | 'watch'

const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
const answers: ReadonlySet<string> = new Set([
  answerPath(),
  imagePath(),
  explainPath(),
  askMorePath(),
])

/** What an open tab asks by itself, again and again: nobody uses the site by it. */
export const isAskedByItself = (path: string): boolean => path === newsPath() || isBoardPath(path)

/** What a request is for: `answer` waits for the AI, `watch` is of whoever watches the server. */
export function requestKind(method: string, url: string): RequestKind {
  const [address = '/'] = url.split('?', 1)
  if (watched.has(address)) return 'watch'
  const path = routePath(url)
  if (method !== 'GET' && method !== 'HEAD') return answers.has(path) ? 'answer' : 'action'
  if (isAskedByItself(path)) return 'poll'
  if (address.endsWith('.data')) return 'data'
  return /\.[a-z0-9]+$/i.test(address) ? 'file' : 'page'
}
