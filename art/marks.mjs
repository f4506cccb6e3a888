import { C, points } from './palette.mjs'
import { place } from './place.mjs'

/** Numerals and letters as a pen writes them, in a box 10 wide and 16 high. */
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
  e: ['0 11, 10 11, 9 7, 5 6, 1 7, 0 11, 1 14, 5 16, 9 15'],
  i: ['5 6, 5 16', '5 1, 5 2.4'],
  m: ['0 6, 0 16', '0 8, 3 6, 5 8, 5 16', '5 8, 8 6, 10 8, 10 16'],
  n: ['0 6, 0 16', '0 8, 4 6, 8 6, 10 9, 10 16'],
  o: ['5 6, 1 8, 0 11, 1 14, 5 16, 9 14, 10 11, 9 8, 5 6'],
  t: ['4 1, 4 14, 7 16, 9 15', '1 6, 8 6'],
  '.': ['3 14.6, 3 16'],
}

/** Words from x, y, `size` times as high as the box. */
export function letters(P, x, y, words, size = 1, w = 2.4) {
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
  letters(P, x - 6.5, y - 10.5, String(number), 1.3, 3.2)
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

/** The round button that sends: an arrow that points up, in a disc of `r`. */
export function sendArrow(P, x, y, r) {
  P.ell(x, y, r, r, { fill: C.blueD, w: 3, occC: C.blueD })
  P.color(C.white)
  P.line(x, y + r * 0.5, x, y - r * 0.5, 4)
  P.line(x - r * 0.42, y - r * 0.08, x, y - r * 0.54, 4)
  P.line(x + r * 0.42, y - r * 0.08, x, y - r * 0.54, 4)
  P.color(C.ink)
}

/** A plus, `r` from its middle to an end. */
export function plus(P, x, y, r, w = 4) {
  P.line(x - r, y, x + r, y, w)
  P.line(x, y - r, x, y + r, w)
}

/** The two sheets of the button that copies, `size` times 20 wide, their corner at x, y. */
export function sheets(P, x, y, size = 1) {
  const at = place(x, y, 0, size)
  P.poly(at('0 0, 20 0, 20 26, 0 26'), { fill: C.cream, w: 2.8, over: 0.4 })
  P.poly(at('8 8, 28 8, 28 34, 8 34'), { fill: C.white, w: 2.8, over: 0.4 })
}

/** Three dots, behind which a menu is. */
export function dots(P, x, y) {
  for (const at of [-12, 0, 12]) P.ell(x + at, y, 3.4, 3.4, { fill: C.ink, w: 0, occC: C.ink })
}

/** The small numeral of a source, in a ring at x, y. */
export function note(P, x, y, number) {
  P.ell(x, y, 12, 12, { fill: C.ochre, w: 2.6, occC: C.ochre })
  letters(P, x - 4, y - 6, String(number), 0.75, 2.6)
}

/** The window of a browser from x, y: its head is 34 high, with the three rings of always. */
export function browser(P, x, y, w, h) {
  P.rect(x, y, w, h, { fill: C.white, w: 3.4 })
  P.rect(x, y, w, 34, { fill: C.stone, w: 3 })
  for (const at of [18, 36, 54]) P.ell(x + at, y + 17, 5, 5, { fill: C.cream, w: 2 })
}
