import { C, points } from './palette.mjs'
import { place } from './place.mjs'

/** Numerals and capital letters as a pen writes them, in a box 10 wide and 16 high. */
const strokes = {
  1: ['2 4, 6 0, 6 16'],
  2: ['0 4, 3 0, 8 0, 10 4, 8 8, 0 16, 10 16'],
  3: ['0 2, 4 0, 9 1, 9 6, 4 8, 9 9, 10 13, 6 16, 0 14'],
  4: ['7 16, 7 0, 0 11, 10 11'],
  A: ['0 16, 5 0, 10 16', '2 11, 8 11'],
  B: ['0 0, 0 16, 7 16, 10 12, 7 8, 0 8', '0 0, 6 0, 9 4, 6 8'],
  E: ['10 0, 0 0, 0 16, 10 16', '0 8, 7 8'],
  I: ['5 0, 5 16'],
  W: ['0 0, 2 16, 5 6, 8 16, 10 0'],
  X: ['0 0, 10 16', '10 0, 0 16'],
}

/** Words in capitals from x, y, `size` times as high as the box. */
export function capitals(P, x, y, words, size = 1, w = 2.4) {
  for (const [at, sign] of [...words].entries()) {
    const box = place(x + at * 14 * size, y, 0, size)
    for (const stroke of strokes[sign]) {
      const line = box(stroke)
      for (let i = 1; i < line.length; i++) P.line(...line[i - 1], ...line[i], w)
    }
  }
}

/** The numeral that a chapter's text names, in a disc at x, y, with a line to what it means. */
export function mark(P, x, y, number, toX, toY) {
  P.line(x, y, toX, toY, 3)
  P.ell(toX, toY, 4, 4, { fill: C.ink, w: 2 })
  P.ell(x, y, 24, 24, { fill: '#FCE9C8', w: 3.2 })
  capitals(P, x - 6.5, y - 10.5, String(number), 1.3, 3.2)
}

/** A microphone, `size` high, its head's middle at x, y. */
export function microphone(P, x, y, size = 1, fill = C.slate) {
  const at = place(x, y, 0, size)
  const round = (text) => at(text)
  P.curve(round('-6 -10, -6 4, 0 10, 6 4, 6 -10, 0 -16'), { closed: true, fill, w: 2.6 })
  P.curve(round('-11 0, -9 12, 0 17, 9 12, 11 0'), { w: 2.6, occ: false })
  P.line(...round('0 17')[0], ...round('0 25')[0], 2.6)
  P.line(...round('-7 25')[0], ...round('7 25')[0], 2.6)
}

/** A telephone seen from the front; what is on it stands inside x + 12, y + 26. */
export function handset(P, x, y, w, h, screen = '#F5F0E4') {
  const r = 20
  const body = points(
    `${x + r} ${y}, ${x + w - r} ${y}, ${x + w} ${y + r}, ${x + w} ${y + h - r}, ${x + w - r} ${y + h}, ${x + r} ${y + h}, ${x} ${y + h - r}, ${x} ${y + r}`,
  )
  P.poly(body, { fill: '#3A4254', w: 3.4, over: 0.6, occC: '#3A4254' })
  P.rect(x + 12, y + 26, w - 24, h - 52, { fill: screen, w: 2.6, over: 0.4 })
  P.ell(x + w / 2, y + 13, 4, 4, { fill: C.slate, w: 1.8 })
}
