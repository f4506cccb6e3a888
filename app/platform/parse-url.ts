/** `URL.parse` for browsers that have no such method: null where the text is no address. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** The address of a page of the web, as a browser may be sent there: http and https; else null. */
export function httpAddress(text: string): string | null {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
