import { mostPages } from '../letter.ts'

/** Why a file is no page of a letter. */
export type PageFault = 'empty' | 'pdf' | 'word' | 'heic' | 'tooLarge' | 'broken'

/** What is said about it: what it is, and what to do. */
export const pageFaults: Record<PageFault, string> = {
  empty: 'Questo file è vuoto. Fai di nuovo la foto, o scegli un altro file.',
  pdf: 'Questo file è un PDF, non una foto. Aprilo sullo schermo e fotografa la pagina.',
  word: 'Questo è un file di Word, non una foto. Salvalo come PDF e scegli quello, oppure copia le parole e incollale qui.',
  heic: 'Questa foto è in un formato che qui non si apre: HEIC. Fai la foto da questa pagina, oppure fotografa lo schermo e usa quella.',
  tooLarge:
    'Questa foto è troppo grande per aprirla qui. Falla di nuovo da questa pagina, o da un poco più lontano.',
  broken: 'Questo file non si apre come foto. Fai di nuovo la foto, o scegli un altro file.',
}

export const tooManyPages = `Al massimo ${mostPages} pagine: le altre le spieghi dopo, con un'altra richiesta.`

/** What is said of a strip. */
export const inParts = (count: number) => `La foto è molto lunga: l'ho divisa in ${count} pezzi.`

export const textTooLong = 'Il testo è troppo lungo: togli le parti che non servono.'

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** By its first 1,024 bytes: some programs put a few before the mark. */
export const isPdf = (bytes: Uint8Array): boolean => textAt(bytes, 0, 1024).includes('%PDF-')

/** An archive that names its parts at its end, or at its beginning; before 2007 a form of its own. */
const isWord = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 4) === '\xd0\xcf\x11\xe0' ||
  (textAt(bytes, 0, 2) === 'PK' &&
    /word|opendocument\.text/.test(textAt(bytes, 0, 1024) + textAt(bytes, -4096, bytes.length)))

/** Brands of files in which iPhones keep their photos; AVIF has the same shape and another brand. */
const heicBrands = /^(?:hei[cfsxm]|hev[cmsx]|mif1|msf1)$/

/** What is wrong with a file by its own bytes, whatever it is called; null: it may be a page. */
export function pageFault(bytes: Uint8Array): PageFault | null {
  if (bytes.length === 0) return 'empty'
  if (isPdf(bytes)) return 'pdf'
  if (isWord(bytes)) return 'word'
  if (textAt(bytes, 4, 8) === 'ftyp') return heicBrands.test(textAt(bytes, 8, 12)) ? 'heic' : null
  return null
}
