import { readFile } from 'node:fs/promises'
import { lexer, type Token, type Tokens } from 'marked'
import sharp from 'sharp'
import text from '../../../docs/guida-amministratore.md?raw'
import { builtFile } from '../../shell/document-head.server.ts'
import type { ManualNode } from './manual.ts'

/** The addresses of its pictures by their places in the document: 'guida/accedi.webp'. */
const pictures = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../docs/guida/*.webp', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, address]) => [path.slice(path.indexOf('guida/')), address]),
)

/** The first line is the title of the screen. */
const body = text.slice(text.indexOf('\n'))

/** As GitHub names chapters, whose links the document has. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

type Size = { width: number; height: number }
type Sizes = ReadonlyMap<string, Size>

/** The sizes of the pictures by their addresses, so that nothing moves when they come. */
async function readSizes(): Promise<Sizes> {
  const sizes = new Map<string, Size>()
  // The development server has no built files.
  if (import.meta.env.DEV) return sizes
  for (const address of Object.values(pictures)) {
    // By its bytes: files are closed to the decoder (records/pictures/decode-picture.server.ts).
    const { width, height } = await sharp(await readFile(builtFile(address))).metadata()
    // A phone's screen is as large as on a phone.
    const scale = height > width ? 0.5 : 1
    sizes.set(address, { width: width * scale, height: height * scale })
  }
  return sizes
}

const node = (tag: string, children: ManualNode[], props: Record<string, string | number> = {}) => [
  { tag, props, children },
]

/** @throws Error for what the document has not had so far */
function toNodes(tokens: readonly Token[], sizes: Sizes): ManualNode[] {
  const inside = (token: { tokens?: Token[] | undefined }) => toNodes(token.tokens ?? [], sizes)
  return tokens.flatMap((one): ManualNode[] => {
    const token = one as Tokens.Generic
    switch (token.type) {
      case 'space':
        return []
      case 'text':
        return token.tokens ? inside(token) : [token.text]
      case 'escape':
        return [token.text]
      case 'paragraph':
        return node('p', inside(token))
      case 'strong':
      case 'em':
        return node(token.type, inside(token))
      case 'heading':
        return node(`h${token.depth}`, inside(token), { id: idOf(token.text), tabIndex: -1 })
      case 'link':
        return node('a', inside(token), { href: token.href })
      case 'codespan':
        return node('code', [token.text])
      case 'code':
        return node('pre', node('code', [token.text]))
      case 'list':
        return node(
          token.ordered ? 'ol' : 'ul',
          token.items.flatMap((item: Tokens.ListItem) => node('li', inside(item))),
        )
      case 'table':
        return toTable(token as Tokens.Table, sizes)
      case 'image': {
        const src = pictures[token.href] ?? token.href
        return node('img', [], { src, alt: token.text, loading: 'lazy', ...sizes.get(src) })
      }
      default:
        throw new Error(`the manual has a part of a new kind: ${token.type}`)
    }
  })
}

function toTable({ header, rows }: Tokens.Table, sizes: Sizes): ManualNode[] {
  const cells = (row: Tokens.TableCell[], tag: string, props = {}) =>
    node(
      'tr',
      row.flatMap(({ tokens }) => node(tag, toNodes(tokens, sizes), props)),
    )
  // A wide table scrolls by itself; the keyboard must be able to reach it.
  return node(
    'table',
    [
      ...node('thead', cells(header, 'th', { scope: 'col' })),
      ...node(
        'tbody',
        rows.flatMap((row) => cells(row, 'td')),
      ),
    ],
    { tabIndex: 0 },
  )
}

let made: Promise<ManualNode[]> | undefined

/** The administrators' guide of docs/, which is written into the build. */
export const manual = (): Promise<ManualNode[]> => {
  made ??= readSizes()
    .then((sizes) => toNodes(lexer(body), sizes))
    .catch((failure: unknown) => {
      // The next who asks tries again.
      made = undefined
      throw failure
    })
  return made
}
