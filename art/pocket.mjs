import { handset, letters, mark, microphone } from './marks.mjs'
import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, tick, writing } from './place.mjs'
import { room, spectacles, walls } from './props.mjs'

const violet = '#8E7CC3'

/** 'L'AI che hai già in tasca': the guide's own picture, 960 by 420. */
export function pocket(draw) {
  const title = 'Una giacca appesa, con un telefono che spunta dalla tasca'
  draw('guida-ai-in-tasca', 301, title, coat, 960, 420)
}

function coat(P) {
  room(P, walls.straw, { y: 392, grain: false })
  // the hooks
  P.rect(120, 34, 720, 26, { fill: C.wood, w: 3.2 })
  for (const x of [220, 480, 740])
    P.curve(
      [
        [x, 58],
        [x, 78],
        [x + 14, 84],
        [x + 22, 74],
      ],
      { w: 5 },
    )
  // a hat and a bag beside it
  P.curve(points('176 96, 190 70, 236 66, 262 92'), { fill: C.sageD, w: 3.2 })
  P.ell(220, 98, 66, 15, { fill: C.sage, w: 3.2 })
  P.curve(points('716 172, 722 92, 754 84, 778 172'), { w: 4, occ: false })
  P.poly(points('676 170, 818 170, 830 300, 664 300'), { fill: C.terra, w: 3.4, occC: C.terra })
  P.line(672, 204, 824, 204, 2.8)
  P.ell(747, 206, 9, 9, { fill: C.ochre, w: 2.6 })
  // the jacket: sleeves behind, then the body
  P.poly(points('392 122, 330 214, 304 356, 360 366, 384 240'), { fill: C.blue, w: 3.4, over: 0.6 })
  P.poly(points('568 122, 630 214, 656 356, 600 366, 576 240'), { fill: C.blue, w: 3.4, over: 0.6 })
  P.line(306, 344, 362, 354, 2.4)
  P.line(654, 344, 598, 354, 2.4)
  P.poly(points('344 378, 352 240, 388 124, 424 102, 536 102, 572 124, 608 240, 616 378'), {
    fill: C.blue,
    w: 3.6,
    over: 0.8,
    occC: C.blue,
  })
  P.poly(points('420 104, 480 92, 540 104, 500 190, 480 216, 460 190'), { fill: C.cream, w: 3 })
  P.poly(points('420 104, 446 98, 476 214, 470 240, 424 160'), {
    fill: C.blueD,
    w: 3.2,
    occC: C.blueD,
  })
  P.poly(points('540 104, 514 98, 484 214, 490 240, 536 160'), {
    fill: C.blueD,
    w: 3.2,
    occC: C.blueD,
  })
  P.line(480, 236, 480, 376, 2.8)
  for (const y of [262, 304, 346]) P.ell(494, y, 6, 6, { fill: C.ochre, w: 2.4 })
  // the telephone in the pocket
  const phone = place(376, 192, 6)
  P.poly(phone('0 0, 74 0, 74 130, 0 130'), { fill: '#3A4254', w: 3.2, occC: '#3A4254' })
  P.poly(phone('8 14, 66 14, 66 130, 8 130'), { fill: '#F5F0E4', w: 2.4, over: 0.4 })
  const [[sx, sy]] = phone('37 44')
  spark(P, sx, sy, 22)
  P.poly(points('360 276, 462 282, 460 352, 360 348'), { fill: C.blue, w: 3.4, occC: C.blue })
  P.line(360, 292, 462, 298, 2.4)
  // the sounds that it makes
  for (const [r, w] of [
    [58, 3.2],
    [82, 2.6],
  ])
    P.curve(P.arcPts(sx, sy, r, r, 205, 262), { w, occ: false })
}

