/** Models that look at pictures, and those that refuse to. */
import { describe, expect, test } from 'vitest'
import { aiOfFile, standInProvider } from '../../tests/harness/ai.ts'
import { picturesIn } from '../../tests/stand-ins/ai.ts'
import { type Blindness, blindRefusals } from '../../tests/stand-ins/ai-profiles.ts'
import { systemMessage } from '../workshop/answer/system-message.server.ts'
import { isSighted } from './model-names.ts'
import { isWithoutSight, parseRefusal } from './refusal.ts'

const ai = await aiOfFile()

const page = Buffer.from('the bytes of a page')

function asking(model: string) {
  const { service, ask } = standInProvider(ai, { text: [model] })
  return {
    ask: (pictures: Uint8Array[] = [page]) => ask({ prompt: 'Che cosa vedi?', pictures }),
    canSee: () => service.canSee(),
  }
}

describe('models that read pictures', () => {
  test('WKX-43 the pages travel as data in the message, and the system message stays', async () => {
    const { ask, canSee } = asking('gpt-4o-mini')
    expect(await canSee()).toBe(true)
    expect((await ask([page, Buffer.from('two')])).fault).toBeNull()
    const [request] = ai.requests
    expect(request?.body.messages).toEqual([
      { role: 'system', content: systemMessage },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Che cosa vedi?' },
          {
            type: 'image_url',
            image_url: { url: `data:image/jpeg;base64,${page.toString('base64')}` },
          },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,dHdv' } },
        ],
      },
    ])
    expect(picturesIn(request?.body ?? {})).toEqual([page, Buffer.from('two')])
  })

  test.for([
    'gpt-4o-mini',
    'gpt-6-luna',
    'mistral-small-latest',
    'gemini-3-flash',
    'gemma3:4b',
    'qwen2.5vl:7b',
    'llama3.2-vision:11b',
  ])('WKX-46 %s reads them', (model) => {
    expect(isSighted(model)).toBe(true)
  })

  test.for(['gpt-3.5-turbo', 'mistral-small:24b', 'gemma3:1b', 'llama3.2:3b', 'testo-bergamo'])(
    'WKX-46 %s does not, or nobody knows',
    (model) => {
      expect(isSighted(model)).toBe(false)
    },
  )
})

describe('models that refuse to look', () => {
  test.for(Object.keys(blindRefusals) as Blindness[])(
    'WKX-46 as %s says it: noted once, free, and never asked again',
    async (blind) => {
      const { ask, canSee } = asking('gpt-4o-mini')
      ai.blind = blind
      expect(await ask()).toMatchObject({ fault: 'AI_NO_SIGHT', costsNothing: true })
      expect(await canSee()).toBe(false)
      const again = await ask()
      expect(again).toMatchObject({ fault: 'AI_NO_SIGHT', costsNothing: true })
      expect(again.usage.calls).toBe(0)
      expect(ai.requests).toHaveLength(1)
      expect((await ask([])).fault).toBeNull()
    },
  )

  test('WKX-46 who is not known to read pictures is not asked', async () => {
    const { ask, canSee } = asking('gpt-3.5-turbo')
    expect(await canSee()).toBe(false)
    expect(await ask()).toMatchObject({ fault: 'AI_NO_SIGHT', usage: { calls: 0 } })
    expect(ai.requests).toHaveLength(0)
  })

  test.for([
    'You uploaded an unsupported image. Please make sure your image has of one the following formats.',
    'The image is too large.',
    "Unsupported parameter: 'temperature' is not supported with this model.",
  ])('WKX-46 «%s» is about something else', (message) => {
    expect(isWithoutSight(parseRefusal(400, { error: { message } }))).toBe(false)
  })
})
