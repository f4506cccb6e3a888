import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { pastedText } from './pasted-text.ts'
import { takenText } from './taken-text.ts'

const written = `# Una **lettera** & un saluto

## Punti Chiave

- breve
- con *garbo*

## Contenuto Dettagliato

Spettabile Comune,
manca la luce <b>qui</b>.

1. primo
2. secondo

## Suggerimenti

> Scrivi la [data](https://esempio.it/?a=1&b=2).`

const answer = parseMarkdown(written)
const taken = takenText(written, answer)

test('WKX-30 the plain text has headings as lines, lists with dashes, and no mark of Markdown', () => {
  const { plain } = taken.whole
  expect(plain).toMatch(/^Una lettera & un saluto\n\nPunti Chiave\n\n- breve\n- con garbo\n\n/)
  expect(plain).toContain('1. primo\n2. secondo')
  expect(plain).not.toMatch(/[#*\\]|^>|\[data\]/m)
})

test('WKX-30 the rich text keeps headings and lists, and lets no mark-up of the answer in', () => {
  const { html } = taken.whole
  expect(html).toContain('<h1>Una <strong>lettera</strong> &amp; un saluto</h1>')
  expect(html).toContain('<ul><li>breve</li><li>con <em>garbo</em></li></ul>')
  expect(html).toContain('<ol><li value="1">primo</li><li value="2">secondo</li></ol>')
  expect(html).not.toContain('<b>')
})

test('LET-03 an address is copied with its host, and leads nowhere', () => {
  expect(taken.whole.plain).toContain('Scrivi la data (esempio.it/?a=1&b=2).')
  expect(taken.whole.html).toContain('Scrivi la data (esempio.it/?a=1&amp;b=2).')
  expect(taken.whole.html).not.toContain('<a')
})

test('WKX-30 what was asked for is what stands under its title', () => {
  expect(taken.content?.plain).toBe(
    'Spettabile Comune,\nmanca la luce <b>qui</b>.\n\n1. primo\n2. secondo',
  )
  expect(taken.content?.html).toMatch(/^<p>Spettabile Comune,<br>manca la luce &lt;b>qui&lt;\/b>/)
})

const contentOf = (text: string) => takenText(text, parseMarkdown(text)).content?.plain ?? null
const title = '## Contenuto Dettagliato'
const tips = '## Suggerimenti\n\n> Rileggi.'

test.each([
  ['without the title', '# Lettera\n\nGentile ufficio,', null],
  [
    'with the title twice',
    `${title}\n\nUno\n\n${title}\n\nDue\n\n${tips}`,
    'Uno\n\nContenuto Dettagliato\n\nDue',
  ],
  [
    'with headings of its own',
    `${title}\n\n# Oggetto\n\nUno\n\n## Note\n\nDue\n\n${tips}`,
    'Oggetto\n\nUno\n\nNote\n\nDue',
  ],
  [
    'with a letter in a fence',
    `${title}\n\n~~~\nGentile,\n  saluti\n~~~\n\n${tips}`,
    'Gentile,\n  saluti',
  ],
  ['wholly in a fence', `~~~markdown\n${title}\n\nUno\n\n${tips}\n~~~`, 'Uno'],
])('LET-01 of an answer %s', (_, text, content) => {
  expect(contentOf(text)).toBe(content)
})

test.each([
  ['no words that can be parsed', '---', '---'],
  ['no such part', 'Ciao **Anna**\ncome stai?', 'Ciao Anna\ncome stai?'],
])('WKX-30 with %s the whole is given, never nothing', (_, text, whole) => {
  expect(takenText(text, parseMarkdown(text))).toMatchObject({
    content: null,
    whole: { plain: whole },
  })
})

test('WKX-30 while the parser is on its way all is given as it was typed', () => {
  const { content, whole } = takenText('Riga *uno*\nriga <due>', null)
  expect(content).toBeNull()
  expect(whole).toEqual({
    plain: 'Riga *uno*\nriga <due>',
    html: '<p>Riga *uno*<br>riga &lt;due></p>',
  })
})

test('WKX-30 numbers go on after a paragraph, and stay as they were written', () => {
  const { plain, html } = pastedText(
    parseMarkdown('1. uno\n\nNel mezzo.\n\n2. due\n5. cinque\n\n0) zero'),
  )
  expect(plain).toBe('1. uno\n\nNel mezzo.\n\n2. due\n5. cinque\n\n0. zero')
  expect(html).toContain('<li value="2">due</li><li value="5">cinque</li>')
  expect(pastedText(parseMarkdown('1. a\n1. b\n1. c')).plain).toBe('1. a\n2. b\n3. c')
})