/** One drawing for each of its chapters, 640 by 480. */
export function pocketChapters(draw) {
  const chapter = (name, seed, title, picture) =>
    draw(`capitolo-${name}`, seed, title, picture, 640, 480)
  chapter('cerchio', 303, "L'elenco delle chat con il cerchio di Meta AI", circle)
  chapter('panoramica', 305, "Una pagina di ricerca con la risposta dell'AI in alto", overview)
  chapter('assistente', 307, "Due telefoni con l'assistente acceso", assistant)
  chapter('tasto', 309, 'Un computer portatile con il tasto di Copilot', key)
  chapter('casa', 315, 'Un altoparlante, una televisione e un telecomando', house)
  chapter('dettare', 311, 'Un telefono con la tastiera e due microfoni', dictating)
  chapter('silenzio', 313, 'Un foglio con tre colonne e un telefono che tace', silence)
}

/** What a chapter's picture stands on. */
function table(P, wall = '#F0E6DA') {
  P.fillPts(points('0 0, 640 0, 640 480, 0 480'), wall, false)
  P.fillPts(points('0 392, 640 392, 640 480, 0 480'), '#DCC59C', false)
  P.line(-10, 392, 650, 392, 3)
}

/** The ring of Meta AI. */
function ring(P, x, y, r) {
  P.ell(x, y, r, r, { fill: C.white, w: 0 })
  P.color(C.blueD)
  P.ell(x, y, r, r, { w: r / 3.4, occ: false })
  P.color(violet)
  P.curve(P.arcPts(x, y, r, r, 300, 430), { w: r / 3.4, occ: false })
  P.color(C.ink)
}

function circle(P) {
  table(P)
  handset(P, 206, 18, 232, 440)
  P.rect(232, 58, 180, 32, { fill: C.white, w: 2.4, over: 0.4 })
  ring(P, 250, 74, 8)
  writing(P, place(0, 0), '270 76 96', 2.2)
  for (const [row, fill] of [C.rose, C.sage, C.ochre, C.slate, C.terra].entries()) {
    const y = 124 + row * 56
    P.ell(254, y, 19, 19, { fill, w: 2.6 })
    writing(P, place(0, 0), `284 ${y - 8} 92, 284 ${y + 8} 116`, 2.6)
  }
  ring(P, 386, 392, 21)
  cup(P, 88, 356)
  mark(P, 546, 380, 1, 416, 392)
  mark(P, 104, 110, 2, 240, 76)
}

/** A cup of coffee. */
function cup(P, x, y) {
  P.ell(x, y + 62, 62, 12, { fill: C.white, w: 3 })
  P.curve(
    [
      [x + 38, y + 16],
      [x + 66, y + 14],
      [x + 60, y + 44],
      [x + 30, y + 46],
    ],
    { w: 4.4, occ: false },
  )
  P.poly(
    [
      [x - 42, y],
      [x + 42, y],
      [x + 28, y + 58],
      [x - 28, y + 58],
    ],
    { fill: C.cream, w: 3.2 },
  )
  P.ell(x, y, 42, 10, { fill: C.wood, w: 3 })
}

function overview(P) {
  P.fillPts(points('0 0, 640 0, 640 480, 0 480'), walls.sky, false)
  P.rect(96, 30, 448, 424, { fill: C.white, w: 3.4 })
  P.rect(96, 30, 448, 30, { fill: C.stone, w: 3 })
  for (const x of [114, 132, 150]) P.ell(x, 45, 5, 5, { fill: C.cream, w: 2 })
  // where one asks
  P.rect(126, 78, 360, 36, { fill: C.cream, w: 2.8, over: 0.6 })
  writing(P, place(0, 0), '144 97 150', 2.6)
  microphone(P, 462, 93, 0.55, C.ember)
  // the words below it
  for (const [x, w] of points('126 92, 234 62, 312 74')) {
    P.rect(x, 126, w, 28, { fill: x === 126 ? '#E7E1F3' : C.white, w: 2.4, over: 0.4 })
  }
  letters(P, 160, 132, 'AI', 1, 2.6)
  writing(P, place(0, 0), '246 140 38', 2.4)
  letters(P, 328, 132, 'WEB', 1, 2.6)
  // the answer that is there already
  P.rect(120, 172, 262, 152, { fill: '#EAF1F4', w: 3.2, occC: '#EAF1F4' })
  spark(P, 146, 196, 13, violet)
  letters(P, 172, 188, 'AI', 1, 2.8)
  writing(P, place(0, 0), '140 226 220, 140 244 204, 140 262 214, 140 280 180, 140 298 120', 2.6)
  // where it comes from
  for (const y of [172, 252]) {
    P.rect(398, y, 122, 70, { fill: C.cream, w: 2.8 })
    P.ell(416, y + 18, 8, 8, { fill: C.sage, w: 2.2 })
    writing(P, place(0, 0), `432 ${y + 18} 70, 412 ${y + 38} 92, 412 ${y + 54} 70`, 2.4)
  }
  // the list of always
  for (const y of [346, 400]) {
    P.color(C.blueD)
    writing(P, place(0, 0), `126 ${y} 170`, 4.4)
    P.color(C.ink)
    writing(P, place(0, 0), `126 ${y + 18} 330, 126 ${y + 34} 280`, 2.2)
  }
  mark(P, 48, 246, 1, 122, 246)
  mark(P, 594, 226, 2, 518, 226)
  mark(P, 48, 140, 3, 126, 140)
  mark(P, 594, 140, 4, 386, 140)
}

