import {
  browser,
  dots,
  handset,
  letters,
  mark,
  microphone,
  note,
  plus,
  sendArrow,
  sheets,
} from './marks.mjs'
import { C, points } from './palette.mjs'
import { place, writing } from './place.mjs'
import { walls } from './props.mjs'

const still = place(0, 0)

/** What one looks for on any page of an AI, 640 by 480; several chapters show the same drawing. */
export function lookedFor(draw) {
  const drawing = (name, seed, title, picture) =>
    draw(`capitolo-${name}`, seed, title, picture, 640, 480)
  drawing('indirizzo', 321, "La barra dell'indirizzo, la stellina e il più", address)
  drawing(
    'scrivere',
    323,
    'Lo spazio dove si scrive, con la freccia, il più e il microfono',
    asking,
  )
  drawing(
    'risposta',
    325,
    'Una risposta con i numeri delle fonti e il pulsante che copia',
    answered,
  )
  drawing('account', 327, 'Il tondo con le iniziali e le conversazioni con il loro menu', account)
  drawing('copiare', 329, 'Due modi di copiare: con il dito e con il mouse', copying)
}

export function wall(P, colour) {
  P.fillPts(points('0 0, 640 0, 640 480, 0 480'), colour, false)
}

/** An address as a bar shows it: the name, then a '/' and what stands behind it. */
function addressLine(P, x, y, size) {
  P.color(C.blueD)
  letters(P, x, y, 'nome.it', size, 2.2 * size + 1.6)
  P.color(C.ember)
  P.line(x + 108 * size, y - 3 * size, x + 99 * size, y + 21 * size, 2.4 * size + 1)
  P.color(C.ink)
}

function address(P) {
  wall(P, walls.sky)
  // the tab, and the plus beside it
  browser(P, 34, 84, 572, 362)
  P.poly(points('106 118, 112 92, 250 92, 256 118'), { fill: C.white, w: 2.8, over: 0.4 })
  writing(P, still, '128 106 84', 2.6)
  plus(P, 286, 101, 9)
  // the bar, with what stands before and behind the first stroke
  P.rect(62, 134, 516, 50, { fill: C.cream, w: 3.2 })
  addressLine(P, 84, 142, 1.7)
  writing(P, still, '284 160 96', 2.6)
  star(P, 546, 159, 15)
  writing(P, still, '72 300 300, 72 322 268, 72 344 310, 72 388 280, 72 410 220', 2.6)
  // a telephone, whose bar may stand at the foot
  handset(P, 452, 214, 122, 220)
  writing(P, still, '478 262 66, 478 280 54, 478 298 70', 2.4)
  P.rect(466, 368, 94, 32, { fill: C.cream, w: 2.8, over: 0.4 })
  addressLine(P, 472, 375, 0.72)
  mark(P, 126, 240, 1, 126, 186)
  mark(P, 280, 240, 2, 262, 180)
  mark(P, 560, 40, 3, 548, 144)
  mark(P, 320, 40, 4, 290, 92)
}

/** The star of what one wants to find again. */
function star(P, x, y, r) {
  const tips = []
  for (let i = 0; i < 10; i++) {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.45 : r
    tips.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach])
  }
  P.poly(tips, { fill: C.ochre, w: 2.6, over: 0.2 })
}

function asking(P) {
  wall(P, walls.leaf)
  browser(P, 66, 26, 508, 426)
  // what was asked, and what came
  P.rect(332, 84, 204, 62, { fill: '#CFE0F0', w: 2.8 })
  writing(P, still, '350 106 150, 350 126 108', 2.6)
  writing(P, still, '100 182 300, 100 204 268, 100 226 310, 100 248 180', 2.6)
  // where one writes
  P.rect(98, 296, 444, 122, { fill: C.cream, w: 3.4 })
  P.color(C.ember)
  P.line(122, 314, 122, 344, 4)
  P.color(C.ink)
  writing(P, still, '136 330 150', 2.6)
  P.ell(130, 388, 19, 19, { fill: C.white, w: 2.8 })
  plus(P, 130, 388, 9)
  microphone(P, 440, 384, 1.1)
  sendArrow(P, 504, 386, 24)
  mark(P, 32, 318, 1, 98, 326)
  mark(P, 608, 386, 2, 526, 386)
  mark(P, 32, 430, 3, 114, 396)
  mark(P, 608, 290, 4, 452, 376)
}

function answered(P) {
  wall(P, walls.straw)
  browser(P, 66, 26, 508, 426)
  P.rect(372, 74, 168, 42, { fill: '#CFE0F0', w: 2.8 })
  writing(P, still, '388 96 128', 2.6)
  // the answer, a small numeral behind what comes from a page
  writing(P, still, '100 148 404, 100 172 300, 100 196 400, 100 220 336, 100 244 180', 2.8)
  note(P, 422, 172, 1)
  note(P, 458, 220, 2)
  // right below it
  sheets(P, 100, 268, 1)
  dots(P, 172, 286)
  // where it comes from
  for (const [number, x] of [
    [1, 100],
    [2, 258],
  ]) {
    P.rect(x, 330, 142, 88, { fill: C.cream, w: 3 })
    note(P, x + 22, 354, number)
    P.color(C.blueD)
    writing(P, still, `${x + 44} 354 78`, 4)
    P.color(C.ink)
    writing(P, still, `${x + 16} 380 110, ${x + 16} 398 84`, 2.4)
  }
  mark(P, 32, 284, 1, 98, 284)
  mark(P, 608, 176, 2, 470, 214)
  mark(P, 608, 374, 3, 400, 374)
}

