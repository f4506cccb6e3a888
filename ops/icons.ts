import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type SiteIcon, screenIcons, touchIcon } from '../app/sharing/site-icons.ts'

/** How much of its square the mark takes where a phone cuts the corners off, as round as it can. */
const maskedPart = 0.62
/** The same where the corners are only rounded. */
const roundedPart = 0.84

/** Makes the mark, public/favicon.svg, into the icons that phones and browsers look for. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  const save = async ({ file, side }: SiteIcon, svg: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), await png(svg, side))
  }
  for (const icon of screenIcons) {
    await save(icon, icon.purpose === 'maskable' ? filled(mark, maskedPart) : mark)
  }
  await save(touchIcon, filled(mark, roundedPart))
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
