import { encode } from 'uqr'

/** A QR code as a drawing: squares of side 1 in a field of `size` by `size`, its white edge included. */
export type QrCode = { size: number; path: string }

/** What readers need around a code, in squares. */
const edge = 4

/** The QR code of a text, for `QrPicture`; still readable with a tenth of it hidden. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: edge })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: squares.join('') }
}
