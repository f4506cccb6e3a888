import { createHash } from 'node:crypto'
import { photoPath, withQuery } from '../../paths.ts'
import { fetchPicture } from '../../platform/fetch-picture.server.ts'
import { toThumbnail, toWebp } from '../../records/pictures/decode-picture.server.ts'

const fetchMilliseconds = 5000

/** Names a photo by its address without telling the address. */
export const photoMark = (photoURL: string) =>
  createHash('sha256').update(photoURL).digest('base64url').slice(0, 16)

/** Where our pages show a person's photo from, so that no browser asks another host for it. */
export const photoAddress = (photoURL: string | null) =>
  photoURL && withQuery(photoPath(), { v: photoMark(photoURL) })

/**
 * The photo at `photoURL`, which a sign-in with a provider left in the profile, decoded and written
 * anew as a small WebP (SECURITY.md 7).
 * @param options.provider origin of the sign-in provider, which may be on our own network
 * @throws when it cannot be fetched or is no picture
 */
export async function readPhoto(
  photoURL: string,
  { provider, signal }: { provider: string | undefined; signal: AbortSignal },
): Promise<Uint8Array> {
  const bytes = await fetchPicture(photoURL, {
    trusted: provider,
    signal: AbortSignal.any([signal, AbortSignal.timeout(fetchMilliseconds)]),
  })
  return toThumbnail(await toWebp(bytes))
}
