import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { dayMilliseconds } from '../../app/platform/durations.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { type Finding, fail, ok, patienceMilliseconds, warn } from './finding.ts'

/** A renewal that has not come by then will hardly come by itself. */
const warnDays = 14
const failDays = 3

/** What a server shows: `distrust` is why this machine does not accept it, null: it does. */
export type Shown = { validTo: Date; distrust: string | null }

/** How long the certificate of `PUBLIC_URL` still counts; nothing where the site has none. */
export async function checkCertificate(
  env: Pick<Env, 'PUBLIC_URL' | 'isHttps'>,
): Promise<Finding[]> {
  if (!env.isHttps) return []
  const { hostname, port, host } = new URL(env.PUBLIC_URL)
  const shown = await readCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port) || 443)
  if ('reason' in shown) {
    return [warn('certificate', `that of ${host} cannot be read from here (${shown.reason})`)]
  }
  return [certificateFound(host, shown, new Date())]
}

export function certificateFound(host: string, { validTo, distrust }: Shown, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMilliseconds)
  const end = validTo.toISOString().slice(0, 10)
  if (days < 0) return fail('certificate', `that of ${host} ended on ${end}: renew it`)
  const words = `that of ${host} ends on ${end}, ${days} days left`
  if (days < failDays) return fail('certificate', `${words}: renew it now`)
  if (days < warnDays) return warn('certificate', `${words}: see why it was not renewed`)
  if (distrust) return warn('certificate', `${words}; this machine does not trust it (${distrust})`)
  return ok('certificate', words)
}

/** Whatever it is worth: an expired one is read too. */
async function readCertificate(host: string, port: number): Promise<Shown | { reason: string }> {
  const socket = connect({
    ...{ host, port, rejectUnauthorized: false },
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

function shownBy(socket: TLSSocket): Promise<Shown> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(patienceMilliseconds, () => reject(new Error('no answer in time')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      const { authorizationError: fault } = socket
      resolve({ validTo: new Date(valid_to), distrust: fault ? String(fault) : null })
    })
  })
}