function assistant(P) {
  table(P, walls.leaf)
  // Android: the light along the foot
  handset(P, 92, 46, 194, 386)
  writing(P, place(0, 0), '124 122 96, 124 142 120, 124 162 74', 2.6)
  for (const [dy, fill] of [
    [0, C.blue],
    [16, C.ochre],
    [32, C.rose],
  ])
    P.curve(
      [
        [106, 404],
        [106, 372 + dy],
        [146, 350 + dy],
        [190, 342 + dy],
        [234, 350 + dy],
        [272, 372 + dy],
        [272, 404],
      ],
      { fill, w: 2.4, occC: fill },
    )
  microphone(P, 189, 366, 0.7, C.white)
  // the key that is held
  P.rect(286, 150, 9, 54, { fill: C.ember, w: 2.6, over: 0.4, occC: C.ember })
  finger(P, 300, 178)
  // iPhone: the lit edge
  handset(P, 396, 46, 194, 386)
  for (const [inset, tint] of [
    [4, C.rose],
    [11, violet],
    [18, C.blue],
  ]) {
    P.color(tint)
    P.rect(408 + inset, 72 + inset, 170 - inset * 2, 334 - inset * 2, { w: 5, over: 0, occ: false })
  }
  P.color(C.ink)
  writing(P, place(0, 0), '446 190 92, 446 210 76', 2.6)
  for (const [r, w] of points('16 3, 28 2.6'))
    P.curve(P.arcPts(493, 300, r, r, 200, 340), { w, occ: false })
  P.ell(493, 304, 6, 6, { fill: C.ember, w: 2.2 })
  mark(P, 44, 300, 1, 150, 376)
  mark(P, 350, 330, 2, 414, 330)
}

/** A finger that comes from the right, its tip at x, y. */
function finger(P, x, y) {
  const at = place(x, y)
  P.curve(at('90 -24, 50 -22, 18 -16, 2 -8, 0 4, 12 10, 44 12, 58 20, 90 26'), {
    fill: C.rose,
    w: 3.2,
    occC: C.rose,
  })
  P.curve(at('4 -8, 12 -4, 12 4, 4 8'), { w: 2, occ: false })
}

