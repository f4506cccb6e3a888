/** What the product asks over the network: mail, AI, sign-in providers, and itself from outside. */

import { discover, discoveryAddress } from '../../app/accounts/sign-in/provider-requests.server.ts'
import { type ModelList, readModelList } from '../../app/ai/model-list.server.ts'
import { openaiAddress } from '../../app/ai/provider.server.ts'
import { providerFinding } from '../../app/operations/findings.ts'
import { checkMail, type MailCheck } from '../../app/platform/mail.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { providerCallbackPath } from '../../app/sign-in-paths.ts'
import { checkClock } from './clock.ts'
import { ask, type Finding, fail, grave, ok, patienceMilliseconds, warn } from './finding.ts'

export const checkMailServer = async (env: Env): Promise<Finding> =>
  mailFound(await checkMail(env, patienceMilliseconds))

export function mailFound(check: MailCheck): Finding {
  switch (check) {
    case 'answers':
      return ok('mail', 'the server takes mail from us; nothing was sent')
    case 'signInRefused':
      return fail('mail', 'the server refuses the name or password in SMTP_URL')
    case 'fails':
      return fail('mail', 'the server refuses our mails: check MAIL_FROM and the relay')
    case 'untrusted':
      return fail(
        'mail',
        "this machine does not trust the server's certificate: NODE_EXTRA_CA_CERTS, see docs/operations/secrets-and-mail.md",
      )
    case 'silent':
      return fail('mail', 'the server does not answer: check the host and port in SMTP_URL')
    case 'outbox':
      return ok('mail', 'no SMTP_URL: each mail is a file in DATA_DIR/outbox')
    case 'none':
      return grave('mail', 'no SMTP_URL: nobody can be sent a link to reset a password')
  }
}

/** Asks for the list of models, which costs nothing. */
export async function checkAi(env: Env): Promise<Finding[]> {
  if (env.aiMode !== 'openai') {
    return [ok('AI', env.aiMode === 'demo' ? 'written examples, no service' : 'is off')]
  }
  const baseUrl = env.AI_BASE_URL ?? openaiAddress
  const { host } = new URL(baseUrl)
  const list = await readModelList({ baseUrl, apiKey: env.AI_API_KEY }, patienceMilliseconds)
  const found = listFound(list, host, env.AI_CHAT_MODEL)
  return list.state === 'answers' ? [found, ...(await askClock(baseUrl, host))] : [found]
}

/** @param named the models that the settings name */
export function listFound(list: ModelList, host: string, named: readonly string[]): Finding {
  switch (list.state) {
    case 'keyRefused':
      return fail('AI', `${host} does not know the key: check AI_API_KEY`)
    case 'silent':
      return fail('AI', `${host} does not answer: check AI_BASE_URL and the network`)
    case 'tooManyRequests':
      return grave('AI', `${host} takes no more requests now: try again in a few minutes`)
    case 'refuses':
      return (providerFinding(list, host).tone === 'bad' ? grave : warn)(
        'AI',
        `${host} has no list of models (${list.status}): ${operatorCommand('try-ai')} tells more`,
      )
    case 'answers':
      return offered(host, list.models?.length ?? 0, named)
  }
}

function offered(host: string, models: number, named: readonly string[]): Finding {
  if (models > 0)
    return ok('AI', `${host} offers ${models} models; ${operatorCommand('try-ai')} asks one`)
  const words = `${host} names no model that can be used`
  return named.length > 0
    ? warn('AI', `${words}: ${operatorCommand('try-ai')} asks ${named[0]}`)
    : grave('AI', `${words}: name one in AI_CHAT_MODEL`)
}

async function askClock(address: string, whose: string): Promise<Finding[]> {
  const answer = await ask(address, { method: 'HEAD' })
  const date = 'headers' in answer ? Date.parse(answer.headers.get('Date') ?? '') : Number.NaN
  return Number.isNaN(date) ? [] : [checkClock(whose, new Date(date))]
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

/** Asks the site for its health from outside, as a browser would, where it is public. */
export async function checkWayIn(env: Env): Promise<Finding[]> {
  if (env.isLoopback) return [ok('way in', `${env.PUBLIC_URL}, from this machine only`)]
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
  if ('reason' in answer) {
    const words = `${env.PUBLIC_URL} cannot be reached from here (${answer.reason}): check its name, the certificate, and the proxy`
    return [...found, warn('way in', words)]
  }
  const isOurs = answer.status === 200 && /^ok, Fucina \d/.test(await answer.text())
  return [
    ...found,
    isOurs
      ? ok('way in', `${env.PUBLIC_URL} leads to a running server`)
      : warn(
          'way in',
          `${env.PUBLIC_URL}/healthz answers ${answer.status}: the server does not run, or the proxy leads elsewhere`,
        ),
  ]
}
