import { widthOf, writable, written } from './lettering.server.ts'

/** The size that messengers show large, in pixels. */
const pictureWidth = 1200
const pictureHeight = 630

/** As in app/ui/tokens.css. */
export const drawingColours = {
  paper: '#fffcf7',
  card: '#ffffff',
  wash: '#f6eedf',
  stone: '#eadfc8',
  ink: '#1f2430',
  inkSoft: '#3f4451',
  ember: '#e4572e',
} as const

/** A picture inside a drawing: its bytes and what they are. */
export type Embedded = { bytes: Uint8Array; contentType: string }

type Box = { x: number; y: number; width: number; height: number }

/** Covers the box (`slice`), or lies in it whole (`meet`), always from its middle. */
export function embedded(
  { bytes, contentType }: Embedded,
  { x, y, width, height }: Box,
  fit: 'slice' | 'meet',
): string {
  const data = Buffer.from(bytes).toString('base64')
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${fit}" href="data:${contentType};base64,${data}"/>`
}

/** Arch and spark, 44 by 48 pixels, as `Mark` in app/ui/brand.tsx draws them. */
const mark = `<path fill="${drawingColours.ink}" d="M2 47V22a20 20 0 0 1 40 0v25h-8.5V22a11.5 11.5 0 0 0-23 0v25Z"/><path fill="${drawingColours.ember}" d="M22 15.5c.9 9 3 13.2 9.3 14.7-6.3 1.5-8.4 5.7-9.3 14.7-.9-9-3-13.2-9.3-14.7 6.3-1.5 8.4-5.7 9.3-14.7Z"/>`

const afterMark = 64

/**
 * The mark with the names of site and city beside it, smaller where they are long; `y` is the line
 * they stand on.
 */
export function wordmark(
  site: { name: string; city: string },
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const name = writable(site.name)
  const city = writable(`a ${site.city}`)
  const afterName = afterMark + widthOf(name, 44) + 20
  const scale = Math.min(1, width / (afterName + 20 + widthOf(city, 28)))
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<g transform="translate(0 -43)">${mark}</g>`,
    written(name, afterMark, 0, 44, drawingColours.ink),
    `<path stroke="${drawingColours.ink}" stroke-width="2" d="M${afterName} -34v40"/>`,
    written(city, afterName + 20, 0, 28, drawingColours.inkSoft),
    '</g>',
  ].join('')
}

/** A whole picture of what lies in it. */
export const drawing = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}">${parts.join('')}</svg>`
