import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { searchColumn } from '../../db/normalize.ts'
import { Markdown } from '../ui/markdown/markdown.tsx'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { pastedText } from '../ui/markdown/pasted-text.ts'
import { mailText, takenText } from '../ui/markdown/taken-text.ts'

/** A page as somebody reads it: its lines, without tags. */
const read = (html: string) =>
  html
    .replace(
      /<br ?\/?>|<\/?(?:p|div|h\d|li|ul|ol|blockquote|pre|tr|table|thead|tbody|hr)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')

const screen = (markdown: string) =>
  renderToStaticMarkup(createElement(Markdown, { blocks: parseMarkdown(markdown) }))

/** Everywhere an answer comes out, as lines. */
const ways: Record<string, (markdown: string) => string> = {
  'on screen and on the saved page': (markdown) => read(screen(markdown)),
  'in print and rich on the clipboard': (markdown) =>
    read(pastedText(parseMarkdown(markdown)).html),
  'plain on the clipboard': (markdown) => pastedText(parseMarkdown(markdown)).plain,
  'in a mail': (markdown) =>
    decodeURIComponent(
      encodeURIComponent(mailText(takenText(markdown, parseMarkdown(markdown)).whole.plain)),
    ).replaceAll('\r\n', '\n'),
}

/** A word that stands once in a text. */
const wordAt = (at: number) =>
  `${['parola', 'città', 'كلمة', 'слово', '词', 'nonna🍲'][at % 6]}${at}z`

/** Shapes of Markdown around words; each line of words stays a line. */
const shapes: ((word: () => string) => string)[] = [
  (word) => word(),
  (word) => `${word()} ${word()}`,
  (word) => `[${word()}]: ${word()}`,
  (word) => `[${word()}]: https://esempio.it/${word()}`,
  (word) => `**${word()}** ${word()}\\`,
  (word) => `${word()}\n---`,
  (word) => `${word()}\n===`,
  (word) => `# ${word()}`,
  (word) => `### ${word()} *${word()}* ###`,
  (word) => `- ${word()}`,
  (word) => `- [ ] ${word()}\n- [x] ${word()}`,
  (word) => `* ${word()}\n\n  ${word()}`,
  (word) => `1. ${word()}\n\n${word()}\n\n2. ${word()}`,
  (word) => `> ${word()}\n${word()}`,
  (word) => `\`${word()}\` ~~${word()}~~`,
  (word) => `\`${word()}\n${word()}\``,
  (word) => `\`\`\`\n${word()}\n\n${word()}\n\`\`\``,
  (word) => `\`\`\`${word()} ${word()}\n${word()}\n\`\`\``,
  (word) =>
    `| ${word()} | ${word()} |\n|---|---|\n| ${word()} | ${word()} | ${word()} |\n| ${word()} |`,
  (word) => `<div>${word()}</div>`,
  (word) => `<b>${word()}</b> ${word()}<br>${word()}`,
  (word) => `<!-- ${word()} -->`,
  (word) => `[${word()}](http://esempio.it/${word()} "${word()}")`,
  (word) => `![${word()}](a.png)`,
  (word) => `"${word()}" (${word()}) «${word()}» {${word()}}`,
  (word) => `${word()}\ud83c ${word()}`,
  (word) => `${word()}\u2028${word()}`,
  (word) => `  - ${word()}\n${word()}\n--`,
]

const texts = fc
  .array(
    fc.tuple(
      fc.constantFrom(...shapes),
      fc.constantFrom('\n', '\n\n', '\r\n', '\n\n\n'),
      fc.nat(5),
    ),
    { minLength: 1, maxLength: 25 },
  )
  .map((pieces) => {
    let at = 0
    const word = () => wordAt(at++)
    const text = pieces.map(([shape, end, skip]) => {
      at += skip
      return shape(word) + end
    })
    return text.join('')
  })

const wordPattern = /(?:parola|città|كلمة|слово|词|nonna🍲)\d+z/gu

/** The words, each with whether a line ended since the one before. */
function wordsWithEnds(text: string): string[] {
  let last = 0
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }, at) => {
    const between = text.slice(last, index)
    last = index + word.length
    return at > 0 && /[\n\r\u2028]/.test(between) ? `\n${word}` : word
  })
}

describe('LET-04 every word of an answer is read back, in order', () => {
  test.each(Object.entries(ways))('%s, with every line end that was written', (_, way) => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = wordsWithEnds(text)
        const shown = wordsWithEnds(way(text))
        expect(shown.map((word) => word.trim())).toEqual(written.map((word) => word.trim()))
        for (const [at, word] of written.entries()) {
          if (word.startsWith('\n')) expect(shown[at]).toBe(word)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('in the text of the search', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const stored = searchColumn([text])
        for (const [word] of text.matchAll(wordPattern)) {
          expect(stored).toContain(searchColumn([word]))
        }
      }),
    )
  })
})

describe('LET-04 an answer in a fence is shown without it', () => {
  const answer = '# Titolo\n\nUna **riga**'
  test.each([
    ['of no name', `\`\`\`\n${answer}\n\`\`\``],
    ['of markdown', `\`\`\`markdown\n${answer}\n\`\`\`\n`],
    ['that is not closed yet', `\`\`\`markdown\n${answer}`],
  ])('%s', (_, text) => {
    expect(parseMarkdown(text)).toEqual(parseMarkdown(answer))
  })

  test('code stays code', () => {
    expect(parseMarkdown('```python\n# riga\n```')).toEqual([{ kind: 'code', text: '# riga' }])
    expect(parseMarkdown('```\nuno\n```\ndue')).toHaveLength(2)
  })
})

describe('LET-09 a text stands as its language is written', () => {
  const arabic = 'السيد ماريو، راجع بلدية Bergamo قبل 12 مارس واتصل على 035 399 111 من فضلك.'

  test('from the right, with names and numbers in their order', () => {
    const page = screen(`# Traduzione\n\n${arabic}\n\n- ${arabic}`)
    expect(page).toContain('<h2>Traduzione</h2>')
    expect(page).toContain('<p lang="ar" dir="rtl">')
    expect(page).toContain('<ul lang="ar" dir="rtl">')
    expect(page).toContain('<bdi>035 399 111</bdi>')
    expect(pastedText(parseMarkdown(arabic)).html).toMatch(/^<p lang="ar" dir="rtl">/)
    expect(pastedText(parseMarkdown(arabic)).plain).toBe(arabic)
  })

  test('also where an Italian name comes first, and not where a word is in another script', () => {
    expect(screen('Maria Rossi: السلام عليكم ورحمة الله وبركاته')).toContain('dir="rtl"')
    expect(screen('In arabo si dice شكرا, cioè grazie.')).not.toContain('dir=')
    expect(screen('Шановна пані Rossi, дякую вам за лист.')).toContain('<p lang="uk">')
  })
})
