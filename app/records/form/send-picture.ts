import { adminPicturesPath } from '../../admin-paths.ts'
import { type PictureUse, pictureTexts } from '../../platform/picture.ts'
import type { StoredPicture } from '../pictures/pictures.server.ts'

export type SentPicture = { ok: true; picture: StoredPicture } | { ok: false; message: string }

/** Sends a picture, or the address of one, to be stored (`POST /admin/pictures`). */
export async function sendPicture(
  what: { file: Blob } | { address: string },
  use: PictureUse,
): Promise<SentPicture> {
  const body = new FormData()
  body.set('use', use)
  if ('file' in what) body.set('file', what.file)
  else body.set('address', what.address)
  const headers = { Accept: 'application/json' }
  const response = await fetch(adminPicturesPath(), { method: 'POST', body, headers }).catch(
    () => null,
  )
  if (!response) return { ok: false, message: unsent }
  const answer = await response.json().catch(() => null)
  if (response.status === 201 && answer) return { ok: true, picture: answer as StoredPicture }
  const message: unknown = answer?.message
  return { ok: false, message: typeof message === 'string' ? message : pictureTexts.failed }
}

const unsent = `${pictureTexts.failed}: la connessione si è interrotta. Riprova.`

/** Larger than any use of a picture needs (platform/picture.ts), in pixels. */
const longestSide = 2048
/** Smaller files are sent as they are. */
const worthwhile = 1_000_000

/**
 * A photo of several megabytes as a smaller one, so that it is sent quickly on a weak line. What
 * the browser cannot decode is left to the server, which says what is wrong with it.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.size < worthwhile || typeof OffscreenCanvas === 'undefined') return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(photo.width * scale)),
      Math.max(1, Math.round(photo.height * scale)),
    )
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const smaller = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
