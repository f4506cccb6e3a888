import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { pastedText, sectionOf } from './pasted-text.ts'

const answer = parseMarkdown(`# Una **lettera** & un saluto

## Punti Chiave

- breve
- con *garbo*

## Contenuto Dettagliato

Spettabile Comune,
manca la luce <b>qui</b>.

1. primo
2. secondo

## Suggerimenti

> Scrivi la [data](https://esempio.it/?a=1&b=2).`)

test('WKX-30 the plain text has headings as lines, lists with dashes, and no mark of Markdown', () => {
  const { plain } = pastedText(answer)
  expect(plain).toMatch(/^Una lettera & un saluto\n\nPunti Chiave\n\n- breve\n- con garbo\n\n/)
  expect(plain).toContain('1. primo\n2. secondo')
  expect(plain).toContain('Scrivi la data.')
  expect(plain).not.toMatch(/[#*\\]|^>|\[data\]/m)
})

test('WKX-30 the rich text keeps headings, lists and links, and lets no mark-up of the answer in', () => {
  const { html } = pastedText(answer)
  expect(html).toContain('<h1>Una <strong>lettera</strong> &amp; un saluto</h1>')
  expect(html).toContain('<ul><li>breve</li><li>con <em>garbo</em></li></ul>')
  expect(html).toContain('<ol><li>primo</li><li>secondo</li></ol>')
  expect(html).toContain('<a href="https://esempio.it/?a=1&amp;b=2">data</a>')
  expect(html).not.toContain('<b>')
})

test('WKX-31 the text alone is what stands under its heading; without that heading, all', () => {
  const { plain } = pastedText(sectionOf(answer, 'Contenuto Dettagliato'))
  expect(plain).toMatch(/^Spettabile Comune,/)
  expect(plain).toMatch(/2\. secondo$/)
  expect(sectionOf(answer, 'Altro')).toBe(answer)
})
