/**
 * `npm run try-ai`: asks the configured AI service for one real answer and one real picture, and
 * says which models answered. Needs no database; costs as much as an answer and a picture.
 */
import { parseArgs } from 'node:util'
import { type AiService, createService, nothingStored } from '../app/ai/models.server.ts'
import { openaiProvider } from '../app/ai/openai-provider.server.ts'
import { openaiAddress } from '../app/ai/provider.server.ts'
import { specified } from '../app/ai/request-options.ts'
import { type Trial, tryModel } from '../app/ai/trial.server.ts'
import { createLog } from '../app/platform/log/log.server.ts'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { Misuse, runCommand } from './backup/command.ts'
import { Refusal } from './backup/refusal.ts'

/** What to do about a fault, for whoever holds the settings. */
const advice: Record<string, string> = {
  AI_AUTHENTICATION: 'the service does not know the key: check AI_API_KEY',
  AI_FORBIDDEN: 'the key may not use this model: give it the right in the account of the service',
  AI_TOO_MANY_REQUESTS: 'the service takes no more requests now: try again in a few minutes',
  AI_NO_CREDIT: 'the account has no money left: top it up',
  AI_MODEL_GONE: 'none of the named models exists: change AI_CHAT_MODEL or AI_IMAGE_MODEL',
  AI_NO_MODEL: 'no model can be chosen from the list of the service: name one in AI_CHAT_MODEL',
  AI_NO_PICTURES: 'the service offers no model for pictures',
  AI_REFUSED: 'the rules of the service forbid the request',
  AI_TOO_LONG: 'the model reads less than one request: choose another',
  AI_SLOW: 'the service did not answer in time',
  AI_AWAY: 'the service cannot be reached or fails: check AI_BASE_URL and the network',
  AI_EMPTY: 'the model wrote nothing; it may have thought too long: try once more',
  AI_NO_IMAGE: 'the service sent no picture',
  AI_FAILED: 'the service answered in a way that Fucina does not understand: check AI_BASE_URL',
}

const help = `Usage: npm run try-ai [-- --no-picture]

Asks the configured AI service for one real answer and one real picture; costs what they cost.

  --no-picture  asks for the answer only`

await runCommand(help, async () => {
  const { values } = parseArgs({ options: { 'no-picture': { type: 'boolean', default: false } } })
  const env = parseEnv(process.env)
  if (env.aiMode !== 'openai') {
    throw new Misuse(`Set AI_API_KEY or AI_BASE_URL first (AI_PROVIDER is '${env.aiMode}').`)
  }
  const address = { baseUrl: env.AI_BASE_URL ?? openaiAddress, apiKey: env.AI_API_KEY }
  const named = { text: env.AI_CHAT_MODEL, picture: env.AI_IMAGE_MODEL }
  const service = createService({ ...address, named }, nothingStored, createLog('silent'))
  const provider = openaiProvider(address, service)
  const { signal } = new AbortController()

  const list = await service.refresh()
  const models = list.state === 'answers' ? list.models : null
  console.log(`Service: ${new URL(address.baseUrl).host}`)
  console.log(
    models ? `List: ${models.length} models` : `List: none that can be used (${list.state})`,
  )
  const answer = await tryModel(provider, 'text', signal)
  say('Answer', answer, service)
  let picture: Trial | null = null
  if (!values['no-picture'] && (await provider.canDraw())) {
    picture = await tryModel(provider, 'picture', signal)
    say('Picture', picture, service)
  } else if (!values['no-picture']) console.log(`Picture: not asked for, ${advice.AI_NO_PICTURES}.`)
  const fault = answer.fault ?? picture?.fault
  if (fault) throw new Refusal(`${fault}: ${advice[fault] ?? 'see docs/operations/ai.md'}.`)
})

function say(
  name: string,
  { kind, usage, milliseconds, text, picture, fault }: Trial,
  service: AiService,
) {
  const by = usage.model ? `${name} by ${usage.model}` : name
  if (fault) {
    console.log(`${by}: failed.`)
    return
  }
  const tokens = picture
    ? `${picture.byteLength} bytes`
    : `${usage.tokensIn} tokens in, ${usage.tokensOut} out`
  const when = picture ? 'picture' : 'first words'
  console.log(`${by}: ${when} after ${milliseconds} ms, ${tokens}.`)
  if (usage.model && service.optionsFor(kind, usage.model) !== specified[kind]) {
    console.log('It refused our options: it is asked in another way, and Fucina keeps the limits.')
  }
  if (text)
    console.log(
      text
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n'),
    )
}
