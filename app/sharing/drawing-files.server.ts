import { readFile } from 'node:fs/promises'
import type { Database } from '../platform/db/database.server.ts'
import { pictureIdOf } from '../platform/picture.ts'
import { drawingType } from '../platform/settings/drawing-file.server.ts'
import { toPng } from '../records/pictures/decode-picture.server.ts'
import { readPicture } from '../records/pictures/pictures.server.ts'
import type { Embedded } from './picture-parts.server.ts'

/** Where the drawings that come with the product lie: built, or as they are kept. */
const folder = new URL(
  import.meta.env.DEV ? '../../public/drawings/' : '../client/drawings/',
  import.meta.url,
)
const instead = 'predefinita.svg'

/** What an SVG may contain; every other picture is decoded and written anew. */
async function ready(bytes: Uint8Array, contentType: string | null): Promise<Embedded> {
  if (contentType === 'image/svg+xml') return { bytes, contentType }
  return { bytes: await toPng(bytes, { keepsMark: false }), contentType: 'image/png' }
}

/** An operator's drawing. */
export const drawingFile = async (file: string): Promise<Embedded> =>
  ready(await readFile(file), drawingType(file))

/** One of our own drawings, by its address: '/drawings/medico.svg'. */
export async function ownDrawing(address: string): Promise<Embedded> {
  const [, name = instead] = /^\/drawings\/([\w-]+\.svg)$/.exec(address) ?? []
  return { bytes: await readFile(new URL(name, folder)), contentType: 'image/svg+xml' }
}

/** The picture of a record, or the drawing that stands where it has none, as screens show it. */
export async function recordPicture(db: Database, address: string | null): Promise<Embedded> {
  const isStored = pictureIdOf(address) !== null
  const stored = isStored && (await readPicture(db, address?.split('/').at(-1) ?? ''))
  return stored ? ready(stored.bytes, stored.contentType) : ownDrawing(address ?? '')
}
