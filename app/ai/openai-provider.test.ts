import { describe, expect, onTestFinished, test } from 'vitest'
import { aiOfFile, standInProvider } from '../../tests/harness/ai.ts'
import { firstPicture } from '../../tests/stand-ins/ai-image.ts'
import { structuredAnswer } from '../../tests/stand-ins/ai-texts.ts'
import { listenOnLoopback } from '../../tests/stand-ins/http.ts'
import { longestAnswer } from './answer-text.ts'

const ai = await aiOfFile()

type Settings = Parameters<typeof standInProvider>[1]
const provider = (settings: Settings = {}) =>
  standInProvider(ai, { text: ['gpt-3.5-turbo'], picture: ['dall-e-3'], ...settings })
const hear = (prompt: string, settings: Settings = {}) => provider(settings).ask({ prompt })

describe('an answer', () => {
  test('WORK-17 has no characters that would keep it from being saved', async () => {
    ai.text = 'Uno\u0000\u0007 due\u0085\n\ttre\r\n'
    expect(await hear('Ciao')).toMatchObject({ text: 'Uno due\n\ttre\r\n', fault: null })
  })

  test('AI-02 the request is exactly the specified one', async () => {
    await hear('Scrivi un menu')
    const [request] = ai.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe(`Bearer ${ai.key}`)
    const { messages, ...rest } = request?.body ?? {}
    expect(rest).toEqual({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
      stream_options: { include_usage: true },
    })
    expect(messages).toEqual([
      { role: 'system', content: expect.any(String) },
      { role: 'user', content: 'Scrivi un menu' },
    ])
  })

  test('AI-03 the system message asks for the fixed structure, and explains tables, code and open gaps', async () => {
    await hear('Scrivi un menu')
    const messages = ai.requests[0]?.body.messages as { content: string }[] | undefined
    const system = messages?.[0]?.content
    expect(system).toMatch(/^Sei l'assistente di Fucina/)
    const inOrder =
      /\n# .+\n## Punti Chiave\n- da 3 a 4 punti.+\n## Contenuto Dettagliato\n.+\n## Suggerimenti\n> /s
    expect(system).toMatch(inOrder)
    expect(system).toMatch(/tabella o un blocco di codice solo se la richiesta/)
    expect(system).not.toMatch(/immagini o tabelle/)
    expect(system).toMatch(/spazio che la persona non ha riempito/)
    expect(system).toMatch(/quanto deve essere lungo un testo.+vale quello che dice/)
  })

  test('AI-04 the prompt arrives as written and the text of the first choice comes back', async () => {
    const prompt = 'Scrivi  "due righe"\nper la nonna 👵'
    expect(await hear(prompt)).toMatchObject({ text: structuredAnswer(prompt), fault: null })
    ai.chat = 'two-choices'
    expect(await hear(prompt)).toMatchObject({ text: structuredAnswer(prompt), fault: null })
  })

  test('text arrives in pieces, not at the end', async () => {
    ai.pace = 5
    const outcomes: (string | undefined)[] = []
    await provider().ask({}, { take: () => outcomes.push(ai.requests[0]?.outcome) })
    expect(outcomes.length).toBeGreaterThan(20)
    expect(outcomes[0]).toBe('open')
  })

  test.for([
    ['401', 'AI_AUTHENTICATION'],
    ['429', 'AI_TOO_MANY_REQUESTS'],
    ['no-credit', 'AI_NO_CREDIT'],
    ['policy', 'AI_REFUSED'],
    ['too-long', 'AI_TOO_LONG'],
    ['500', 'AI_AWAY'],
    ['broken-json', 'AI_FAILED'],
    ['empty', 'AI_EMPTY'],
  ] as const)(
    'ERR-28 ERR-29 ERR-30 ERR-31 mode %s is the fault %s, without a second attempt',
    async ([mode, fault]) => {
      ai.chat = mode
      expect(await hear('Ciao')).toMatchObject({ text: '', fault })
      expect(ai.requests).toHaveLength(1)
    },
  )

  test.for(['cut', 'error-event'] as const)(
    'ERR-30 mode %s keeps what arrived and ends with a fault',
    async (mode) => {
      ai.chat = mode
      const { text, fault } = await hear('Ciao')
      expect(structuredAnswer('Ciao').startsWith(text)).toBe(true)
      expect(text.length).toBeGreaterThan(10)
      expect(fault).toBe('AI_FAILED')
      expect(ai.requests).toHaveLength(1)
    },
  )

  test.for([
    ['hang', ''],
    ['drip', '# Una'],
  ] as const)('ERR-30 mode %s is ended by the overall limit', async ([mode, beginning]) => {
    ai.chat = mode
    const began = Date.now()
    const { text, fault } = await hear('Ciao', { milliseconds: 700 })
    expect(text.startsWith(beginning)).toBe(true)
    expect(fault).toBe('AI_SLOW')
    expect(Date.now() - began).toBeLessThan(2000)
    await ai.untilLast('aborted')
    expect(ai.requests).toHaveLength(1)
  })

  test('AIX-02 an answer without end is cut at its longest and says so, and the call ends', async () => {
    ai.chat = 'endless'
    const { text, fault, usage } = await hear('Ciao')
    expect(text).toHaveLength(longestAnswer)
    expect([fault, usage.cut]).toEqual([null, 'length'])
    await ai.untilLast('aborted')
  })

  test('a server that asks for no key gets a dummy one, and nobody listening is a fault', async () => {
    await hear('Ciao', { apiKey: undefined })
    expect(ai.requests[0]?.headers.authorization).toBe('Bearer none')
    const nobody = { baseUrl: 'http://127.0.0.1:9/v1' }
    expect(await hear('Ciao', nobody)).toMatchObject({ text: '', fault: 'AI_AWAY' })
  })

  test('a redirect is refused, so that key and prompt stay with the configured address', async () => {
    const server = await listenOnLoopback((_, response) => {
      response.writeHead(307, { Location: `${ai.url}/chat/completions` }).end()
    })
    onTestFinished(() => server.close())
    const { fault } = await hear('Ciao', { baseUrl: `${server.origin}/v1` })
    expect(fault).toBe('AI_AWAY')
    expect(ai.requests).toEqual([])
  })
})

describe('an image', () => {
  const draw = (settings: Settings = {}) => provider(settings).draw()

  test('AI-05 the request for dall-e-3 is exactly the specified one', async () => {
    await draw()
    const [request] = ai.requests
    expect(request?.path).toBe('/v1/images/generations')
    const { prompt, ...rest } = request?.body ?? {}
    expect(rest).toEqual({
      model: 'dall-e-3',
      n: 1,
      size: '1024x1024',
      quality: 'standard',
      style: 'natural',
    })
    expect(prompt).toEqual(expect.any(String))
  })

  test.for(['data', 'two-urls'] as const)('AI-05 mode %s gives the first picture', async (mode) => {
    ai.image = mode
    const { bytes } = await draw()
    expect(Buffer.from(bytes).equals(await firstPicture())).toBe(true)
  })

  test.for([
    ['401', 'AI_AUTHENTICATION'],
    ['500', 'AI_AWAY'],
    ['private', 'AI_FAILED'],
    ['redirect-private', 'AI_FAILED'],
    ['redirect-self', 'AI_FAILED'],
    ['endless-body', 'AI_FAILED'],
    ['empty-list', 'AI_NO_IMAGE'],
  ] as const)('ERR-28 ERR-29 ERR-32 ERR-33 mode %s is the fault %s', async ([mode, fault]) => {
    ai.image = mode
    expect((await draw()).fault).toBe(fault)
    expect(ai.requests).toHaveLength(1)
  })

  test.for(['hang', 'slow-body'] as const)('ERR-32 mode %s is ended by the limit', async (mode) => {
    ai.image = mode
    expect((await draw({ milliseconds: 400 })).fault).toBe('AI_SLOW')
  })

  test.for([
    'http://93.184.215.14/picture.png',
    'https://2130706433/picture.png',
    'file:///etc/passwd',
  ])('a picture at %s is not fetched', async (pictureUrl) => {
    ai.image = 'address'
    ai.pictureUrl = pictureUrl
    expect((await draw()).fault).toBe('AI_FAILED')
  })

  test("only the provider's own origin is exempt, not its host", async () => {
    let wasAsked = false
    const neighbour = await listenOnLoopback(async (_, response) => {
      wasAsked = true
      response.end(await firstPicture())
    })
    ai.image = 'address'
    ai.pictureUrl = `${neighbour.origin}/picture.png`
    onTestFinished(() => neighbour.close())
    expect((await draw()).fault).toBe('AI_FAILED')
    expect(wasAsked).toBe(false)
  })
})
