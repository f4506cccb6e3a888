import type { Pasted } from './chapter-text.ts'
import { withoutMark } from './chapter-text.ts'

/**
 * What stands in a pasted page and says nothing: marks of Word, the bullets and numbers that it draws
 * itself, its comments and footnotes, pictures, and what was deleted.
 */
const unread = [
  'style, script, meta, title, img, svg, video, del, s, strike, o\\:p',
  '[class*="msoDel" i], [style*="mso-hide:all" i], [style*="mso-list:Ignore" i]',
  '[style*="mso-element:comment" i], [style*="mso-element:footnote" i]',
  '[class*="MsoComment" i], [class*="MsoFootnote" i]',
].join()

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, tr, pre, blockquote, div'

/** Longer ones are sentences, whatever they look like. */
const longestHeading = 80

/**
 * A pasted page or Word text, paragraph by paragraph: headings and short bold paragraphs are
 * headings; all others, the points of lists and the rows of tables are items. Bold words and links
 * with https stay.
 * @returns nothing where it holds no paragraphs
 */
export function readHtml(html: string): Pasted[] {
  const body = parse(html)
  // A table's row is one item, whatever its cells hold; a table around tables lays out a page.
  const rows = new Set<Element | null>(
    [...body.querySelectorAll('tr')].filter((row) => !row.querySelector('tr')),
  )
  return [...body.querySelectorAll<HTMLElement>(blocks)]
    .filter((element) => rows.has(element) || !element.querySelector(blocks))
    .filter((element) => rows.has(element) || !rows.has(element.closest('tr')))
    .flatMap((element) => readBlock(element))
}

/** So many of the links that do not stay are named. */
const namedLinks = 3

/** What of a pasted page a chapter cannot hold, in a sentence each. */
export function lostFrom(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const links = [...body.querySelectorAll('a[href]:not([href^="https://"], [href^="#"])')]
    .map((link) => (link.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const names = links.slice(0, namedLinks).map((name) => `«${name}»`)
  const others = links.length > names.length ? ' e altri' : ''
  return [
    ...(body.querySelector('img')
      ? ['Le immagini non si incollano: mettine una in «Immagine del capitolo».']
      : []),
    ...(links.length > 0
      ? [
          `Qui restano solo i collegamenti che cominciano con https://. Di ${names.join(', ')}${others} sono rimaste le parole.`,
        ]
      : []),
  ]
}

/** A few pasted words in one line, bold ones and links with https in the chapter's signs. */
export const readWords = (html: string): string => inlineOf(parse(html)).trim()

function parse(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  return body
}

function readBlock(element: HTMLElement): Pasted[] {
  const { text } = withoutMark(
    element.matches('tr')
      ? [...element.children]
          .map((cell) => inlineOf(cell).trim())
          .filter(Boolean)
          .join(', ')
      : inlineOf(element),
  )
  if (text === '') return []
  const plain = text.replace(/^\*\*(.*)\*\*$/, '$1')
  const isWhole = plain !== text && !plain.includes('**')
  const isShort = plain.length <= longestHeading && !/[.!?]$/.test(plain)
  const isTitled = element.matches('h1, h2, h3, h4, h5, h6, [class*="Heading"], [class*="Title"]')
  const isListed = element.closest('li, tr') !== null || element.matches('[class*="List"]')
  return isTitled || (isWhole && isShort && !isListed)
    ? [{ kind: 'heading', text: plain.replace(/:$/, '') }]
    : [{ kind: 'item', text }]
}

/** The words of a paragraph in one line, bold ones and links in the chapter's signs. */
function inlineOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (!(node instanceof HTMLElement)) return ''
  if (node.matches('br')) return ' '
  const read = [...node.childNodes].map(inlineOf).join('').replace(/ {2,}/g, ' ')
  // Of a cell that holds paragraphs, each is read by itself.
  const words = node.matches(blocks) ? `${read} ` : read
  const isSaid = words.trim() !== ''
  if (isSaid && node.matches('b, strong')) return around(words, '**', '**')
  const address = node.matches('a[href^="https://"]') ? node.getAttribute('href') : null
  return isSaid && address && !/[\s()]/.test(address)
    ? around(words.replaceAll('**', ''), '[', `](${address})`)
    : words
}

/** Signs stand at the words, not at the blanks around them. */
const around = (words: string, before: string, after: string) =>
  words.replace(/^(\s*)(.*?)(\s*)$/, `$1${before}$2${after}$3`)
