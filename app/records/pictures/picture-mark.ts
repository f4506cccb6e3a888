/** How the files begin that are decoded: JPEG, PNG, WebP, GIF, AVIF and its kin. */
const marks = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^GIF8[79]a/, /^....ftyp/s]

const headBytes = 24

/** The image library takes whatever begins with so much text for an SVG that has `<svg` in it. */
const isText = (head: string) => /^[\t-\x7f]*$/.test(head)

/**
 * Whether bytes may be a picture that we decode, by how they begin: nothing else, and no SVG under
 * another mark, gets to the library that draws SVG.
 */
export function hasPictureMark(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  return marks.some((mark) => mark.test(head)) && !isText(head)
}
