import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isForeignPicture, type PictureUse, parsePictureFileName } from '../../platform/picture.ts'
import { addPicture, copyPicture } from '../pictures/pictures.server.ts'

/** How long a save waits for a picture of another site. */
const copyMilliseconds = 4000
/** And for all of a form together: the rest stays where it is, until the next save. */
const allCopiesMilliseconds = 20_000

export type TakenPictures = {
  /** The form with the addresses of the pictures in place of the files. */
  sent: FormData
  /** Fields whose file is no picture, with what to say. */
  refused: Record<string, string[]>
  /** What went wrong on our side; the form is not saved then. */
  fault?: unknown
}

/**
 * Stores the files that came with a form of PictureFields, as they do without script, and takes
 * copies of pictures at addresses of other sites. One that cannot be copied stays as it was typed.
 * Never throws, so that what was typed comes back with whatever went wrong.
 */
export async function takePictures(
  db: Database,
  actor: Actor,
  form: FormData,
): Promise<TakenPictures> {
  const sent = new FormData()
  const refused: TakenPictures['refused'] = {}
  const files: { file: FormDataEntryValue; use: PictureUse; name: string }[] = []
  for (const [name, value] of form) {
    const field = parsePictureFileName(name)
    if (field) files.push({ file: value, ...field })
    else sent.append(name, value)
  }
  const ended = AbortSignal.timeout(allCopiesMilliseconds)
  for (const { file, use, name } of files) {
    try {
      const address = await storedAddress(db, actor, { file, typed: sent.get(name), use, ended })
      if (address !== null) sent.set(name, address)
    } catch (error) {
      if (!(error instanceof KnownFailure) || error.status === 403) {
        return { sent, refused, fault: error }
      }
      refused[name] = [error.message]
    }
  }
  return { sent, refused }
}

/** Where the picture is now that came as a file, or as an address elsewhere; null for neither. */
async function storedAddress(
  db: Database,
  actor: Actor,
  {
    file,
    typed,
    use,
    ended,
  }: { file: FormDataEntryValue; typed: unknown; use: PictureUse; ended: AbortSignal },
): Promise<string | null> {
  if (file instanceof File && file.size > 0) {
    return (await addPicture(db, actor, await file.bytes(), use)).address
  }
  const elsewhere = typeof typed === 'string' ? typed.trim() : ''
  if (!isForeignPicture(elsewhere) || ended.aborted) return null
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(copyMilliseconds)])
    return (await copyPicture(db, actor, elsewhere, use, { signal })).address
  } catch (error) {
    if (error instanceof KnownFailure && error.code === 'PICTURE_NOT_FETCHED') return null
    throw error
  }
}