function key(P) {
  table(P, walls.peach)
  // the screen
  P.poly(points('122 26, 518 26, 526 290, 114 290'), { fill: '#3A4254', w: 3.4, occC: '#3A4254' })
  P.poly(points('138 42, 502 42, 508 274, 132 274'), { fill: '#E4EDEE', w: 2.6, over: 0.4 })
  writing(P, place(0, 0), '160 84 120, 160 104 140, 160 124 100, 160 144 132', 2.4)
  // the window that opens
  P.rect(336, 62, 150, 196, { fill: C.white, w: 3.2 })
  P.rect(336, 62, 150, 30, { fill: '#E7E1F3', w: 2.6, over: 0.4 })
  letters(P, 460, 69, 'X', 1, 3)
  ribbon(P, 411, 132, 1.2)
  writing(P, place(0, 0), '360 184 102, 360 202 76', 2.6)
  P.rect(350, 222, 122, 24, { fill: C.cream, w: 2.4, over: 0.4 })
  microphone(P, 458, 231, 0.42, C.ember)
  // the keyboard
  P.poly(points('96 294, 544 294, 598 458, 42 458'), { fill: C.slate, w: 3.4 })
  P.line(96, 294, 544, 294, 3.4)
  for (let row = 0; row < 3; row++) {
    const [y, from, to] = [308 + row * 32, 106 - row * 11, 534 + row * 11]
    const step = (to - from) / 12
    for (let at = 0; at < 12; at++)
      P.rect(from + at * step + 2, y, step - 5, 23, { fill: C.white, w: 2, over: 0.2 })
  }
  const last = 406
  for (const [x, w] of points('72 46, 122 46, 172 190, 366 46, 472 46, 522 46'))
    P.rect(x, last, w, 30, { fill: C.white, w: 2.2, over: 0.3 })
  P.rect(416, last, 50, 30, { fill: C.ochre, w: 3.2, occC: C.ochre, over: 0.6 })
  ribbon(P, 441, last + 15, 0.55)
  mark(P, 592, 368, 1, 462, 412)
  mark(P, 66, 190, 2, 338, 190)
  mark(P, 578, 100, 3, 474, 77)
}

/** The folded ribbon of Copilot. */
function ribbon(P, x, y, size) {
  const at = place(x, y, 0, size)
  P.curve(at('-22 14, -12 -14, 2 -16, -6 14'), { closed: true, fill: C.blue, w: 2.4, occC: C.blue })
  P.curve(at('22 -14, 12 14, -2 16, 6 -14'), { closed: true, fill: C.ember, w: 2.4, occC: C.ember })
}

function house(P) {
  table(P, walls.leaf)
  // the television
  P.poly(points('420 262, 486 262, 506 384, 400 384'), { fill: C.slate, w: 3, occC: C.slate })
  P.rect(300, 52, 306, 212, { fill: '#3A4254', w: 3.4, occC: '#3A4254' })
  P.rect(314, 66, 278, 180, { fill: '#E4EDEE', w: 2.6, over: 0.4 })
  P.ell(524, 112, 26, 26, { fill: C.ochre, w: 2.8 })
  P.curve(points('316 244, 316 190, 372 150, 420 192, 470 164, 540 210, 590 186, 590 244'), {
    fill: C.sage,
    w: 3,
  })
  // the loudspeaker, which is listening
  P.poly(points('86 236, 234 236, 226 398, 94 398'), { fill: C.slate, w: 3.4 })
  for (const y of [276, 300, 324, 348, 372]) P.line(106, y, 214, y, 1.7)
  P.ell(160, 236, 75, 22, { fill: '#3A4254', w: 3.4, occC: '#3A4254' })
  P.color(C.blue)
  P.ell(160, 236, 60, 15, { w: 5, occ: false })
  P.color(C.ink)
  P.ell(160, 236, 21, 8, { fill: C.ember, w: 2.6, occC: C.ember })
  for (const [r, w] of points('34 3, 56 2.6'))
    P.curve(P.arcPts(160, 204, r, r, 225, 315), { w, occ: false })
  // the remote control
  P.poly(points('318 414, 536 404, 542 452, 324 464'), { fill: '#3A4254', w: 3.2, occC: '#3A4254' })
  P.ell(352, 438, 19, 17, { fill: C.ember, w: 2.8, occC: C.ember })
  microphone(P, 352, 434, 0.55, C.white)
  for (const x of [404, 440, 476, 512]) P.ell(x, 433, 9, 8, { fill: C.white, w: 2.2 })
  mark(P, 44, 316, 1, 92, 316)
  mark(P, 246, 160, 2, 176, 234)
  mark(P, 262, 446, 3, 336, 440)
}

