/** The AI stand-in for a file of tests, and the product's own provider with it as its service. */
import { afterAll, beforeEach } from 'vitest'
import { createService, nothingStored } from '../../app/ai/models.server.ts'
import { type OpenAiSettings, openaiProvider } from '../../app/ai/openai-provider.server.ts'
import { AiFault, type AskedAnswer, noUsage } from '../../app/ai/provider.server.ts'
import { createLog } from '../../app/platform/log/log.server.ts'
import { systemMessage } from '../../app/workshop/answer/system-message.server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

type Settings = Partial<OpenAiSettings> & {
  /** The models that the settings name; by default the list decides. */
  text?: string[]
  picture?: string[]
}

const nobodyLeaves = new AbortController().signal
const always = async () => true

/** Runs while the tests of the file do; before each it forgets, and answers without a pause. */
export async function aiOfFile(): Promise<AiStandIn> {
  const ai = await startAi()
  afterAll(() => ai.stop())
  beforeEach(() => {
    ai.reset()
    ai.pace = 0
  })
  return ai
}

/** A provider without a database as one process has it; another one has forgotten what this one learned. */
export function standInProvider(ai: AiStandIn, settings: Settings = {}) {
  const { text: texts = [], picture = [], ...more } = settings
  const address = { baseUrl: ai.url, apiKey: ai.key, ...more }
  const named = { text: texts, picture }
  const service = createService({ ...address, named }, nothingStored, createLog('silent'))
  const provider = openaiProvider(address, service)
  /** An answer to its end, and the fault that it ended with. */
  async function ask(asked: Partial<AskedAnswer> = {}, { take = (_piece: string) => {} } = {}) {
    const usage = noUsage()
    let text = ''
    const answered = provider.answer(
      { system: systemMessage, prompt: 'Ciao', ...asked },
      { signal: nobodyLeaves, usage, takeCall: always },
      (piece) => {
        text += piece
        take(piece)
      },
    )
    const fault = await faultOf(answered)
    return { text, usage, ...fault }
  }

  async function draw() {
    const usage = noUsage()
    let bytes = new Uint8Array()
    const generating = { signal: nobodyLeaves, usage, takeCall: always }
    const drawn = provider.image('un menu', 'Ecco il menu', generating)
    const fault = await faultOf(
      drawn.then((picture) => {
        bytes = new Uint8Array(picture)
      }),
    )
    return { bytes, usage, ...fault }
  }

  return { service, provider, ask, draw }
}

async function faultOf(work: Promise<void>) {
  try {
    await work
    return { fault: null, costsNothing: false }
  } catch (error) {
    if (!(error instanceof AiFault)) throw error
    return { fault: error.code, costsNothing: error.costsNothing }
  }
}
