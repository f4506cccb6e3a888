import { tables } from '@joplin/turndown-plugin-gfm'
import Turndown from 'turndown'
import { cleanPaste } from './clean-paste.ts'

/** A pasted page in Markdown, and what of it could not be kept, in a sentence each. */
export type PastedMarkdown = { markdown: string; lost: string[] }

/** Pictures within the page itself: a photo of some megabytes needs no reading. */
const inlinePicture = /data:[a-z]+\/[^"'()\s>]+/gi

/**
 * A page from the clipboard (Word, Google Docs, Gmail, Outlook, WhatsApp) in the Markdown of
 * chapters. Lists are written '*', never '-' or '•', with which the specification's own format
 * begins its lines.
 */
export function toMarkdown(html: string): PastedMarkdown {
  const { body } = new DOMParser().parseFromString(html.replace(inlinePicture, ''), 'text/html')
  const lost = cleanPaste(body)
  return { markdown: tidied(converter().turndown(body)), lost }
}

function converter(): Turndown {
  const service = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '*',
    emDelimiter: '*',
    hr: '***',
    br: '',
  })
  service.use(tables)
  // Its own puts three blanks behind the mark.
  service.addRule('listItem', { filter: 'li', replacement: listItem })
  service.addRule('struck', {
    filter: ['del', 's', 'strike'],
    replacement: (content) => `~~${content}~~`,
  })
  service.escape = escaped
  return service
}

function listItem(content: string, item: HTMLElement): string {
  const list = item.parentElement
  const at = list ? [...list.children].indexOf(item) : 0
  const isNumbered = list?.nodeName === 'OL'
  const mark = isNumbered ? `${Number(list.getAttribute('start') ?? 1) + at}.` : '*'
  const text = content.trim().replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)
  return `${mark} ${text}${item.nextElementSibling ? '\n' : ''}`
}

const inWord = /^[\p{L}\p{N}]{2}$/u

/** Only what the page's parser would read as a mark; a number before a line is a list. */
const escaped = (text: string): string =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~])|`|\](?=\()|<(?=[a-z/!?])|&(?=#?\w{1,8};)|~(?=~)/gi, '\\$&')
    // Between blanks '*' says nothing, unless it begins a line; '_' nothing between letters.
    .replace(/(.?)([*_])(?=(.?))/gsu, (_, before, mark, after) => {
      const isPlain =
        mark === '*' ? before && !(before + after).trim() : inWord.test(before + after)
      return before + (isPlain ? mark : `\\${mark}`)
    })
    .replace(/^#{1,6} |^=/, '\\$&')

/** What people type as a point of a list is one; no other line begins with '-' or '•'. */
function tidied(markdown: string): string {
  const lines = markdown
    .split('\n')
    .map((line) =>
      line
        .trimEnd()
        .replace(/^( *)(?:[•·▪◦‣●○■□➢✓][ \t]*|[-–][ \t]+)/u, '$1* ')
        .replace(/^( *)-/, '$1\\-'),
    )
    .join('\n')
  // One line that begins with '*' is a remark, several are a list.
  const typed = /^\\\* /gm
  const isList = (lines.match(typed) ?? []).length > 1
  return (isList ? lines.replace(typed, '* ') : lines)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(\* [^\n]*)\n\n(?=\* )/gm, '$1\n')
    .replace(/^(\d{1,9}\. [^\n]*)\n\n(?=\d{1,9}\. )/gm, '$1\n')
    .trim()
}
