import { countSeen } from './hidden.mjs'
import { C, points } from './palette.mjs'
import { simplify } from './simplify.mjs'

/** How many shapes make the town recognisable. */
const largest = 96
/** Corners stay, waves go. */
const tolerance = 4
/** What rises higher stands behind the houses. */
const roofLine = 300
/** All houses, as one wash. */
const houses = points(
  '560 476, 560 392, 640 368, 720 338, 860 316, 1040 314, 1130 338, 1290 346, 1350 384, 1500 402, 1500 476',
)

/**
 * The wash beneath the panorama: its largest fills with few corners. It stands where the drawing
 * will be until the drawing is there.
 * @param {string} svg the panorama, drawn by the light pen
 */
export async function underpainting(svg, width, height) {
  const fills = (await countSeen(svg, [0, 0, width, height])).flatMap(fillOf)
  const least = fills.map(({ dots }) => dots).sort((a, b) => b - a)[largest - 1]
  const shown = fills.filter(({ dots }) => dots >= least)
  const front = shown.findLastIndex(({ corners }) => corners.some(([, y]) => y < roofLine))
  const shapes = shown.toSpliced(front + 1, 0, { colour: C.rose, corners: houses })
  const paths = shapes.map(
    ({ colour, corners }) => `<path fill="${colour}" d="M${corners.map(String).join('L')}Z"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join('')}</svg>\n`
}

/** A flat fill of the pen, but for the paper that hides what lies behind. */
function fillOf({ d, look, dots }) {
  const colour = /fill="(#[^"]+)"/.exec(look)?.[1]
  if (!colour || colour === C.paper) return []
  const corners = d
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number))
  return [{ colour, dots, corners: simplify([...corners, corners[0]], tolerance).slice(0, -1) }]
}
