import type { Pasted } from './chapter-text.ts'
import { withoutMark } from './chapter-text.ts'

/** What stands in a pasted page and says nothing: marks of Word, pictures, and what was deleted. */
const unread =
  'style, script, meta, title, img, svg, video, del, s, strike, o\\:p, [class*="msoDel" i], [style*="mso-hide:all" i]'

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
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  return [...body.querySelectorAll<HTMLElement>(blocks)]
    .filter((element) => !element.querySelector(blocks))
    .flatMap((element) => readBlock(element))
}

function readBlock(element: HTMLElement): Pasted[] {
  const { text } = withoutMark(
    element.matches('tr')
      ? [...element.children]
          .map((cell) => inlineOf(cell))
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
  const words = [...node.childNodes].map(inlineOf).join('').replace(/ {2,}/g, ' ')
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
