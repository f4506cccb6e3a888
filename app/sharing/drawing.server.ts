import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { failure } from '../platform/http/failure.server.ts'
import { drawingType } from '../platform/settings/drawing-file.server.ts'
import { byteFile } from './public-file.server.ts'

export const drawingFailed = "Errore nel caricamento dell'immagine"

/** A drawing that a setting names, for everybody; 404 where it names none. */
export async function drawingFile(request: Request, file: string | undefined) {
  const type = file && drawingType(file)
  if (!file || !type) return failure('NOT_FOUND', 404, "Il disegno non c'è.")
  const bytes = await readFile(file)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return byteFile(request, { bytes, type, etag })
}
