import { createHash } from 'node:crypto'
import { drawingToPng } from '../records/pictures/decode-picture.server.ts'

export type KeptPicture = { png: Buffer; etag: string }

/** About 50 KB each. */
const mostKept = 40

const kept = new Map<string, Promise<KeptPicture>>()

/**
 * A drawing as PNG, made at most once for all who ask; of those kept the one that nobody has asked
 * for longest goes first.
 * @param about everything that the drawing depends on
 * @param draw its SVG
 */
export async function keptPicture(
  about: readonly unknown[],
  draw: () => Promise<string>,
): Promise<KeptPicture> {
  const key = JSON.stringify(about)
  const picture = kept.get(key) ?? made(draw)
  kept.delete(key)
  kept.set(key, picture)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  try {
    return await picture
  } catch (error) {
    if (kept.get(key) === picture) kept.delete(key)
    throw error
  }
}

async function made(draw: () => Promise<string>): Promise<KeptPicture> {
  const png = await drawingToPng(await draw(), { isSent: true })
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}
