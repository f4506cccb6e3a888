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
