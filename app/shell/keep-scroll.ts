/** Where the router keeps how far each page was scrolled when it was left (ScrollRestoration). */
export const scrollKey = 'react-router-scroll-positions'

/**
 * When it starts the router scrolls to where this page was left. The person may have scrolled
 * since: where they are now is where they stay.
 */
export function keepScroll(): void {
  try {
    const known = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')
    known[history.state?.key ?? 'default'] = scrollY
    sessionStorage.setItem(scrollKey, JSON.stringify(known))
  } catch {
    // A closed storage: the router finds nothing there either, and leaves the page where it is.
  }
}
