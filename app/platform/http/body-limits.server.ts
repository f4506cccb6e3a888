import { adminPath, explainPath, promptsPath } from '../../paths.ts'
import { letterLimit, letterTooLarge, pictureFileLimit } from '../picture.ts'
import { routePath } from './request-kind.server.ts'

/** What a request may bring, in bytes (SECURITY.md 9). */
export type BodyLimits = {
  /** A larger body is refused before the application hears of it, with these words. */
  body: number
  tooLarge: string
  /** It takes of the room that all large bodies share. */
  isLarge: boolean
  /** A larger form, or one of more fields, is refused before it is parsed; JSON as well. */
  form: number
  fields: number
}

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** Without a picture. */
const usual = {
  body: mebibyte,
  tooLarge: 'Quello che hai inviato è troppo grande: il limite è 1 MB.',
  isLarge: false,
}

const learner: BodyLimits = {
  ...usual,
  // An answer of 40,000 characters, each as the nine bytes that a form makes of it, and more.
  form: 400 * kibibyte,
  fields: 100,
}

/** Twice as many fields as the largest form of the administration has, with every list full. */
const administratorFields = 10_000

const administrator: BodyLimits = { ...usual, form: usual.body, fields: administratorFields }

/** A form of the administration with a picture or a file of content. */
const upload: BodyLimits = {
  body: pictureFileLimit + mebibyte,
  tooLarge: "Il file o l'immagine è troppo grande: il limite è 8 MB.",
  isLarge: true,
  form: pictureFileLimit + mebibyte,
  fields: administratorFields,
}

/** Pages of a letter, from the letter's own page or without script, and what the form says besides. */
const letter: BodyLimits = {
  body: letterLimit,
  tooLarge: letterTooLarge,
  isLarge: true,
  form: letterLimit,
  fields: 20,
}

/**
 * The limits of a request, by its address and the type of its body.
 * @param url begins with `/`
 */
export function bodyLimits(url: string, type: string | null | undefined): BodyLimits {
  const path = routePath(url)
  const hasParts = type?.startsWith('multipart/form-data')
  if (path === adminPath() || path.startsWith(`${adminPath()}/`)) {
    return hasParts ? upload : administrator
  }
  return hasParts && [explainPath(), promptsPath()].includes(path) ? letter : learner
}
