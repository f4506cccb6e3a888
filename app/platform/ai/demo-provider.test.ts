import fc from 'fast-check'
import { Lexer } from 'marked'
import { expect, test } from 'vitest'
import { professions } from '../../../db/content/professions/all.ts'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { demoAnswer, sentencesOf } from './demo-answer.server.ts'
import { demoDrawing } from './demo-drawing.server.ts'
import { demoProvider } from './demo-provider.server.ts'
import { topicOf } from './demo-topic.server.ts'

const headings = (text: string) =>
  new Lexer()
    .lex(text)
    .flatMap((token) =>
      token.type === 'heading' && token.depth < 3 ? `${token.depth} ${token.text}` : [],
    )

test('AI-03 the demo answers in the fixed structure, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4000 }), (prompt) => {
      const answer = demoAnswer(prompt)
      const [title, ...sections] = headings(answer)
      expect(title).toMatch(/^1 Prova/)
      expect(sections).toEqual(['2 Punti Chiave', '2 Contenuto Dettagliato', '2 Suggerimenti'])
      const tokens = new Lexer().lex(answer)
      const points = tokens.find((token) => token.type === 'list')
      expect(points?.type === 'list' && points.items.length).toBe(4)
      expect(tokens.some((token) => token.type === 'blockquote')).toBe(true)
      expect(tokens.some((token) => token.type === 'html')).toBe(false)
    }),
    { numRuns: 50 },
  )
})

test('the demo says itself that nobody has read the prompt', () => {
  expect(demoAnswer('Scrivi una lettera')).toContain(
    'Nessun servizio di intelligenza artificiale ha letto la tua richiesta.',
  )
})

test('the demo repeats the sentences in their order and names the gaps still open', () => {
  const answer = demoAnswer('Scrivi una cosa. Poi [che cosa?: un esempio]. Alla fine 3.50 euro!')
  expect(answer).toMatch(/1\. Scrivi una cosa\.\n2\. Poi .+\n3\. Alla fine 3\.50 euro!/)
  expect(answer).toContain('**Spazi da riempire**: che cosa.')
})

test('a long row of brackets is split in no time', () => {
  expect(sentencesOf('['.repeat(4000))).toEqual([])
  expect(sentencesOf(`${'[a'.repeat(2000)}`)).toHaveLength(1)
})

test("every ready template is recognised as its own profession's", () => {
  for (const set of promptSets) {
    for (const template of set.templates) {
      const prompt = template.blocks.map(({ text }) => text).join(' ')
      const topic = topicOf(prompt)
      expect(topic.profession?.id ?? null, template.id).toBe(set.professionId)
      expect(topic.template?.id).toBe(template.id)
    }
  }
})

test("an example of a profession brings that profession's own advice", () => {
  for (const profession of professions) {
    for (const { example } of profession.useCases) {
      const answer = demoAnswer(example)
      expect(
        profession.tips.some((tip) => answer.includes(tip)),
        example,
      ).toBe(true)
    }
  }
})

test('the demo streams the whole answer in pieces and stops when the reader leaves', async () => {
  const leaving = new AbortController()
  let text = ''
  let pieces = 0
  for await (const piece of demoProvider(0).answer('Scrivi una lettera', leaving.signal)) {
    text += piece
    pieces += 1
  }
  expect(text).toBe(demoAnswer('Scrivi una lettera'))
  expect(pieces).toBeGreaterThan(20)
  const cut = demoProvider(0).answer('Scrivi una lettera', leaving.signal)[Symbol.asyncIterator]()
  await cut.next()
  leaving.abort()
  await expect(cut.next()).rejects.toThrow()
})

test('the drawing is the same for the same prompt, and holds no text', () => {
  const drawing = demoDrawing('Scrivi il menu del giorno')
  expect(demoDrawing('Scrivi il menu del giorno')).toBe(drawing)
  expect(demoDrawing('Scrivi una lettera al Comune')).not.toBe(drawing)
  expect(drawing).not.toMatch(/<text|<image|href|NaN|undefined/)
})
