import type { ServerResponse } from 'node:http'
import type { SessionState, SignedInUser } from '../http/context.server.ts'
import type { LiveEvent } from './live-events.ts'

type Shown = Pick<SignedInUser, 'name' | 'email' | 'role' | 'photoURL' | 'techLevel' | 'city'>

/** A text that changes when what screens show of the person changes. */
export function fingerprintOf({ name, email, role, photoURL, techLevel, city }: Shown): string {
  return JSON.stringify([name, email, role, photoURL, techLevel, city])
}

/** Who leaves so many bytes unread does not listen. */
const unreadBytes = 64 * 1024

/** One open `GET /live`. It holds little: there may be thousands. */
export class Stream {
  readonly session: SessionState
  readonly address: string
  /** What the person was like when last looked at. */
  known: string | undefined
  readonly #response: ServerResponse

  constructor(session: SessionState, address: string, response: ServerResponse) {
    this.session = session
    this.address = address
    this.known = this.user && fingerprintOf(this.user)
    this.#response = response
  }

  get user(): SignedInUser | undefined {
    return this.session.kind === 'user' ? this.session.user : undefined
  }

  send(event: LiveEvent) {
    this.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  write(text: string) {
    if (this.#response.writableEnded) return
    if (this.#response.writableLength > unreadBytes) this.#response.destroy()
    else this.#response.write(text)
  }

  end() {
    this.#response.end()
  }
}
