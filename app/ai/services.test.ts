/** The services of today, one stand-in profile each: what is chosen, sent and refused. */
import { describe, expect, test } from 'vitest'
import { aiOfFile, standInProvider } from '../../tests/harness/ai.ts'
import type { ProfileName } from '../../tests/stand-ins/ai-profiles.ts'
import { structuredAnswer } from '../../tests/stand-ins/ai-texts.ts'
import { chosenModel } from './choose-model.ts'

const ai = await aiOfFile()

type Named = { text?: string[]; picture?: string[] }

/** An installation: `again` is the same one after a restart. */
function installation(profile: ProfileName, named: Named = {}) {
  ai.profile = profile
  const again = () => standInProvider(ai, named)
  return { ...again(), again }
}

const models = () => ai.requests.map(({ body }) => body.model)
const answer = structuredAnswer('Ciao')

describe("today's OpenAI, with a key alone", () => {
  test('AIX-01 the first small model of the list answers, and the first quick one draws', async () => {
    const { ask, draw } = installation('openai')
    expect(await ask()).toMatchObject({ text: answer, usage: { model: 'gpt-6-luna' } })
    expect((await draw()).usage.model).toBe('gpt-image-2.5-flare')
  })

  test('AIX-02 what refuses the specified limit is asked in the newer way, by a crowd too, from then on', async () => {
    const { ask } = installation('openai')
    expect(await ask()).toMatchObject({ text: answer, usage: { calls: 2 } })
    expect(ai.requests[0]?.body).toMatchObject({ temperature: 0.7, max_tokens: 1000 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    for (const { text } of answers) expect(text).toBe(answer)
    expect(ai.requests).toHaveLength(22)
    expect(ai.requests.at(-1)?.body).toEqual({
      model: 'gpt-6-luna',
      messages: expect.any(Array),
      max_completion_tokens: 1000,
      reasoning_effort: 'none',
      stream: true,
      stream_options: { include_usage: true },
    })
  })

  test('AIX-02 AIX-05 the newer picture model is asked by qualities of its own', async () => {
    const { draw } = installation('openai')
    expect((await draw()).usage.calls).toBe(2)
    expect((await draw()).usage.calls).toBe(1)
    expect(ai.requests.at(-1)?.body).toMatchObject({ quality: 'medium', output_format: 'webp' })
  })

  test('AIX-01 a model withdrawn between two requests is replaced in the middle of the second, by a new list', async () => {
    const { ask } = installation('openai')
    expect((await ask()).usage.model).toBe('gpt-6-luna')
    expect(ai.modelRequests).toHaveLength(1)
    ai.withdrawn.add('gpt-6-luna')
    expect(await ask()).toMatchObject({ text: answer, usage: { model: 'gpt-5.6-luna' } })
    expect(ai.modelRequests).toHaveLength(2)
    const asked = ai.requests.length
    expect((await ask()).usage.model).toBe('gpt-5.6-luna')
    expect(ai.requests).toHaveLength(asked + 1)
  })

  test('AIX-01 the list decides: what is plainly for something else is left out, the small come first', () => {
    const listed = (kind: 'text' | 'picture', ...offered: string[]) => {
      const found = chosenModel({ kind, chosen: null, named: [], offered, gone: new Set() })
      return [found?.model, found?.next]
    }
    expect(listed('text', 'sora-3', 'gpt-9-sol', 'gpt-8-mini', 'text-embedding-9')).toEqual([
      'gpt-8-mini',
      'gpt-9-sol',
    ])
    expect(listed('picture', 'gpt-9-sol', 'gpt-image-4', 'gpt-image-3-flare')).toEqual([
      'gpt-image-3-flare',
      'gpt-image-4',
    ])
    expect(listed('text', 'whisper-2')).toEqual([undefined, undefined])
  })

  test('AIX-01 named models are replaced only by named ones, in their order', async () => {
    const { ask } = installation('openai', { text: ['gpt-6-astra', 'gpt-5-mini'] })
    expect((await ask()).usage.model).toBe('gpt-6-astra')
    ai.withdrawn.add('gpt-6-astra')
    expect((await ask()).usage.model).toBe('gpt-5-mini')
    ai.withdrawn.add('gpt-5-mini')
    expect((await ask()).fault).toBe('AI_MODEL_GONE')
    expect(new Set(models())).toEqual(new Set(['gpt-6-astra', 'gpt-5-mini']))
  })

  test('AIX-12 tokens are the service’s own figures, and senseless ones are estimated', async () => {
    const { ask } = installation('openai')
    expect((await ask()).usage).toMatchObject({ tokensIn: 320, tokensOut: 210 })
    for (const mode of ['missing', 'negative', 'huge'] as const) {
      ai.usage = mode
      const { tokensIn, tokensOut } = (await ask()).usage
      expect(tokensIn, mode).toBeGreaterThan(100)
      expect(tokensIn, mode).toBeLessThan(2000)
      expect(tokensOut, mode).toBeGreaterThan(100)
      expect(tokensOut, mode).toBeLessThan(1000)
    }
  })
})

describe('others', () => {
  test('AIX-02 AIX-07 Mistral is sent the specified options but for what it forbids, and asked for no picture', async () => {
    const { ask, draw, provider } = installation('mistral')
    expect((await draw()).fault).toBe('AI_NO_PICTURES')
    expect(ai.requests).toEqual([])
    const { text, usage } = await ask()
    expect(text).toBe(answer)
    expect(usage).toMatchObject({ model: 'mistral-small-latest', tokensIn: 320, tokensOut: 210 })
    expect(ai.requests.map(({ body }) => body).slice(1)).toEqual([
      {
        model: 'mistral-small-latest',
        messages: expect.any(Array),
        temperature: 0.7,
        max_tokens: 1000,
        stream: true,
      },
    ])
    expect(await provider.canDraw()).toBe(false)
  })

  test('AIX-01 a service without a list needs the setting, and works with it', async () => {
    expect((await installation('no-list').ask()).fault).toBe('AI_NO_MODEL')
    expect(ai.requests).toEqual([])
    const named = { text: ['testo-bergamo'], picture: ['immagini-bergamo'] }
    const { ask, draw } = installation('no-list', named)
    expect((await ask()).text).toBe(answer)
    expect((await draw()).usage.model).toBe('immagini-bergamo')
  })

  test('AIX-02 one that refuses all options is asked without, and so until the process ends', async () => {
    const { ask, again } = installation('plain-only')
    expect((await ask()).text).toBe(answer)
    const [first, , third] = ai.requests.map(({ body }) => body)
    expect(first).toMatchObject({ temperature: 0.7, max_tokens: 1000 })
    const plain = { model: 'strict-model', messages: expect.any(Array), stream: true }
    expect(third).toEqual(plain)
    expect((await ask()).usage.calls).toBe(1)
    expect(ai.requests.at(-1)?.body).toEqual(plain)
    expect((await again().ask()).usage.calls).toBe(3)
  })
})

describe('bad lists', () => {
  test.for(['without-ids', 'endless', '500'] as const)(
    'AIX-01 a list that is %s is no list: nothing is guessed, and names still work',
    async (mode) => {
      ai.models = mode
      expect((await installation('openai').ask()).fault).toBe('AI_NO_MODEL')
      expect((await installation('openai', { text: ['gpt-6-luna'] }).ask()).text).toBe(answer)
    },
  )

  test('AIX-01 a service that is away for a while keeps the models it had', async () => {
    const { ask, service } = installation('openai')
    await ask()
    ai.models = '500'
    await service.refresh()
    expect((await ask()).text).toBe(answer)
  })
})

describe('ends and faults', () => {
  test.for([
    ['length', 'length'],
    ['filtered', 'filter'],
    ['normal', null],
  ] as const)('AIX-06 an answer that ends by %s is cut by %s', async ([mode, cut]) => {
    const { ask } = installation('openai')
    ai.chat = mode
    expect(await ask()).toMatchObject({ text: answer, usage: { cut } })
  })
})
