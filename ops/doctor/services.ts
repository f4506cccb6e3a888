/** What answers over the network: clocks, sign-in providers, and the site itself from outside. */

import { Agent, get } from 'node:http'
import { discover, discoveryAddress } from '../../app/accounts/sign-in/provider-requests.server.ts'
import { openaiAddress } from '../../app/ai/provider.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { providerCallbackPath } from '../../app/sign-in-paths.ts'
import { checkClock } from './clock.ts'
import { ask, type Finding, fail, grave, ok, warn } from './finding.ts'

/** Whether the clock of this machine agrees with that of the AI service. */
export async function checkServiceClock(env: Env): Promise<Finding[]> {
  if (env.aiMode !== 'openai') return []
  const address = env.AI_BASE_URL ?? openaiAddress
  const answer = await ask(address, { method: 'HEAD' })
  const date = 'headers' in answer ? Date.parse(answer.headers.get('Date') ?? '') : Number.NaN
  return Number.isNaN(date) ? [] : [checkClock(new URL(address).host, new Date(date))]
}

/** Asks each sign-in provider what it says of itself. */
export const checkProviders = (env: Env): Promise<Finding[]> =>
  Promise.all(
    env.signInProviders.map(async (provider) => {
      const name = `sign-in ${provider.id}`
      try {
        await discover(provider)
        const address = `${env.PUBLIC_URL}${providerCallbackPath(provider.id)}`
        return ok(name, `return address to register: ${address}`)
      } catch (error) {
        const { message, cause } = error as Error
        const words = cause instanceof Error ? cause.message : message
        return fail(name, `${discoveryAddress(provider)}: ${words}`)
      }
    }),
  )

const isHealth = (status: number | undefined, text: string) =>
  status === 200 && /^ok, Fucina \d/.test(text)

/** Whether a server of ours answers on this machine, whatever proxy is asked on the way out. */
function runsHere({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<boolean> {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST
  return new Promise((resolve) => {
    const asked = { host, port: PORT, path: '/healthz', agent: new Agent(), timeout: 2000 }
    const request = get(asked, async (response) => {
      const text = await response.setEncoding('utf8').toArray()
      resolve(isHealth(response.statusCode, text.join('')))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

/**
 * Asks the site for its health from outside, as a browser would, where it is public; and on this
 * machine, where that leads to no server of ours.
 */
export async function checkWayIn(env: Env): Promise<Finding[]> {
  const here = `HOST and PORT (${env.HOST}, ${env.PORT})`
  const stopped = `no server answers at ${here}: start it, or see its log`
  if (env.isLoopback) {
    return (await runsHere(env))
      ? [ok('way in', `${env.PUBLIC_URL}, from this machine only`)]
      : [grave('way in', stopped)]
  }
  const found: Finding[] = []
  if (!env.TRUST_PROXY && /^(127\.|localhost$|::1$)/.test(env.HOST)) {
    found.push(
      warn(
        'TRUST_PROXY',
        'is unset, and only a proxy on this machine can reach HOST: set it to 127.0.0.1',
      ),
    )
  }
  const answer = await ask(`${env.PUBLIC_URL}/healthz`)
  const isOurs = 'status' in answer && isHealth(answer.status, await answer.text())
  if (!isOurs && !(await runsHere(env))) return [...found, grave('way in', stopped)]
  if ('reason' in answer) {
    const words = `${env.PUBLIC_URL} cannot be reached from here (${answer.reason}): check its name, the certificate, and the proxy`
    return [...found, warn('way in', words)]
  }
  if (!isOurs) {
    const words = `${env.PUBLIC_URL}/healthz answers ${answer.status}, and the server runs at ${here}: the proxy leads elsewhere`
    return [...found, grave('way in', words)]
  }
  const ready = await ask(`${env.PUBLIC_URL}/readyz`)
  return [
    ...found,
    'status' in ready && ready.status === 503
      ? fail('way in', `the server behind ${env.PUBLIC_URL} runs and is not ready: see its log`)
      : ok('way in', `${env.PUBLIC_URL} leads to a running server`),
  ]
}
