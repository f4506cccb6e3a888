import { isBoardPath } from '../../group-paths.ts'
import { answerPath, askMorePath, explainPath, imagePath, newsPath } from '../../paths.ts'

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

/**
 * A path as the router reads it, so that whatever is decided before the application holds for every
 * spelling of it: dot segments are gone, letters are decoded and small, and neither slashes at the
 * end nor `.data` count.
 * @param url of a request, as it stands in its first line: begins with `/`
 */
export function routePath(url: string): string {
  const address = `http://localhost${url}`
  if (!URL.canParse(address)) return url
  const path = new URL(address).pathname.replace(/(?:\/_)?\.data$/, '')
  return decoded(path).toLowerCase().replace(/\/+$/, '') || '/'
}

/** A slash that is written as `%2F` separates nothing. */
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    const segments = path.split('/').map((part) => decodeURIComponent(part))
    return segments.map((part) => part.replaceAll('/', '%2F')).join('/')
  } catch {
    // The door refuses it.
    return path
  }
}
