import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type SiteIcon, screenIcons, touchIcon } from '../app/sharing/site-icons.ts'

/** The sides of the pictures in favicon.ico, in pixels. */
const icoSides = [16, 32]
/** How much of its square the mark takes where a phone cuts the corners off, as round as it can. */
const maskedPart = 0.62
/** The same where the corners are only rounded. */
const roundedPart = 0.84

/** Makes the mark, public/favicon.svg, into the icons that phones and browsers look for. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  const write = (file: string, bytes: Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  const save = async ({ file, side }: SiteIcon, svg: string) => write(file, await png(svg, side))
  for (const icon of screenIcons) {
    await save(icon, icon.purpose === 'maskable' ? filled(mark, maskedPart) : mark)
  }
  await save(touchIcon, filled(mark, roundedPart))
  write('favicon.ico', ico(await Promise.all(icoSides.map((side) => png(mark, side)))))
}

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * side) / 48 })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer()

/** The mark on paper from edge to edge, without the rounded square it stands on. */
function filled(svg: string, part: number): string {
  const [, ground = '', rest = ''] = /<rect [^>]*fill="(#\w+)"\/>(.*)<\/svg>/s.exec(svg) ?? []
  if (!ground) throw new Error('the mark has no square to stand on')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${ground}"/><g transform="translate(24 24) scale(${part}) translate(-24 -24.2)">${rest}</g></svg>`
}

/** An ICO file of square PNG pictures: a head, a line for each, then the pictures. */
function ico(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, picture] of pictures.entries()) {
    const line = 6 + 16 * at
    head.writeUInt8(icoSides[at] ?? 0, line)
    head.writeUInt8(icoSides[at] ?? 0, line + 1)
    head.writeUInt16LE(1, line + 4)
    head.writeUInt16LE(32, line + 6)
    head.writeUInt32LE(picture.length, line + 8)
    head.writeUInt32LE(offset, line + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
