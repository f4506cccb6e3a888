import { adminPicturesPath } from '../../admin-paths.ts'
import { type PictureUse, pictureTexts } from '../../platform/picture.ts'
import type { StoredPicture } from '../pictures/pictures.server.ts'

export type SentPicture = { ok: true; picture: StoredPicture } | { ok: false; message: string }

/**
 * Sends a picture, or the address of one, to be stored (`POST /admin/pictures`). By XMLHttpRequest,
 * which alone tells how much of a file has gone.
 * @param onProgress from 0 to 1
 */
export function sendPicture(
  what: { file: Blob } | { address: string },
  use: PictureUse,
  onProgress: (part: number) => void,
): Promise<SentPicture> {
  const form = new FormData()
  form.set('use', use)
  if ('file' in what) form.set('file', what.file)
  else form.set('address', what.address)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve({ ok: false, message: unsent })
    request.ontimeout = request.onerror
    request.open('POST', adminPicturesPath())
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.send(form)
  })
}

const unsent = `${pictureTexts.failed}: la connessione si è interrotta. Riprova.`

function answerOf({ status, response }: XMLHttpRequest): SentPicture {
  if (status === 201) return { ok: true, picture: response as StoredPicture }
  const message: unknown = response?.message
  return { ok: false, message: typeof message === 'string' ? message : pictureTexts.failed }
}

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
