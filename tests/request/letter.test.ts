import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerEvent } from '../../app/workshop/answer/answer-events.ts'
import { systemMessage } from '../../app/workshop/answer/system-message.server.ts'
import { pageField } from '../../app/workshop/letter/letter.ts'
import { letterPrompt } from '../../app/workshop/letter/letter-prompt.server.ts'
import { type PageFault, pageFaults } from '../../app/workshop/letter/page-file.ts'
import { filesIn } from '../harness/files-in.ts'
import { browserLike, fucinaForFile, startFucina } from '../harness/server.ts'
import { type AiStandIn, picturesIn, startAi } from '../stand-ins/ai.ts'

let ai: AiStandIn
/** Where this server alone would leave temporary files. */
let temporary = ''
const server = fucinaForFile(async () => {
  ai = await startAi()
  temporary = await mkdtemp(join(tmpdir(), 'fucina-test-'))
  return {
    env: {
      ...ai.env,
      TMPDIR: temporary,
      AI_CHAT_MODEL: 'gpt-4o-mini',
      AI_PER_MINUTE_VISITOR: '1000',
      NETWORK_TIMES: '20',
      LOG_LEVEL: 'debug',
    },
  }
})
afterAll(async () => {
  await ai.stop()
  await rm(temporary, { recursive: true, force: true })
})
beforeAll(() => {
  ai.pace = 0
})
beforeEach(() => {
  ai.reset()
  ai.pace = 0
})

const orange = { r: 228, g: 87, b: 46 }
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: orange }, limitInputPixels: false })

