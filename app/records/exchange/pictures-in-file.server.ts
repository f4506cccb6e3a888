import type { RecordKind } from '../../../db/schema.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  type PictureUse,
  parsePictureId,
  picturesIn,
  pictureTypes,
} from '../../platform/picture.ts'
import { type PreparedPicture, preparePicture, storePicture } from '../pictures/pictures.server.ts'
import { type FilePicture, kindOf, picturesLimit } from './content-file.ts'
import type { ReadFile } from './read-file.server.ts'

/** Where a record, or a part of it, names an uploaded picture: alone, or within a text. */
type Spot = { holder: Record<string, unknown>; name: string; address: string }

function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([name, held]) => {
    if (typeof held !== 'string') return spotsIn(held)
    const named = parsePictureId(held) === null ? new Set(picturesIn(held)) : [held]
    return [...named].map((address) => ({ holder, name, address }))
  })
}

/** The ids of the uploaded pictures that records name, each once. */
function uploadedIn(records: readonly unknown[]): string[] {
  const ids = records.flatMap(spotsIn).flatMap(({ address }) => parsePictureId(address) ?? [])
  return [...new Set(ids)]
}

/** So many pictures of a file are decoded; there are never as many in ours. */
const mostDecoded = 300

/** So many are asked for at once: they are large. */
const atOnce = 10

/**
 * The uploaded pictures of these records, by their addresses, up to `picturesLimit`; those beyond
 * go by their address alone.
 */
export async function embeddedPictures(
  db: Database,
  records: readonly unknown[],
  addressOf: (id: string) => string,
): Promise<Record<string, FilePicture>> {
  const found: Record<string, FilePicture> = {}
  const ids = uploadedIn(records)
  let room = picturesLimit
  for (let from = 0; from < ids.length && room > 0; from += atOnce) {
    const rows = await db
      .selectFrom('pictures')
      .select(['id', 'bytes', 'contentType'])
      .where('id', 'in', ids.slice(from, from + atOnce))
      .orderBy('id')
      .execute()
    for (const { id, bytes, contentType } of rows) {
      const base64 = Buffer.from(bytes).toString('base64')
      room -= base64.length
      if (room >= 0) found[addressOf(id)] = { type: contentType, base64 }
    }
  }
  return found
}

const sizeOf = (noun: RecordKind): PictureUse => (noun === 'tool' ? 'tool' : 'guide')

const pictureNotes = {
  missing: "Una sua immagine non è nel file, e qui non c'è: resta senza.",
  broken: 'Una sua immagine nel file non si può usare: resta senza.',
} as const

export type TakenPictures = {
  /** The file with the addresses that its pictures have here, and without the pictures. */
  file: ReadFile
  /** What records lose of their pictures, by noun and place from 0. */
  notes: Map<RecordKind, Map<number, string[]>>
}

/**
 * Gives the records of a file, of these nouns, the addresses that their pictures have here. One that is here already
 * is used; one that comes along is written anew and stored as an upload is, named by no record yet;
 * one that is nowhere is left out.
 * @throws KnownFailure 503 when too many wait for their picture
 */
export async function takeFilePictures(
  db: Database,
  doer: Doer,
  file: ReadFile,
  nouns: readonly RecordKind[],
): Promise<TakenPictures> {
  const copy: ReadFile = structuredClone({ ...file, pictures: {} })
  const notes: TakenPictures['notes'] = new Map(nouns.map((noun) => [noun, new Map()]))
  const here = await idsHere(db, uploadedIn(nouns.flatMap((noun) => copy[kindOf(noun)] ?? [])))
  const addresses = new Map<string, string | null>()
  const addressHere = async (address: string, use: PictureUse) => {
    const key = `${use} ${address}`
    const picture = file.pictures[address]
    if (!addresses.has(key) && addresses.size < mostDecoded) {
      addresses.set(key, picture ? await taken(db, doer, picture, use) : null)
    }
    return addresses.get(key) ?? null
  }
  for (const { noun, place, spot } of missingIn(copy, nouns, here)) {
    const { holder, name, address } = spot
    const own = await addressHere(address, sizeOf(noun))
    const held = holder[name]
    if (held === address) holder[name] = own
    else if (typeof held === 'string' && own)
      holder[name] = held.replaceAll(`(${address})`, `(${own})`)
    if (own !== null) continue
    const note = file.pictures[address] ? pictureNotes.broken : pictureNotes.missing
    const said = notes.get(noun)
    said?.set(place, [...new Set([...(said.get(place) ?? []), note])])
  }
  return { file: copy, notes }
}

/** Where the records name uploaded pictures that are not here. */
const missingIn = (file: ReadFile, nouns: readonly RecordKind[], here: ReadonlySet<string>) =>
  nouns.flatMap((noun) =>
    (file[kindOf(noun)] ?? []).flatMap((record, place) =>
      spotsIn(record)
        .filter(({ address }) => !here.has(parsePictureId(address) ?? ''))
        .map((spot) => ({ noun, place, spot })),
    ),
  )

async function idsHere(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** @returns its address here; null when it is no picture that can be used */
async function taken(
  db: Database,
  doer: Doer,
  { type, base64 }: FilePicture,
  use: PictureUse,
): Promise<string | null> {
  if (!pictureTypes.split(',').includes(type)) return null
  let picture: PreparedPicture
  try {
    picture = await preparePicture(Buffer.from(base64, 'base64'), use)
  } catch (error) {
    if (error instanceof KnownFailure && error.status < 500) return null
    throw error
  }
  await storePicture(db, doer, picture)
  return picture.address
}