function dictating(P) {
  table(P)
  handset(P, 194, 14, 252, 450)
  // a message, and one that is being spoken
  P.rect(222, 58, 140, 46, { fill: C.white, w: 2.6 })
  writing(P, place(0, 0), '236 74 110, 236 90 80', 2.4)
  P.rect(280, 122, 140, 46, { fill: '#DDE8CF', w: 2.6 })
  writing(P, place(0, 0), '294 138 112, 294 154 64', 2.4)
  P.rect(218, 204, 154, 42, { fill: C.white, w: 2.8 })
  writing(P, place(0, 0), '234 225 82', 3)
  P.line(324, 214, 324, 236, 2.4)
  P.ell(402, 225, 24, 24, { fill: C.sageD, w: 3, occC: C.sageD })
  microphone(P, 402, 220, 0.8, C.white)
  // the keyboard
  P.rect(208, 262, 224, 174, { fill: C.slate, w: 2.8 })
  writing(P, place(0, 0), '224 282 44, 286 282 44', 2.6)
  P.ell(408, 282, 16, 16, { fill: C.ember, w: 2.8, occC: C.ember })
  microphone(P, 408, 279, 0.55, C.white)
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < 9 - row; at++)
      P.rect(216 + row * 12 + at * 23.4, 306 + row * 32, 18, 24, {
        fill: C.white,
        w: 1.9,
        over: 0.2,
      })
  P.rect(262, 404, 116, 22, { fill: C.white, w: 2.2, over: 0.3 })
  // the voice that comes in
  for (const [r, w] of points('34 3.2, 56 2.8, 78 2.4'))
    P.curve(P.arcPts(84, 272, r, r, -42, 42), { w, occ: false })
  P.curve(
    points(
      '-4 168, 40 170, 64 192, 68 214, 86 240, 74 250, 80 262, 72 270, 80 280, 72 292, 70 308, 44 318, 34 342, -4 350',
    ),
    { fill: C.rose, w: 3.2, occC: C.rose },
  )
  P.curve(points('-4 150, 34 148, 66 176, 46 190, 24 184, 16 214, -4 222'), {
    closed: true,
    fill: C.slate,
    w: 3,
    occC: C.slate,
  })
  P.ell(50, 216, 4, 5, { fill: C.ink, w: 2 })
  mark(P, 560, 320, 1, 424, 284)
  mark(P, 560, 186, 2, 426, 222)
}

function silence(P) {
  table(P, walls.sky)
  P.fillPts(points('0 330, 640 330, 640 480, 0 480'), '#DCC59C', false)
  P.line(-10, 330, 650, 330, 3)
  // the sheet with three columns
  const sheet = place(64, 70, -2)
  P.poly(sheet('0 0, 312 0, 312 330, 0 330'), { fill: C.white, w: 3.4 })
  for (const x of [104, 208]) P.line(...sheet(`${x} 14`)[0], ...sheet(`${x} 316`)[0], 2.6)
  P.line(...sheet('12 66')[0], ...sheet('300 66')[0], 2.8)
  for (const [x, fill] of [
    [52, C.sage],
    [156, C.ochre],
    [260, C.terra],
  ]) {
    const [[cx, cy]] = sheet(`${x} 36`)
    P.ell(cx, cy, 20, 20, { fill, w: 2.8 })
    if (fill === C.sage) tick(P, cx, cy, 17, 3.6)
    if (fill === C.ochre)
      P.poly(
        [
          [cx - 9, cy - 6],
          [cx + 9, cy - 6],
          [cx, cy + 9],
        ],
        { fill: C.ink, w: 2, over: 0 },
      )
    if (fill === C.terra) letters(P, cx - 6, cy - 9.5, 'X', 1.2, 3.4)
  }
  writing(P, sheet, '20 100 64, 20 140 54, 20 180 68, 124 100 62, 124 140 70, 228 100 58', 3)
  // the telephone that is silent
  handset(P, 424, 96, 150, 300)
  P.ell(544, 138, 11, 11, { fill: '#3E9B5B', w: 2.4, occC: '#3E9B5B' })
  microphone(P, 499, 236, 1.7, C.slate)
  P.color(C.ember)
  P.line(462, 292, 538, 196, 6)
  P.color(C.ink)
  spectacles(P, 236, 436)
  mark(P, 34, 190, 1, 92, 126)
  mark(P, 606, 62, 2, 552, 130)
}
