import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import text from '../../../docs/guida-amministratore.md?raw'
import { builtFile } from '../../shell/document-head.server.ts'
import type { MarkdownBlock, MarkdownPicture } from '../../ui/markdown/markdown-tree.ts'
import { type OwnPictures, parseOwnMarkdown } from '../../ui/markdown/parse-markdown.ts'

/** The addresses of its pictures by their places in the document: 'guida/accedi.webp'. */
const addresses = Object.fromEntries(
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

/**
 * The pictures with their sizes, so that nothing moves when they come; the development server has
 * no built files to read them from.
 */
async function readPictures(): Promise<OwnPictures> {
  const read = Object.entries(addresses).map(
    async ([name, src]): Promise<[string, MarkdownPicture]> => {
      if (import.meta.env.DEV) return [name, { src }]
      // By its bytes: files are closed to the decoder (records/pictures/decode-picture.server.ts).
      const { width, height } = await sharp(await readFile(builtFile(src))).metadata()
      // A phone's screen is as large as on a phone.
      const scale = height > width ? 0.5 : 1
      return [name, { src, width: width * scale, height: height * scale }]
    },
  )
  return new Map(await Promise.all(read))
}

let made: Promise<MarkdownBlock[]> | undefined

/** The administrators' guide of docs/, which is written into the build. */
export const manual = (): Promise<MarkdownBlock[]> => {
  made ??= readPictures()
    .then((pictures) => parseOwnMarkdown(body, pictures))
    .catch((failure: unknown) => {
      // The next who asks tries again.
      made = undefined
      throw failure
    })
  return made
}
