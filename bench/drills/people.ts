/** People of a drill: signed in, each with an address of their own behind the drill's proxy. */
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Fucina } from '../../tests/harness/launch.ts'
import { openSession, type Person, person } from '../../tests/harness/people.ts'

/** What came back. `ms`: until the last byte, or until the connection broke. */
export type Answer = {
  status: number
  ms: number
  text: string
  headers: IncomingMessage['headers']
}

/** Somebody with or without a session. */
export type Actor = { cookie: string; address: string; person: Person | null }

/** A server that trusts the drill as its proxy believes the addresses of its people. */
export const proxySettings = { TRUST_PROXY: '127.0.0.1' }

/** An address of a private network, another one for each number. */
const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

export const visitorFrom = (number: number): Actor => ({
  cookie: '',
  address: addressOf(number),
  person: null,
})

/** Stores `count` people who have been here for long, and signs them in. */
export async function signedInPeople(server: Fucina, count: number): Promise<Actor[]> {
  const createdAt = new Date(Date.now() - 30 * 24 * 3_600_000)
  const people: Actor[] = []
  for (let number = 0; number < count; number++) {
    const one = await person(server, { name: `Prova ${number}`, createdAt })
    const [name, value] = await openSession(server, one.id)
    people.push({ cookie: `${name}=${value}`, address: addressOf(number + 1), person: one })
  }
  return people
}

export type Sending = {
  method?: string
  form?: Record<string, string>
  json?: unknown
  accept?: string
}

/** Connections of all people together, kept open as browsers keep theirs. */
export const keptOpen = () => new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Sends one request as a browser of the actor would. A broken connection is status 0. */
export function send(
  agent: Agent,
  url: string,
  { cookie, address }: Pick<Actor, 'cookie' | 'address'>,
  { form, json, method = form || json ? 'POST' : 'GET', accept = 'text/html' }: Sending = {},
): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : ''
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, text: string, headers: IncomingMessage['headers']) =>
      resolve({ status, ms: performance.now() - begun, text, headers })
    const asking = request(
      url,
      {
        method,
        agent,
        headers: {
          Accept: accept,
          'Accept-Encoding': 'identity',
          'Sec-Fetch-Site': 'same-origin',
          Origin: new URL(url).origin,
          'X-Forwarded-For': address,
          ...(cookie && { Cookie: cookie }),
          ...(body && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => done(answer.statusCode ?? 0, text, answer.headers))
        answer.on('error', () => done(0, text, answer.headers))
      },
    )
    asking.on('error', () => done(0, '', {}))
    asking.end(body)
  })
}
