import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import type { Env } from '../platform/settings/env.server.ts'

/**
 * What an address shows: the day its certificate ends, in milliseconds, and `distrust`, why this
 * machine does not accept it, null: it does; or `reason`, why none can be read from here.
 */
export type Certificate = { validTo: number; distrust: string | null } | { reason: string }

const patienceMilliseconds = 5000

/** Reads the certificate of `PUBLIC_URL` from the address itself; null where the site has none. */
export async function readCertificate(
  env: Pick<Env, 'PUBLIC_URL' | 'isHttps'>,
): Promise<Certificate | null> {
  if (!env.isHttps) return null
  const { hostname, port } = new URL(env.PUBLIC_URL)
  const host = hostname.replace(/^\[|\]$/g, '')
  // Whatever it is worth: an expired one is read too.
  const socket = connect({
    ...{ host, port: Number(port) || 443, rejectUnauthorized: false },
    ...(isIP(host) ? {} : { servername: host }),
  })
  try {
    return await shownBy(socket)
  } catch (error) {
    return { reason: (error as NodeJS.ErrnoException).code ?? (error as Error).message }
  } finally {
    socket.destroy()
  }
}

function shownBy(socket: TLSSocket): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(patienceMilliseconds, () => reject(new Error('no answer in time')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      const { authorizationError: fault } = socket
      resolve({ validTo: Date.parse(valid_to), distrust: fault ? String(fault) : null })
    })
  })
}