function account(P) {
  wall(P, walls.peach)
  browser(P, 66, 26, 508, 426)
  // the list beside
  P.rect(66, 60, 206, 392, { fill: '#EAF1F4', w: 3, occC: '#EAF1F4' })
  P.rect(86, 82, 166, 44, { fill: C.white, w: 2.8 })
  plus(P, 108, 104, 9)
  writing(P, still, '130 104 96', 2.6)
  for (const [at, width] of [112, 96, 120, 88, 104].entries()) {
    const y = 164 + at * 52
    if (at === 1) P.rect(78, y - 24, 182, 48, { fill: C.ochre, w: 2.6, occC: C.ochre })
    writing(P, still, `92 ${y} ${width}`, 2.8)
  }
  dots(P, 238, 216)
  // the menu that the dots open
  P.rect(286, 204, 150, 104, { fill: C.white, w: 3 })
  writing(P, still, '304 230 96, 304 256 80', 2.6)
  bin(P, 312, 276)
  writing(P, still, '336 284 74', 2.6)
  writing(P, still, '304 92 150, 304 114 120, 304 354 220, 304 376 190, 304 398 214', 2.4)
  // whose account it is
  P.ell(530, 96, 25, 25, { fill: C.terra, w: 3.2, occC: C.terra })
  letters(P, 514, 87, 'AB', 1.15, 3)
  mark(P, 608, 40, 1, 548, 80)
  mark(P, 32, 316, 2, 92, 316)
  mark(P, 346, 166, 3, 252, 212)
  mark(P, 32, 104, 4, 90, 104)
}

/** A waste bin. */
function bin(P, x, y) {
  P.poly(
    [
      [x - 8, y],
      [x + 8, y],
      [x + 6, y + 18],
      [x - 6, y + 18],
    ],
    { fill: C.slate, w: 2.6, over: 0.3 },
  )
  P.line(x - 11, y, x + 11, y, 2.8)
  P.line(x - 4, y - 4, x + 4, y - 4, 2.8)
}

function copying(P) {
  wall(P, walls.sky)
  P.fillPts(points('0 408, 640 408, 640 480, 0 480'), '#DCC59C', false)
  P.line(-10, 408, 650, 408, 3)
  // with the finger: the chosen words between two drops, and what can be done with them
  handset(P, 92, 22, 212, 432)
  writing(P, still, '122 82 140, 122 104 120', 2.6)
  P.rect(130, 130, 146, 42, { fill: C.white, w: 3 })
  P.line(203, 134, 203, 168, 2.4)
  writing(P, still, '142 152 46, 216 152 46', 3)
  P.fillPts(points('120 196, 274 196, 274 256, 120 256'), '#BBD3EA', false)
  writing(P, still, '122 210 148, 122 240 148', 3)
  drop(P, 122, 256, -1)
  drop(P, 274, 256, 1)
  writing(P, still, '122 316 140, 122 338 118, 122 360 132', 2.6)
  // with the mouse: its right key
  P.curve(points('462 300, 462 250, 516 232, 570 250, 570 300, 566 380, 516 402, 466 380'), {
    closed: true,
    fill: C.white,
    w: 3.4,
  })
  P.curve(points('516 236, 562 254, 568 302, 516 308'), { closed: true, fill: C.ember, w: 2.8 })
  P.line(464, 304, 568, 304, 2.8)
  P.line(516, 234, 516, 304, 2.8)
  P.curve(points('516 232, 520 190, 560 176, 566 130, 600 110, 660 112'), { w: 3.4, occ: false })
  P.rect(372, 60, 132, 106, { fill: C.white, w: 3 })
  P.rect(372, 60, 132, 34, { fill: C.ochre, w: 2.6, occC: C.ochre })
  sheets(P, 382, 65, 0.66)
  writing(P, still, '414 78 66, 390 116 90, 390 144 76', 2.8)
  mark(P, 44, 300, 1, 112, 270)
  mark(P, 44, 140, 2, 134, 150)
  mark(P, 608, 330, 3, 560, 282)
  mark(P, 566, 48, 4, 500, 74)
}

/** One of the drops between which the chosen words stand; its point leans to the words. */
function drop(P, x, y, way) {
  P.curve(
    [
      [x, y],
      [x + 16 * way, y + 8],
      [x + 18 * way, y + 22],
      [x + 8 * way, y + 30],
      [x - 1 * way, y + 20],
    ],
    { closed: true, fill: C.blueD, w: 2.8, occC: C.blueD },
  )
}
