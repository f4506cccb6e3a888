import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownParts } from '../ui/markdown-parts.tsx'
import { chapterBlocks } from './chapter-blocks.ts'

const html = (content: string) =>
  renderToStaticMarkup(MarkdownParts({ blocks: chapterBlocks(content) }) as never)

test('GUIDE-09 a text of bullets and dashes alone is shown in its blocks, whatever Markdown would say', () => {
  expect(html('• Titolo\n- uno *con* `segni`\n\n- **due**\n• Solo')).toBe(
    '<h4>Titolo</h4><ul><li>uno *con* `segni`</li><li><strong>due</strong></li></ul>',
  )
  expect(html('- uno\n- due')).toBe('')
})

test('GUIDE-09 any other text is Markdown: paragraphs, headings, numbers, tables, pictures, links', () => {
  expect(html('Prima leggi.\n\n## I passi\n1. Apri\n2. Premi\n\n### Poi\n* qui')).toBe(
    '<p>Prima leggi.</p><h4>I passi</h4><ol><li value="1">Apri</li><li value="2">Premi</li></ol><h5>Poi</h5><ul><li>qui</li></ul>',
  )
  expect(html('| Giorno | Ora |\n|---|---|\n| lunedì | 8 |')).toContain('<td>lunedì</td><td>8</td>')
  expect(html('![Il tasto verde](/pictures/abc)')).toBe(
    '<p><img src="/pictures/abc" width="640" height="480" alt="Il tasto verde" loading="lazy"/></p>',
  )
  expect(html('Vai [qui](https://esempio.it/a_b) o [là](/prima-di-cominciare)')).toBe(
    '<p>Vai <a href="https://esempio.it/a_b">qui</a> o <a href="/prima-di-cominciare">là</a></p>',
  )
})

test('GUIDE-09 nothing of another site is shown, nothing runs, and no other address leads anywhere', () => {
  for (const content of [
    '![foto](https://esempio.invalid/foto.png)',
    'Testo ![foto](//esempio.invalid/foto.png)',
    '[x](http://esempio.it)',
    '[x](//esempio.it)',
    '[x](/\\esempio.it)',
    '[x](javascript:alert(1))',
    '[x](mailto:ciao@esempio.it)',
    'Testo <img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
  ]) {
    expect(html(content), content).not.toMatch(/<(?:a|img|script)\b/)
  }
})

test('GUIDE-09 headings and items that 1.0.0 stored among other lines stay what they were', () => {
  expect(html('Si comincia.\n  • Titolo\n    -uno\n- due\naltro\n• Vuoto\n•')).toBe(
    '<p>Si comincia.</p><h4>Titolo</h4><ul><li>uno</li><li>due<br/>altro</li></ul><h4>Vuoto</h4>',
  )
})

const word = fc.stringMatching(/^[a-zàèì]{1,8}$/)
const begun = fc.tuple(fc.constantFrom('', '• ', '- ', '* ', '1. ', '## ', '> '), word)

test('GUIDE-09 no word of a text in Markdown is hidden', () => {
  fc.assert(
    fc.property(fc.array(begun, { minLength: 1, maxLength: 20 }), (lines) => {
      const content = `parola\n${lines.map(([mark, text]) => mark + text).join('\n')}`
      const shown = html(content)
      for (const [, text] of lines) expect(shown).toContain(text)
    }),
  )
})
