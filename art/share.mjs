/**
 * Draws public/share: what messengers show of a link, 1200 by 630, as PNG. No words stand on them,
 * as title and description stand beside. `node art/share.mjs`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'public/share')
const [width, height] = [1200, 630]
const colours = { paper: '#fffcf7', wash: '#f6eedf', stone: '#eadfc8', ink: '#1f2430' }

/** The two ends of each trade's gradient, as in app/ui/tokens.css. */
const trades = {
  ristoratore: ['#F0AC6B', '#E0704F'],
  commercialista: ['#9CBDE3', '#8089CC'],
  medico: ['#96CFAE', '#5DA677'],
  insegnante: ['#B9A2DC', '#DC93B6'],
  avvocato: ['#EBB04A', '#F3D77C'],
  artigiano: ['#8CCFD2', '#6BA3D6'],
  commerciante: ['#E8939A', '#F0BCC6'],
  creativo: ['#A195DB', '#B58FCB'],
}

function drawn(name, x, y, w, h) {
  const svg = readFileSync(join(root, 'public/drawings', `${name}.svg`)).toString('base64')
  return `<image x="${x}" y="${y}" width="${w}" height="${h}" href="data:image/svg+xml;base64,${svg}"/>`
}

const mark = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${colours.ink}" d="M2 47V22a20 20 0 0 1 40 0v25h-8.5V22a11.5 11.5 0 0 0-23 0v25Z"/><path fill="#e4572e" d="M22 15.5c.9 9 3 13.2 9.3 14.7-6.3 1.5-8.4 5.7-9.3 14.7-.9-9-3-13.2-9.3-14.7 6.3-1.5 8.4-5.7 9.3-14.7Z"/></g>`

const ink = `stroke="${colours.ink}" stroke-width="6" stroke-linejoin="round"`

/** An arch of the arcade, `middle` its axis. */
const arch = (middle, fill) =>
  `<path fill="${fill}" ${ink} d="M${middle - 184} 562V264a184 184 0 0 1 368 0V562Z"/><path fill="${colours.wash}" ${ink} d="M${middle - 24} 60h48l-7 46h-34Z"/>`

/** The open door of a trade between two closed ones. */
const door = (name, [light, deep]) => [
  `<defs><linearGradient id="g" x1=".33" y1="0" x2=".67" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
  `<path fill="${colours.stone}" d="M0 0h1200v630H0Z"/>`,
  `<path fill="${colours.paper}" ${ink} d="M-10 24h1220v22H-10Z"/>`,
  arch(120, colours.wash),
  arch(1080, colours.wash),
  arch(600, 'url(#g)'),
  drawn(name, 428, 222, 344, 344),
  `<path fill="${colours.paper}" ${ink} d="M-10 562h1220v80H-10Z"/>`,
  mark(98, 270, 2),
  mark(1058, 270, 2),
]

const sites = {
  'citta-alta': [drawn('citta-alta', 0, 210, 1200, 420), mark(522, 40, 3.5)],
  bottega: [drawn('fucina', 300, 250, 600, 347), mark(522, 40, 3.5)],
}

async function write(name, parts) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colours.paper}" d="M0 0h1200v630H0Z"/>${parts.join('')}</svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}

mkdirSync(folder, { recursive: true })
for (const [name, parts] of Object.entries(sites)) await write(name, parts)
for (const [name, ends] of Object.entries(trades)) await write(name, door(name, ends))
