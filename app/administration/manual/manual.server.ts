import { Marked } from 'marked'
import sharp from 'sharp'
import text from '../../../docs/guida-amministratore.md?raw'
import { builtFile } from '../../shell/document-head.server.ts'

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

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Its size, so that nothing moves when it comes. */
async function sizeOf(address: string): Promise<string> {
  // The development server has no built files.
  if (import.meta.env.DEV) return ''
  const { width, height } = await sharp(builtFile(address)).metadata()
  return `width="${width}" height="${height}"`
}

async function makeManual(): Promise<string> {
  const sizes = new Map<string, string>()
  for (const address of Object.values(pictures)) sizes.set(address, await sizeOf(address))
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${idOf(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      image({ href, text }) {
        const address = pictures[href] ?? href
        return `<img src="${address}" alt="${escaped(text)}" ${sizes.get(address) ?? ''} loading="lazy">`
      },
    },
  })
  // A wide table scrolls by itself; the keyboard must be able to reach it.
  return (await marked.parse(body)).replaceAll('<table>', '<table tabindex="0">')
}

let made: Promise<string> | undefined

/** The administrators' guide of docs/ as HTML: our own words, written into the build. */
export const manual = (): Promise<string> => {
  made ??= makeManual()
  return made
}