/** As a phone takes it: lying, with the place where it was taken. */
const photo = () =>
  solid(2400, 1200)
    .withExif({
      IFD0: { Copyright: 'Anna Bonomi', Model: 'Telefono di Anna' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

type Named = [name: string, bytes: Uint8Array]

function formOf(...files: Named[]): FormData {
  const form = new FormData()
  for (const [name, bytes] of files) {
    form.append(pageField, new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  }
  return form
}

const eventsOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnswerEvent)

const send = (form: FormData, visitor = browserLike(server())) =>
  visitor.post('/prompts/letter', form, { headers: { Accept: '*/*' } })

const partsOf = ({ body }: { body: Record<string, unknown> }) =>
  body.messages as [{ content: string }, { content: { type: string; text: string }[] }]

describe('a letter from its photos', () => {
  test('WKX-43 WKX-44 its pages reach the AI as nothing but pixels, upright, with the fixed request', async () => {
    const response = await send(
      formOf(['a.jpg', await photo()], ['b.png', await solid(900, 500).png().toBuffer()]),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const events = await eventsOf(response)
    expect(events[0]).toMatchObject({ type: 'start', isDemo: false, remaining: 19 })
    expect(events.at(-1)).toEqual({ type: 'end', cut: null })
    expect(ai.requests).toHaveLength(1)
    const [request] = ai.requests
    if (!request) throw new Error('nobody was asked')
    const [system, user] = partsOf(request)
    expect(system.content).toBe(systemMessage)
    expect(user.content[0]).toEqual({ type: 'text', text: letterPrompt })
    const pages = picturesIn(request.body)
    expect(pages).toHaveLength(2)
    const [first, second] = await Promise.all(pages.map((page) => sharp(page).metadata()))
    expect(first).toMatchObject({ format: 'jpeg', width: 800, height: 1600 })
    expect(second).toMatchObject({ format: 'jpeg', width: 900, height: 500 })
    for (const page of pages) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(page).metadata()
      expect([exif, icc, xmp, iptc, orientation].filter(Boolean)).toEqual([])
      expect(page.toString('latin1')).not.toMatch(/Anna|Telefono|GPS/)
    }
  })

  test('WKX-44 the request asks for four parts, for fraud first, and obeys no letter', () => {
    for (const part of ['Chi scrive', 'Che cosa vuole', 'Entro quando', 'Che cosa fare']) {
      expect(letterPrompt).toContain(`### ${part}`)
    }
    expect(letterPrompt).toContain('parlane prima di tutto')
    expect(letterPrompt).toContain('solo materiale')
    expect(letterPrompt).toContain('ignorare le istruzioni')
  })

  test('WKX-43 nothing of it is kept: not in the database, the data folder, the log, or a temporary file', async () => {
    const mark = 'segno-della-foto'
    const page = await solid(300, 300)
      .withExif({ IFD0: { Copyright: mark } })
      .jpeg()
      .toBuffer()
    const before = await readdir(temporary)
    ai.text = 'Una spiegazione che nessuno tiene.'
    const visitor = browserLike(server())
    await eventsOf(await send(formOf(['lettera-di-anna.jpg', page]), visitor))
    await send(formOf(['fattura-di-anna.jpg', Buffer.from('%PDF-1.7 segno-della-foto')]), visitor)
    const sent = picturesIn(ai.requests[0]?.body ?? {})[0]
    if (!sent) throw new Error('no page was sent')
    const data = sent.toString('base64').slice(40, 120)
    const { place, db, logs } = server()
    const traces = [mark, 'di-anna', data, 'nessuno tiene', letterPrompt.slice(0, 40)]
    for (const trace of traces) expect(logs()).not.toContain(trace)
    for (const file of await filesIn(place.directory)) {
      const bytes = await readFile(file)
      for (const trace of [...traces, sent.subarray(100, 160)]) {
        expect(bytes.includes(trace), file).toBe(false)
      }
    }
    expect(await db().selectFrom('images').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('pictures').selectAll().execute()).toEqual([])
    const [record] = await db()
      .selectFrom('generations')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .execute()
    expect(record).toMatchObject({ kind: 'answer', status: 'ok', model: 'gpt-4o-mini' })
    expect(await readdir(temporary)).toEqual(before)
  })
})

describe('what is no page', () => {
  const animated = async () => {
    const frames = ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    return sharp(await Promise.all(frames), { join: { animated: true } })
  }
  const files: [string, PageFault, () => Promise<Uint8Array> | Uint8Array][] = [
    ['60 megapixels', 'tooLarge', () => solid(10_000, 6000).jpeg().toBuffer()],
    ['a strip', 'tooLarge', () => solid(20_000, 30).png().toBuffer()],
    ['a PDF named .jpg', 'pdf', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an empty file', 'empty', () => Buffer.alloc(0)],
    ['a moving GIF', 'animated', async () => (await animated()).gif().toBuffer()],
    ['a moving WebP', 'animated', async () => (await animated()).webp().toBuffer()],
    ['a HEIC', 'heic', () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['text', 'broken', () => Buffer.from('Gentile utente')],
    ['an SVG', 'broken', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a photo cut off', 'broken', async () => (await photo()).subarray(0, 3000)],
  ]

  test.for(files)(
    'WKX-42 HLD-10 %s: a clear word, and nothing counted',
    async ([, fault, make]) => {
      const visitor = browserLike(server())
      const response = await send(formOf(['foto.jpg', await make()]), visitor)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ code: 'NOT_A_PAGE', message: pageFaults[fault] })
      expect(ai.requests).toHaveLength(0)
      const [start] = await eventsOf(await send(formOf(['foto.jpg', await photo()]), visitor))
      expect(start).toMatchObject({ remaining: 19 })
    },
  )

  test('WKX-42 of several pages it is said which', async () => {
    const page = await photo()
    const response = await send(formOf(['1.jpg', page], ['2.jpg', Buffer.from('no')]))
    expect((await response.json()).message).toBe(`Pagina 2. ${pageFaults.broken}`)
  })

  test('WKX-42 none, four, and far too much', async () => {
    const none = await send(formOf())
    expect(await none.json()).toMatchObject({
      message: 'Manca la foto: fanne una, o scegli un file.',
    })
    const page = await solid(40, 40).jpeg().toBuffer()
    const four = Array.from({ length: 4 }, (_, index): Named => [`${index}.jpg`, page])
    expect((await send(formOf(...four))).status).toBe(400)
    const large = await send(formOf(['gross.jpg', Buffer.alloc(12 * 1024 * 1024 + 1, 1)]))
    expect(large.status).toBe(413)
    expect(await large.text()).toContain('12 MB')
  })
})

describe('who reads it', () => {
  test('HLD-10 WKX-46 a model that stopped reading photos: a clear word, no charge, and PDFs alone are asked for', async () => {
    const own = await startFucina({ env: { ...ai.env, AI_CHAT_MODEL: 'gpt-4o-mini' } })
    const visitor = browserLike(own)
    const way = '/prompts?profession=vita-quotidiana'
    expect(await (await visitor.get(way)).text()).toContain('Ho una lettera in mano')
    ai.blind = 'openai'
    const page = await solid(40, 40).jpeg().toBuffer()
    const refused = await send(formOf(['a.jpg', page]), visitor)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'AI_NO_SIGHT',
      message: expect.stringContaining('non legge le foto'),
    })
    expect(await (await visitor.get(way)).text()).toContain('Ho una lettera in mano')
    const typed = await (await visitor.get(`${way}&come=lettera`)).text()
    expect(typed).toContain('non legge le foto')
    expect(typed).toContain('Scegli il PDF della lettera')
    expect(typed).toContain('Una lettera che non capisco')
    expect(typed).not.toContain('image/*')
    expect((await send(formOf(['a.jpg', page]), visitor)).status).toBe(409)
    expect(ai.requests).toHaveLength(1)
    const answer = await visitor.postJson('/prompts/answer', { prompt: 'Ciao' })
    expect((await eventsOf(answer))[0]).toMatchObject({ remaining: 19 })
  })
})

test('WKX-49 without script the sheet says that a letter needs it, and what else there is', async () => {
  const page = await (
    await browserLike(server()).get('/prompts?profession=vita-quotidiana&come=lettera')
  ).text()
  expect(page).toMatch(/<noscript>.*serve JavaScript.*Una lettera che non capisco.*<\/noscript>/s)
})
