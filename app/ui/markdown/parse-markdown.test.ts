import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'
import { firstHeading } from './markdown-tree.ts'
import { asWritten, parseMarkdown, parseOwnMarkdown } from './parse-markdown.ts'

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
    expect(page).toContain('<ol><li value="1">Casoncelli</li>')
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
    '![foto](https://esempio.invalid/foto.png)',
    '[premi](javascript:alert(1))',
    '[premi](data:text/html,<script>alert(1)</script>)',
    '<a href="javascript:alert(1)">premi</a>',
  ])('%s', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|iframe|a)\b/i)
  })

  test.each([
    ['[**INPS**](https://www.inps.it)', '<strong>INPS</strong> (www.inps.it)'],
    [
      '[www.inps.it](http://inps-rimborsi.example/a)',
      'www.inps.it (in realtà: inps-rimborsi.example/a)',
    ],
    [
      'http://www.inps.it@ladri.example/a',
      'http://www.inps.it@ladri.example/a (in realtà: ladri.example)',
    ],
    ['[Poste](https://www.poste.it@ladri.example/)', 'Poste (ladri.example)'],
    ['[sito](http://pоste.example/)', 'sito (xn--pste-55d.example)'],
    ['Vai su www.comune.bergamo.it, poi', 'Vai su www.comune.bergamo.it, poi'],
    [
      'Scrivi a [noi](mailto:info@esempio.it) o a ufficio@esempio.it',
      'Scrivi a noi (info@esempio.it) o a ufficio@esempio.it',
    ],
    ['![logo](https://esempio.it/a.png "Il nostro")', 'logo (esempio.it/a.png «Il nostro»)'],
    ['Vedi [qui][1]\n\n[1]: https://esempio.it', 'Vedi [qui][1]</p><p>[1]: https://esempio.it'],
  ])('LET-03 no address is a link, its host is there to be read: %s', (text, shown) => {
    expect(html(text)).toBe(`<div class="prose"><p>${shown}</p></div>`)
  })

  test('WORK-15 a link into our own workshop opens in its place', () => {
    expect(html('[Il menu](/prompts?profession=ristoratore&template=a)')).toContain(
      '<a href="/prompts?profession=ristoratore&amp;template=a">Il menu</a>',
    )
  })

  test.each([
    '/logout',
    '//evil.invalid/prompts?x',
    '/prompts?profession=a&template=b&testo=ciao',
    '/prompts/../logout?x',
    '/\\evil.invalid/prompts?x',
  ])('WORK-15 no other address of ours is a link: %s', (address) => {
    expect(html(`[premi](${address})`)).not.toMatch(/<a\b/)
  })

  test('any text gives only tags that we render', () => {
    const allowed =
      /^<\/?(div|h[2-6]|p|ul|ol|li|blockquote|pre|code|hr|table|thead|tbody|tr|th|td|strong|em|del|br|a|span)\b/
    const piece = fc.constantFrom(
      ...['<', '>', '[', ']', '(', ')', '!', '*', '`', '#', '- ', '\n', '|', 'a ', '&lt;'],
      ...['https://x.it', '/prompts?', '/logout', 'javascript:', 'onclick='],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const tag of html(pieces.join('')).match(/<[^>]*/g) ?? []) {
          expect(tag).toMatch(allowed)
          expect(tag).not.toMatch(/\son\w+=|href="(?!\/prompts\?)/)
        }
      }),
    )
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

/** Of the processor; a machine that is busy with other things makes it no longer. */
function millisecondsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe('HLD-01 no text takes long to parse', () => {
  const longest = 40_000
  const again = (piece: string, length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

  /** The least of three times, so that nothing but the text counts. */
  const cost = (text: string) =>
    Math.min(...[1, 2, 3].map(() => millisecondsOf(() => parseMarkdown(text))))

  /** It needs 25 at most; without bounds the worst shapes need 3,000. */
  const most = 100

  test.each([
    ...['>', '[', '*', '`', '- ', '![', '<', '_a', '|', '# ', '[a](', '&amp;', '\n1. ', '    '],
    ...['__a', '- > ', '_a __b ', '(*a b ', '<b a="', '[?{0}="](b)\n- ', 'a@b.it '],
  ])('40,000 characters of %j, in one paragraph, in many, in a list', (piece) => {
    expect(cost(again(piece, longest))).toBeLessThan(most)
    for (const [length, between] of [
      [3990, '\n\n'],
      [290, '\n- '],
    ] as const) {
      const text = again(`${again(piece, length)}${between}`, longest)
      expect(cost(text), `${length} ${JSON.stringify(between)}`).toBeLessThan(most)
    }
  })

  test('what is beyond the bounds stays as it was typed, lines and all', () => {
    const list = again('- a\n', longest)
    expect(html(list)).toMatch(/^<div class="prose"><ul><li>a<\/li>.*<pre><code>- a\n- a/s)
    const table = `${again('|a', 4000)}\n${again('|-', 4000)}\n${again('x\n', 30_000)}`
    expect(html(table)).not.toContain('<table')
  })
})

const own = 'Leggi [qui](https://altro.example) e ![La pagina di accesso](guida/accedi.webp).'
const picture = { src: '/assets/accedi.webp', width: 600, height: 400 }

test('LEGAL-01 only a text of ours has links, pictures and headings with ids', () => {
  expect(
    parseOwnMarkdown(`## Vedere l'anteprima\n\n${own}`, new Map([['guida/accedi.webp', picture]])),
  ).toEqual([
    {
      kind: 'heading',
      depth: 2,
      id: 'vedere-lanteprima',
      children: ["Vedere l'anteprima"],
    },
    {
      kind: 'paragraph',
      children: [
        'Leggi ',
        { kind: 'link', href: 'https://altro.example', children: ['qui'] },
        ' e ',
        { kind: 'picture', picture, alt: 'La pagina di accesso' },
        '.',
      ],
    },
  ])
  expect(() => parseOwnMarkdown(own)).toThrow('guida/accedi.webp')
  const answer = JSON.stringify(parseMarkdown(`## Titolo\n\n${own}`))
  expect(answer).not.toMatch(/"(?:id|link|picture)"/)
})

test.each([
  ['**Nota:**leggi bene', '<strong>Nota:</strong>leggi bene'],
  [
    'la**«parola»**e la**"voce"**',
    'la<strong>«parola»</strong>e la<strong>&quot;voce&quot;</strong>',
  ],
  ['**(uno)**due**tre**', '<strong>(uno)</strong>due<strong>tre</strong>'],
  [
    '2 ** 3 e ** no** ***e*** `**x**y`',
    '2 ** 3 e ** no** <em><strong>e</strong></em> <code>**x**y</code>',
  ],
  [
    'Perch&eacute; s&igrave;: 5&nbsp;&euro; &amp;egrave; &#8217;',
    'Perché sì: 5\u00a0€ &amp;egrave; ’',
  ],
])(
  'WORK-15 bold beside letters and quotation marks, and entities, are shown as meant: %s',
  (text, shown) => {
    expect(html(text)).toBe(`<div class="prose"><p>${shown}</p></div>`)
  },
)

test('LEGAL-01 words of a setting stay as they are within a text of ours', () => {
  const words = '_Ente_ *uno* [x](https://y.example) <b> | 1. # `c` a@b.example & co.'
  expect(parseOwnMarkdown(asWritten(words))).toEqual([{ kind: 'paragraph', children: [words] }])
})
