/** The way to a sign-in provider and back, as a browser without script goes it. */
import { browserLike, type Fucina, type Visitor } from '../harness/server.ts'

const unescaped = (html: string) =>
  html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

/** Where a page goes on to by itself. */
export const addressOfPage = (html: string): string =>
  /content="0;url=([^"]+)"/.exec(unescaped(html))?.[1] ?? `no way on: ${html}`

/** Where the page after the button leads to, or the redirect in its place. */
export async function afterButton(
  visitor: Visitor,
  action: string,
  fields: Record<string, string> = {},
) {
  const answer = await visitor.post(action, fields)
  if (answer.status === 303) return answer.headers.get('Location') ?? ''
  return addressOfPage(await answer.text())
}

/** Presses the button and goes wherever it leads. @returns the first address on our site after it */
export const providerWalk =
  (origin: () => string, id = 'google') =>
  async (
    fucina: Fucina,
    visitor: Visitor,
    { action = `/login/${id}`, ...fields }: Record<string, string> = {},
  ): Promise<string> => {
    const provider = browserLike(origin())
    let at = await afterButton(visitor, action, fields)
    for (let hops = 0; hops < 10; hops += 1) {
      const url = new URL(at, fucina.url)
      const isOurs = url.origin === fucina.url
      if (isOurs && !url.pathname.startsWith('/auth/')) return url.pathname + url.search
      const answer = await (isOurs ? visitor : provider).get(url.href)
      const next = answer.headers.get('Location')
      if (!next) return `stopped at ${url.pathname}: ${answer.status}`
      at = new URL(next, url).href
    }
    return 'no end'
  }

/** The reason in an address of the sign-in page. */
export const signInError = (address: string) =>
  new URL(address, 'http://loopback').searchParams.get('error')
