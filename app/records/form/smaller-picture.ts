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
