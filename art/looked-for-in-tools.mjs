import { wall } from './looked-for.mjs'
import { browser, letters, mark, note, plus, sendArrow, sheets } from './marks.mjs'
import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, tick, writing } from './place.mjs'
import { walls } from './props.mjs'

const still = place(0, 0)

/** What one looks for on the page of one tool, 640 by 480; its chapters show the same drawing. */
export function lookedForInTools(draw) {
  const drawing = (name, seed, title, picture) =>
    draw(`capitolo-${name}`, seed, title, picture, 640, 480)
  drawing('traduttore', 341, 'Le due caselle di un traduttore e la doppia freccia', translator)
  drawing('volantino', 343, 'Un volantino da modificare, con i comandi intorno', leaflet)
  drawing('immagine', 345, "Una descrizione e l'immagine che ne è nata", picture)
  drawing('quaderno', 347, 'Un quaderno con le fonti, la risposta e i suoi numeri', notebook)
  drawing('codice', 349, 'Il programma per scrivere codice, con Copilot', code)
}

function translator(P) {
  wall(P, walls.sky)
  browser(P, 34, 62, 572, 372)
  // the languages, and what changes their places
  P.rect(66, 118, 190, 42, { fill: C.white, w: 2.8 })
  writing(P, still, '84 140 84', 3)
  P.rect(384, 118, 190, 42, { fill: C.ochre, w: 2.8, occC: C.ochre })
  writing(P, still, '402 140 84', 3)
  for (const x of [232, 550]) {
    P.line(x - 8, 135, x, 144, 3)
    P.line(x, 144, x + 8, 135, 3)
  }
  P.ell(320, 139, 28, 28, { fill: C.cream, w: 3.2 })
  arrow(P, 304, 131, 336, 131)
  arrow(P, 336, 147, 304, 147)
  // the two boxes
  P.rect(66, 176, 236, 218, { fill: C.cream, w: 3.2 })
  P.color(C.ember)
  P.line(84, 194, 84, 222, 4)
  P.color(C.ink)
  writing(P, still, '98 210 168, 86 236 190, 86 262 120', 2.8)
  P.rect(338, 176, 236, 218, { fill: '#EAF1F4', w: 3.2, occC: '#EAF1F4' })
  P.color(C.blueD)
  writing(P, still, '358 210 190, 358 236 170, 358 262 150', 2.8)
  P.color(C.ink)
  sheets(P, 530, 346, 1)
  mark(P, 32, 330, 1, 72, 316)
  mark(P, 560, 34, 2, 520, 118)
  mark(P, 320, 34, 3, 320, 112)
  mark(P, 608, 420, 4, 556, 376)
}

/** An arrow along a line, its head at the end. */
function arrow(P, x1, y1, x2, y2, w = 3) {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  P.line(x1, y1, x2, y2, w)
  for (const turn of [2.5, -2.5])
    P.line(x2, y2, x2 + Math.cos(angle + turn) * 11, y2 + Math.sin(angle + turn) * 11, w)
}

