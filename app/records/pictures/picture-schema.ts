// First, before a schema is made: it tells Zod not to compile, which our policy refuses.
import '../form/field-schema.ts'
import { z } from 'zod'
import { isForeignPicture, isOwnPicture } from '../../platform/picture.ts'

const longest = 2000

/**
 * The address of a picture in a form: https, or a picture or drawing of ours; empty is null.
 * Its field is of type url.
 */
export const pictureSchema = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)
  .refine(
    (address) => address === null || isOwnPicture(address) || isForeignPicture(address),
    "L'indirizzo dell'immagine comincia con https://",
  )
  .refine(
    (address) => address === null || address.length <= longest,
    "L'indirizzo dell'immagine è troppo lungo.",
  )
