import { written } from './lettering.server.ts'
import {
  drawing,
  drawingColours,
  type Embedded,
  embedded,
  wordmark,
} from './picture-parts.server.ts'

type Invitation = {
  site: { name: string; city: string }
  /** The home page's drawing; `isWide`: a panorama of 1600 by 560. */
  town: Embedded
  isWide: boolean
}

const words = ['L’intelligenza artificiale,', 'alla portata di tutti']
const left = 64

/** What a link to the site shows: the words in the sky, the town below, as the home page has them. */
export function invitationDrawing({ site, town, isWide }: Invitation): string {
  const box = isWide
    ? { x: 0, y: 246, width: 1200, height: 420 }
    : { x: 560, y: 270, width: 600, height: 347 }
  return drawing([
    `<path fill="${drawingColours.paper}" d="M0 0h1200v630H0Z"/>`,
    embedded(town, box, isWide ? 'slice' : 'meet'),
    wordmark(site, { x: left, y: 88, width: 1072 }),
    ...words.map((line, at) => written(line, left, 170 + at * 70, 64, drawingColours.ink)),
    `<path fill="${drawingColours.ink}" d="M0 620h1200v10H0Z"/>`,
  ])
}
