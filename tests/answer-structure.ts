import { Lexer } from 'marked'
import { expect } from 'vitest'

const headings = (text: string) =>
  new Lexer()
    .lex(text)
    .flatMap((token) =>
      token.type === 'heading' && token.depth < 3 ? `${token.depth} ${token.text}` : [],
    )

/** The structure of every answer (AI-03). */
export function expectStructure(answer: string) {
  const [title, ...sections] = headings(answer)
  expect(title).toMatch(/^1 \S/)
  expect(sections).toEqual(['2 Punti Chiave', '2 Contenuto Dettagliato', '2 Suggerimenti'])
  const tokens = new Lexer().lex(answer)
  const points = tokens.find((token) => token.type === 'list')
  const count = points?.type === 'list' ? points.items.length : 0
  expect(count).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThanOrEqual(4)
  expect(tokens.some((token) => token.type === 'blockquote')).toBe(true)
  expect(tokens.some((token) => token.type === 'html')).toBe(false)
  expect(answer).not.toMatch(/\{\{|\}\}|undefined/)
}
