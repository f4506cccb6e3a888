import { picturePath } from '../paths.ts'
import { parseUrl } from './parse-url.ts'

/**
 * What a picture is for says how large it is kept: the longer side, in pixels, for sharp screens.
 */
export const pictureSides = { tool: 640, guide: 1024, hero: 1600, person: 320 } as const

export type PictureUse = keyof typeof pictureSides

export const isPictureUse = (text: unknown): text is PictureUse =>
  typeof text === 'string' && Object.hasOwn(pictureSides, text)

/** The largest file that is taken, in bytes (SECURITY.md 9). */
export const pictureFileLimit = 8 * 1024 * 1024

/** The photos of a letter in one request, in bytes in all (SECURITY.md 9). */
export const letterLimit = 12 * 1024 * 1024

export const letterTooLarge =
  'Le foto sono troppo grandi: in tutto il limite è 12 MB. Torna indietro e mandane una per volta.'

/** What a file chooser offers; an iPhone turns its own format into one of these. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export const pictureTexts = {
  tooLarge: "L'immagine è troppo grande: il limite è 8 MB.",
  notAPicture:
    "Questo file non è un'immagine che posso usare. Scegli una foto o un disegno in formato JPEG, PNG, WebP, GIF o AVIF.",
  notFetched:
    "Da questo indirizzo non arriva un'immagine. Controlla l'indirizzo, oppure carica il file.",
  failed: "Errore nel caricamento dell'immagine",
  gone: "L'immagine caricata non c'è più: caricala di nuovo.",
} as const

const prefix = picturePath('')

/** The id in the address of a picture of ours; null for any other address. */
export function parsePictureId(address: string | null): string | null {
  const id = address?.startsWith(prefix) ? address.slice(prefix.length) : ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** The addresses of uploaded pictures within a text in Markdown. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^\s()]{1,100})\)/g)].flatMap(([, address = '']) =>
    parsePictureId(address) === null ? [] : address,
  )

/** A file of our own: an uploaded picture, or a drawing that comes with the product. */
export const isOwnPicture = (address: string) =>
  parsePictureId(address) !== null || /^\/drawings\/[\w-]+\.svg$/.test(address)

/** An address on another site that may stand in a record: https only (SECURITY.md 8). */
export function isForeignPicture(address: string): boolean {
  const url = /^https:\/\//i.test(address) ? parseUrl(address) : null
  return url !== null && url.username === '' && url.password === ''
}