function leaflet(P) {
  wall(P, walls.peach)
  browser(P, 34, 40, 572, 406)
  // the head: back, name, share
  P.rect(34, 74, 572, 50, { fill: '#E7E1F3', w: 3 })
  P.curve(points('74 110, 100 108, 108 94, 96 86, 66 90'), { w: 4, occ: false })
  P.line(66, 90, 78, 80, 4)
  P.line(66, 90, 79, 98, 4)
  writing(P, still, '250 100 120', 3)
  P.rect(486, 82, 104, 34, { fill: C.blueD, w: 2.8, occC: C.blueD })
  P.color(C.white)
  arrow(P, 512, 106, 512, 90, 3.4)
  writing(P, still, '530 100 44', 3.4)
  P.color(C.ink)
  // what can be put on it
  P.rect(34, 124, 108, 322, { fill: '#F5F0E4', w: 3, occC: '#F5F0E4' })
  P.line(72, 152, 104, 152, 5)
  P.line(88, 152, 88, 186, 5)
  P.rect(64, 214, 48, 40, { fill: '#CFE0F0', w: 2.8 })
  P.poly(points('66 252, 80 232, 92 244, 100 236, 111 252'), { fill: C.sageD, w: 2.2, over: 0.2 })
  P.ell(98, 224, 5, 5, { fill: C.ochre, w: 2 })
  P.ell(78, 300, 16, 16, { fill: C.terra, w: 2.8 })
  P.rect(84, 298, 26, 24, { fill: C.sage, w: 2.8, over: 0.4 })
  writing(P, still, '64 372 48, 64 390 36', 2.8)
  // the sheet, its title in a frame
  P.rect(232, 142, 274, 290, { fill: C.white, w: 3.4 })
  P.rect(250, 164, 238, 60, { fill: null, w: 3, over: 0 })
  P.color(C.ember)
  letters(P, 282, 178, 'A', 2, 5)
  P.color(C.ink)
  writing(P, still, '318 184 130, 318 204 110', 5)
  for (const [x, y] of points('250 164, 488 164, 250 224, 488 224'))
    P.ell(x, y, 8, 8, { fill: C.white, w: 3 })
  P.rect(262, 246, 214, 98, { fill: C.ochre, w: 3 })
  P.ell(369, 306, 66, 22, { fill: '#F3D36B', w: 3 })
  P.curve(points('340 290, 352 272, 388 272, 400 290'), { w: 2.6, occ: false })
  writing(P, still, '270 370 198, 270 390 170, 270 410 120', 2.8)
  mark(P, 578, 204, 1, 496, 222)
  mark(P, 190, 300, 2, 114, 300)
  mark(P, 160, 30, 3, 104, 84)
  mark(P, 606, 30, 4, 560, 82)
}

function picture(P) {
  wall(P, walls.leaf)
  browser(P, 34, 26, 572, 426)
  // the picture, and the arrow that brings it home
  P.rect(196, 78, 366, 214, { fill: '#F3E3C0', w: 3.4 })
  P.line(196, 240, 562, 240, 2.8)
  basket(P, 366, 214)
  P.rect(506, 92, 44, 44, { fill: C.white, w: 3 })
  arrow(P, 528, 100, 528, 120, 3.6)
  P.line(514, 128, 542, 128, 3.6)
  // which shape it has
  P.rect(76, 86, 38, 38, { fill: C.white, w: 3 })
  P.rect(80, 146, 30, 48, { fill: C.ochre, w: 3, occC: C.ochre })
  P.rect(68, 220, 54, 30, { fill: C.white, w: 3 })
  // what is asked for
  P.rect(66, 322, 508, 102, { fill: C.cream, w: 3.4 })
  P.color(C.ember)
  P.line(86, 342, 86, 370, 4)
  P.color(C.ink)
  writing(P, still, '100 358 300, 88 386 340', 2.8)
  P.rect(470, 366, 88, 42, { fill: C.blueD, w: 3, occC: C.blueD })
  spark(P, 496, 387, 14, C.ochre)
  P.color(C.white)
  writing(P, still, '516 388 30', 3.6)
  P.color(C.ink)
  mark(P, 28, 374, 1, 68, 374)
  mark(P, 612, 386, 2, 556, 386)
  mark(P, 152, 268, 3, 108, 190)
  mark(P, 612, 114, 4, 548, 114)
}

/** A basket of apples, its rim's middle at x, y. */
function basket(P, x, y) {
  for (const [dx, dy] of points('-52 -8, -18 -16, 18 -16, 52 -8, -34 -34, 2 -42, 36 -34'))
    P.ell(x + dx, y + dy, 21, 20, { fill: C.terra, w: 2.8 })
  P.poly(
    [
      [x - 84, y],
      [x + 84, y],
      [x + 64, y + 56],
      [x - 64, y + 56],
    ],
    { fill: C.wood, w: 3.4, over: 0.6, occC: C.wood },
  )
  for (const dy of [18, 37]) P.line(x - 78 + dy / 3, y + dy, x + 78 - dy / 3, y + dy, 2.6)
}

