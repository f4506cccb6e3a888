import type { IncomingMessage } from 'node:http'
import { adminPath, letterPath, promptsPath } from '../../paths.ts'
import { letterLimit, letterTooLarge, pictureFileLimit } from '../picture.ts'
import { routePath } from './route-path.server.ts'

const mebibyte = 1024 * 1024

/** A form of the administration with a picture, in bytes. */
export const pictureLimit = pictureFileLimit + mebibyte

/** How large a body may be, in bytes, and what is said of a larger one. */
export type BodyLimit = { most: number; tooLarge: string; isLarge: boolean }

/** Everything but pictures and letters (SECURITY.md 9). */
const usual: BodyLimit = {
  most: mebibyte,
  tooLarge: 'Quello che hai inviato è troppo grande: il limite è 1 MB.',
  isLarge: false,
}

const pictures: BodyLimit = {
  most: pictureLimit,
  tooLarge: "Il file o l'immagine è troppo grande: il limite è 8 MB.",
  isLarge: true,
}

const letters: BodyLimit = { most: letterLimit, tooLarge: letterTooLarge, isLarge: true }

const hasParts = (type: string | null | undefined) => type?.startsWith('multipart/form-data')

/** Pages of a letter, from the workshop's own form or without script. */
export const bringsLetter = (url: string, type: string | null | undefined): boolean =>
  hasParts(type) === true && [letterPath(), promptsPath()].includes(routePath(url))

/** Which limit a body has, by its address and type. */
export function bodyLimitOf({ url = '/', headers }: IncomingMessage): BodyLimit {
  const type = headers['content-type']
  if (bringsLetter(url, type)) return letters
  return hasParts(type) && routePath(url).startsWith(`${adminPath()}/`) ? pictures : usual
}
