import { accessSync, constants } from 'node:fs'
import { extname } from 'node:path'

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** The media type of a drawing, by the name of its file; null: it is none. */
export const drawingType = (file: string): string | null =>
  types[extname(file).toLowerCase()] ?? null

/** Why a file cannot be shown as a drawing; null: it can. */
export function faultOfDrawing(file: string): string | null {
  if (drawingType(file) === null)
    return `must be a file that ends in ${Object.keys(types).join(', ')}`
  try {
    accessSync(file, constants.R_OK)
    return null
  } catch (error) {
    return `names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
}
