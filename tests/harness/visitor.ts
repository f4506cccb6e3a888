/** A small browser without script: keeps cookies and says where a request comes from. */

export type SendOptions = {
  headers?: Record<string, string>
  /** Follow redirects as a browser does; default: hand back the redirect itself. */
  follow?: boolean
  signal?: AbortSignal
}

type Fields = Record<string, string | readonly string[]> | URLSearchParams | FormData

const maximumRedirects = 10

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

function formBody(fields: Fields): URLSearchParams | FormData {
  if (fields instanceof FormData || fields instanceof URLSearchParams) return fields
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value)
  }
  return body
}

export class Visitor {
  readonly origin: string
  readonly cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  get(path: string, options: SendOptions = {}) {
    return this.send(path, { method: 'GET' }, options)
  }

  /** What the application's own links ask for: the loaders' data of a page. */
  data(path: string, options: SendOptions = {}) {
    const url = new URL(path, this.origin)
    url.pathname = url.pathname === '/' ? '/_.data' : `${url.pathname}.data`
    return this.send(url.href, { method: 'GET' }, options)
  }

  /** Sends a form; a field may have several values. */
  post(path: string, fields: Fields = {}, options: SendOptions = {}) {
    return this.send(path, { method: 'POST', body: formBody(fields) }, options)
  }

  postJson(path: string, value: unknown, options: SendOptions = {}) {
    const headers = { 'Content-Type': 'application/json', ...options.headers }
    return this.send(path, { method: 'POST', body: JSON.stringify(value) }, { ...options, headers })
  }

  /** Any request, with this visitor's cookies and the headers of a page of the same site. */
  async send(path: string, init: RequestInit, options: SendOptions = {}): Promise<Response> {
    const url = new URL(path, this.origin)
    const headers = new Headers({ Accept: 'text/html,*/*', 'Sec-Fetch-Site': 'same-origin' })
    if (init.method !== 'GET' && init.method !== 'HEAD') headers.set('Origin', this.origin)
    if (this.cookies.size > 0 && url.origin === this.origin) {
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    }
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      // An empty value stands for a client that does not send the header.
      if (value === '') headers.delete(name)
      else headers.set(name, value)
    }
    const { follow = false, signal = null } = options
    let response = await fetch(url, { ...init, headers, signal, redirect: 'manual' })
    this.#keep(response)
    for (let hops = 0; follow && isRedirect(response.status); hops += 1) {
      if (hops === maximumRedirects) throw new Error(`${path} redirects without end`)
      const next = new URL(response.headers.get('Location') ?? '', response.url || url)
      await response.body?.cancel()
      response = await this.send(next.href, { method: 'GET' }, { headers: options.headers ?? {} })
    }
    return response
  }

  #keep(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      const isGone = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute))
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, pair.slice(at + 1).trim())
    }
  }
}

/** A visitor who has not been here before. */
export const browserLike = (server: { url: string } | string) =>
  new Visitor(typeof server === 'string' ? server : server.url)
