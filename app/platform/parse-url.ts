/** `URL.parse` for browsers that have no such method: null where the text is no address. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
