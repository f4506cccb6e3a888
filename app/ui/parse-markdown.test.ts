import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Markdown } from './markdown.tsx'
import { firstHeading } from './markdown-tree.ts'
import { parseMarkdown } from './parse-markdown.ts'

const html = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { blocks: parseMarkdown(text) }))

const answer = `# Il menu di oggi

## Punti Chiave
- Due **primi**
- Un dolce

## Contenuto Dettagliato
1. Casoncelli
2. Polenta

## Suggerimenti
> Controlla gli *allergeni*.
`

describe('an answer', () => {
  test("WORK-15 shows title, 'Punti Chiave' list and 'Suggerimenti' quote", () => {
    const page = html(answer)
    expect(page).toContain('<h2>Il menu di oggi</h2>')
    expect(page).toMatch(/<h3>Punti Chiave<\/h3><ul class="spark-list[^"]*"><li>Due <strong>primi/)
    expect(page).toContain('<ol start="1"><li>Casoncelli</li>')
    expect(page).toContain('<blockquote><p>Controlla gli <em>allergeni</em>.</p></blockquote>')
  })

  test('Q22 its title is the first heading, without marks', () => {
    expect(firstHeading(parseMarkdown('testo\n\n## Il **menu** `uno`\n# Altro'))).toBe(
      'Il menu uno',
    )
    expect(firstHeading(parseMarkdown('solo testo'))).toBeNull()
  })

  test('begins with an h2 whatever depth the first heading has', () => {
    expect(html('### Titolo\n#### Sotto')).toContain('<h2>Titolo</h2><h3>Sotto</h3>')
  })
})

describe('WORK-15 nothing of an answer runs', () => {
  test.each([
    '<script>alert(1)</script>',
    'testo <img src=x onerror=alert(1)> testo',
    '<iframe src="https://esempio.invalid"></iframe>',
    '![foto](https://esempio.invalid/foto.png)',
    '[premi](javascript:alert(1))',
    '[premi](JaVaScRiPt:alert(1))',
    '[premi](data:text/html,<script>alert(1)</script>)',
    '[premi](//esempio.invalid)',
    '<a href="javascript:alert(1)">premi</a>',
    '<javascript:alert(1)>',
  ])('%s', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|iframe|a)\b/i)
  })

  test('links are http(s), open apart and do not tell where they come from', () => {
    expect(html('[ATS](https://www.ats-bg.it)')).toContain(
      '<a href="https://www.ats-bg.it/" target="_blank" rel="noopener noreferrer">',
    )
  })

  test('WORK-15 a link into our own workshop opens in its place', () => {
    expect(html('[Il menu](/prompts?profession=ristoratore&template=a)')).toContain(
      '<a href="/prompts?profession=ristoratore&amp;template=a">Il menu</a>',
    )
    expect(html('[Il menu](/prompts?testo=ciao)')).not.toContain('nuova scheda')
  })

  test.each([
    '/logout',
    '//evil.invalid/prompts?x',
    '/prompts',
    '/prompts/../logout?x',
    '/prompts/images/1',
    '/Prompts?x',
    'prompts?x',
    '\\\\evil.invalid/prompts?x',
    '/\\evil.invalid/prompts?x',
    './prompts?x',
    '#prompts?x',
  ])('WORK-15 no other address of ours is a link: %s', (address) => {
    expect(html(`[premi](${address})`)).not.toMatch(/<a\b/)
  })

  test('a browser without URL.parse shows links too', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override parse = undefined as never
      },
    )
    expect(html('[ATS](https://www.ats-bg.it)')).toContain('<a href="https://www.ats-bg.it/"')
    vi.unstubAllGlobals()
  })

  test('any text gives only tags that we render', () => {
    const allowed =
      /^<\/?(div|h[2-6]|p|ul|ol|li|blockquote|pre|code|hr|table|thead|tbody|tr|th|td|strong|em|del|br|a|span)\b/
    const piece = fc.constantFrom(
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '!',
      '*',
      '`',
      '#',
      '- ',
      '\n',
      '|',
      'a ',
      'https://x.it',
      '/prompts?',
      '/logout',
      'javascript:',
      '&lt;',
      'onclick=',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const tag of html(pieces.join('')).match(/<[^>]*/g) ?? []) {
          expect(tag).toMatch(allowed)
          expect(tag).not.toMatch(/\son\w+=|href="(?!https?:|\/prompts\?)/)
        }
      }),
    )
  })

  test.each([
    '>',
    '[',
    '*',
    '`',
    '- ',
    '![',
    '<',
    '_a',
    '|',
    '# ',
    '[a](',
    '&amp;',
    '\n1. ',
    '    ',
    '__a',
    '- > ',
    '1. - ',
  ])('40,000 characters of %j are parsed in reasonable time', (piece) => {
    const started = performance.now()
    parseMarkdown(piece.repeat(40_000 / piece.length))
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test.each(['> ', '>', '- ', '- > ', '1. '])(
    'thousands of %j are text, as no screen could nest so much',
    (mark) => {
      const text = `${mark.repeat(2000)}fine`
      expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', children: [text] }])
      expect(parseMarkdown(`${mark.repeat(10)}fine`)).not.toHaveProperty('0.kind', 'paragraph')
    },
  )
})
