import { answerParts } from './content-part.ts'
import type { MarkdownBlock, MarkdownInline, TextSide } from './markdown-tree.ts'
import { plainText } from './pasted-text.ts'

/** Letters that tell a language of their own; it is the one spoken here most of those with them. */
const scripts = [
  { letters: /\p{Script=Arabic}/gu, side: { lang: 'ar', dir: 'rtl' } },
  { letters: /\p{Script=Hebrew}/gu, side: { lang: 'he', dir: 'rtl' } },
  { letters: /\p{Script=Cyrillic}/gu, side: { lang: 'uk' } },
  { letters: /\p{Script=Han}/gu, side: { lang: 'zh' } },
] as const

const anyOther = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Han}]/u

/** So many characters tell it. */
const enough = 2000

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * Names, an address and an office keep their Italian letters: in a short message these are more than
 * its own. Letters of its script weigh so much there.
 */
const weightInContent = 3

/**
 * Named by most of the letters: people and places keep their Italian names in other scripts.
 * @param around the side of the content that the text belongs to: some letters of its script do
 * @param weight what a letter of another script counts beside an Italian one
 */
function detectSide(text: string, around?: TextSide, weight = 1): TextSide | undefined {
  const beginning = text.slice(0, enough)
  if (!anyOther.test(beginning)) return undefined
  const latin = count(beginning, /\p{Script=Latin}/gu)
  return scripts.find(({ letters, side }) => {
    const own = count(beginning, letters)
    return side.lang === around?.lang ? own > 0 : own * weight > latin
  })?.side
}

/** Each block with language and direction, where its letters tell them. */
export function withSides(blocks: MarkdownBlock[]): MarkdownBlock[] {
  const parts = answerParts(blocks)
  if (!parts) return sided(blocks)
  const { before, content, after } = parts
  const around = detectSide(plainText(content), undefined, weightInContent)
  return [...sided(before), ...sided(content, around), ...sided(after)]
}

function sided(blocks: MarkdownBlock[], around?: TextSide): MarkdownBlock[] {
  return blocks.map((block) => {
    const side = detectSide(plainText([block]), around)
    if (!side) return block
    return side.dir === 'rtl' && 'children' in block && block.kind !== 'quote'
      ? { ...block, side, children: block.children.flatMap(withNumbersInOrder) }
      : { ...block, side }
  })
}

/** A telephone number, whose groups would stand the other way round among letters from the right. */
const groups = /(\+?\d[\d ()./-]{4,40}\d)/

function withNumbersInOrder(child: MarkdownInline): MarkdownInline[] {
  if (typeof child !== 'string') return [child]
  return child
    .split(groups)
    .map((part, at): MarkdownInline => (at % 2 ? { kind: 'bdi', children: [part] } : part))
    .filter((part) => part !== '')
}