function notebook(P) {
  wall(P, walls.straw)
  browser(P, 34, 26, 572, 426)
  // the sources
  P.rect(34, 60, 200, 392, { fill: '#EAF1F4', w: 3, occC: '#EAF1F4' })
  P.rect(56, 82, 156, 44, { fill: C.white, w: 2.8 })
  plus(P, 80, 104, 9)
  writing(P, still, '102 104 88', 2.6)
  for (const [at, width] of [84, 66, 92].entries()) {
    const y = 168 + at * 60
    P.poly(
      [
        [58, y - 18],
        [84, y - 18],
        [84, y + 18],
        [58, y + 18],
      ],
      { fill: [C.rose, C.sage, C.ochre][at], w: 2.6, over: 0.4 },
    )
    writing(P, still, `96 ${y} ${width}`, 2.8)
    P.rect(194, y - 11, 22, 22, { fill: C.white, w: 2.6, over: 0.3 })
    if (at < 2) tick(P, 205, y, 14, 3.4)
  }
  // the answer
  writing(P, still, '266 100 300, 266 126 196, 266 152 286, 266 178 250, 266 204 160', 2.8)
  note(P, 482, 126, 1)
  note(P, 446, 204, 2)
  // the piece that a numeral opens
  P.rect(320, 234, 252, 74, { fill: C.cream, w: 3 })
  note(P, 340, 258, 2)
  P.fillPts(points('362 248, 552 248, 552 270, 362 270'), '#F7DE9B', false)
  writing(P, still, '364 258 184, 338 284 200', 2.6)
  // where one asks
  P.rect(262, 346, 314, 74, { fill: C.white, w: 3.4 })
  P.color(C.ember)
  P.line(282, 366, 282, 394, 4)
  P.color(C.ink)
  writing(P, still, '296 382 140', 2.6)
  sendArrow(P, 542, 384, 22)
  mark(P, 28, 66, 1, 68, 98)
  mark(P, 278, 264, 2, 216, 232)
  mark(P, 248, 432, 3, 268, 402)
  mark(P, 612, 178, 4, 456, 204)
}

function code(P) {
  wall(P, walls.sky)
  P.rect(34, 34, 572, 388, { fill: C.white, w: 3.4 })
  P.rect(34, 34, 572, 30, { fill: C.stone, w: 3 })
  // the files
  P.rect(34, 64, 108, 328, { fill: '#EAF1F4', w: 3, occC: '#EAF1F4' })
  writing(P, still, '52 92 60, 62 118 62, 62 142 48', 2.8)
  // the code, and the grey words that are proposed
  P.color(C.blueD)
  writing(P, still, '162 96 150, 162 122 110', 3)
  P.color(C.ink)
  writing(P, still, '180 148 130, 180 174 96', 3)
  P.color('#9AA3AD')
  writing(P, still, '180 212 150, 180 236 126, 162 260 90', 4.4)
  P.color(C.ember)
  P.line(168, 200, 168, 224, 4)
  P.color(C.ink)
  // the chat
  P.rect(392, 64, 214, 328, { fill: '#F5F0E4', w: 3, occC: '#F5F0E4' })
  P.rect(446, 84, 144, 40, { fill: '#CFE0F0', w: 2.6 })
  writing(P, still, '460 104 110', 2.6)
  writing(P, still, '410 150 170, 410 174 150, 410 198 164, 410 222 96', 2.6)
  P.rect(408, 324, 182, 50, { fill: C.white, w: 3 })
  writing(P, still, '424 350 80', 2.6)
  sendArrow(P, 566, 349, 17)
  // the foot, with the two eyes of Copilot
  P.rect(34, 392, 572, 30, { fill: C.blueD, w: 3, occC: C.blueD })
  P.color(C.white)
  writing(P, still, '52 407 90', 2.8)
  P.color(C.ink)
  P.curve(points('548 418, 544 400, 556 390, 580 390, 592 400, 588 418'), {
    closed: true,
    fill: C.white,
    w: 2.8,
  })
  for (const x of [562, 575]) P.ell(x, 406, 3.4, 4.6, { fill: C.ink, w: 2, occC: C.ink })
  mark(P, 610, 450, 1, 582, 416)
  mark(P, 270, 320, 2, 250, 262)
  mark(P, 612, 250, 3, 560, 202)
}
