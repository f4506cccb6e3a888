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
