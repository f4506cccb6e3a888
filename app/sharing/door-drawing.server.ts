import { fitted, writable, written } from './lettering.server.ts'
import {
  drawing,
  drawingColours,
  type Embedded,
  embedded,
  wordmark,
} from './picture-parts.server.ts'

type Door = {
  site: { name: string; city: string }
  title: string
  /** The two colours behind the picture. */
  ends: readonly [light: string, deep: string]
  picture: Embedded
}

const ink = `stroke="${drawingColours.ink}" stroke-width="6" stroke-linejoin="round"`
const arch = 'M76 562V264a184 184 0 0 1 368 0V562Z'
const underTitle = 'Che cosa può fare l’AI nel tuo lavoro'
const sign = { left: 560, width: 530, middle: 262 }
/** From the title's last line to the small one. */
const toSmall = 62

/** The door of a profession under the arcade, with its sign, as the home page shows it. */
export function doorDrawing({ site, title, ends, picture }: Door): string {
  const [light, deep] = ends
  const stands = isSquareDrawing(picture)
  const box = stands
    ? { x: 88, y: 222, width: 344, height: 344 }
    : { x: 76, y: 80, width: 368, height: 482 }
  return drawing([
    `<defs><linearGradient id="g" x1=".33" y1="0" x2=".67" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient><clipPath id="c"><path d="${arch}"/></clipPath></defs>`,
    `<path fill="${drawingColours.stone}" d="M0 0h1200v630H0Z"/>`,
    `<path fill="${drawingColours.paper}" ${ink} d="M-10 24h1220v22H-10Z"/>`,
    `<path fill="url(#g)" d="${arch}"/>`,
    `<g clip-path="url(#c)">${embedded(picture, box, stands ? 'meet' : 'slice')}</g>`,
    `<path fill="none" ${ink} d="${arch}"/>`,
    `<path fill="${drawingColours.wash}" ${ink} d="M236 60h48l-7 46h-34Z"/>`,
    `<path fill="${drawingColours.card}" ${ink} d="M520 112h610v304H520Z"/>`,
    ...board(writable(title) || writable(site.name)),
    wordmark(site, { x: sign.left, y: 506, width: sign.width }),
    `<path fill="${drawingColours.paper}" ${ink} d="M-10 562h1220v80H-10Z"/>`,
  ])
}

/** Our square drawings stand on the step of the door; whatever has a ground of its own fills it. */
function isSquareDrawing({ bytes, contentType }: Embedded): boolean {
  if (contentType !== 'image/svg+xml') return false
  const head = Buffer.from(bytes).toString('utf8', 0, 300)
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(head) ?? []
  return width !== undefined && width === height
}

function board(title: string): string[] {
  const { size, lines } = fitted(title, { sizes: [92, 80, 68, 56, 46], width: sign.width, most: 3 })
  const line = size * 1.12
  const capitals = size * 0.68
  const first = sign.middle - ((lines.length - 1) * line + capitals + toSmall) / 2 + capitals
  const below = fitted(writable(underTitle), { sizes: [28], width: sign.width, most: 1 })
  return [
    ...lines.map((words, at) =>
      written(words, sign.left, first + at * line, size, drawingColours.ink),
    ),
    ...below.lines.map((words) =>
      written(
        words,
        sign.left,
        first + (lines.length - 1) * line + toSmall,
        below.size,
        drawingColours.inkSoft,
      ),
    ),
  ]
}
