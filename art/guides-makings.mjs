import { bunting, cake, festa, note, portico } from './courtyard.mjs'
import { C, points } from './palette.mjs'
import { steam } from './pen.mjs'
import { place, writing } from './place.mjs'
import { pencil, room, walls } from './props.mjs'

/** What one makes: a poster, a picture, a small web page. Three guides, 960 by 420. */
export function makingGuides(draw) {
  const wide = (name, seed, title, picture) =>
    draw(`guida-${name}-basics`, seed, title, picture, 960, 420)

  wide(
    'canva',
    115,
    'Il manifesto della festa in un cortile con le bandierine e la tavola',
    (P) => {
      room(P, walls.straw, { y: 336, table: C.stoneD, grain: false })
      portico(P)
      bunting(P)
      // the easel
      P.poly(points('252 74, 264 74, 214 398, 198 398'), { fill: C.wood, w: 2.8 })
      P.poly(points('334 74, 346 74, 402 398, 386 398'), { fill: C.wood, w: 2.8 })
      const poster = place(186, 72, -1.5)
      P.poly(poster('0 0, 228 0, 228 262, 0 262'), { fill: C.white, w: 3.6 })
      P.poly(poster('12 12, 216 12, 216 90, 12 90'), { fill: C.ember, w: 2.8, occC: C.ember })
      festa(P, poster)
      P.curve(poster('72 150, 80 192, 114 200, 148 192, 156 150'), { fill: C.copper, w: 3.2 })
      P.ell(...poster('114 150')[0], 43, 11, { fill: '#F3CC63', w: 3 })
      steam(P, 288, 206, 32)
      steam(P, 312, 206, 36)
      P.color(C.blueD)
      note(P, poster, 36, 150)
      note(P, poster, 186, 142)
      P.color(C.ink)
      writing(P, poster, '36 222 156, 64 240 100', 4)
      P.poly(points('160 334, 424 330, 424 344, 160 348'), { fill: C.wood, w: 3 })
      // the table laid for all
      P.poly(points('560 300, 576 300, 570 400, 554 400'), { fill: C.wood, w: 2.8 })
      P.poly(points('872 300, 888 300, 894 400, 878 400'), { fill: C.wood, w: 2.8 })
      P.poly(points('524 270, 922 270, 930 330, 516 330'), { fill: C.white, w: 3.2 })
      for (let x = 546; x < 900; x += 74) {
        P.fillPts(points(`${x} 272, ${x + 34} 272, ${x + 35} 328, ${x - 2} 328`), C.blue, false)
      }
      P.poly(points('524 270, 922 270, 930 330, 516 330'), { w: 3.2, occ: false })
      cake(P, 640)
      P.poly(points('752 270, 748 214, 800 214, 796 270'), { fill: '#DCE9F0', w: 3 })
      P.curve(points('799 224, 820 226, 818 250, 797 254'), { w: 3, occ: false })
      P.ell(774, 214, 26, 7, { fill: C.white, w: 2.6 })
      for (const x of [836, 872])
        P.poly(points(`${x} 270, ${x - 4} 238, ${x + 24} 238, ${x + 20} 270`), {
          fill: C.mist,
          w: 2.6,
        })
    },
  )

  wide('firefly', 117, 'Una frase su un foglio diventa un biglietto con rose e montagne', (P) => {
    room(P, walls.peach)
    // the words
    const words = place(52, 116, -4)
    P.poly(words('0 0, 212 0, 212 132, 0 132'), { fill: C.white, w: 3.4 })
    writing(P, words, '26 36 150, 26 64 164, 26 92 96', 4)
    P.ell(...words('106 2')[0], 9, 9, { fill: C.ochre, w: 2.6 })
    // what they turn into on the way
    for (const [colour, y] of [
      [C.blue, 0],
      [C.sageD, 24],
      [C.ochre, 48],
    ]) {
      P.color(colour)
      P.curve(
        [
          [276, 142 + y],
          [310, 118 + y],
          [344, 166 + y],
          [380, 134 + y],
          [420, 158 + y],
        ],
        { w: 13, occ: false },
      )
    }
    P.color(C.ink)
    // the card
    P.poly(points('738 62, 786 96, 786 358, 738 342'), { fill: C.stone, w: 3.2 })
    P.poly(points('412 62, 738 62, 738 342, 412 342'), { fill: C.white, w: 3.6 })
    P.fillPts(points('430 80, 720 80, 720 324, 430 324'), '#DCE9F0', false)
    P.ell(652, 130, 30, 30, { fill: C.ochre, w: 3, occC: '#DCE9F0' })
    P.fillPts(
      points('430 262, 500 150, 542 210, 590 128, 650 226, 720 190, 720 324, 430 324'),
      C.slate,
      false,
    )
    P.fillPts(points('430 290, 520 252, 620 280, 720 250, 720 324, 430 324'), C.sage, false)
    P.poly(points('430 262, 500 150, 542 210, 590 128, 650 226, 720 190'), {
      w: 3.2,
      occ: false,
      open: true,
    })
    P.poly(points('478 186, 500 150, 524 184, 508 178, 496 190'), {
      fill: C.white,
      w: 2.4,
      over: 0.4,
    })
    P.poly(points('564 168, 590 128, 618 176, 598 164, 582 178'), {
      fill: C.white,
      w: 2.4,
      over: 0.4,
    })
    P.curve(points('430 290, 520 252, 620 280, 720 250'), { w: 2.8, occ: false })
    P.rect(430, 80, 290, 244, { w: 2.8, occ: false })
    for (const [x, y, r] of points('476 290 25, 540 298 21, 604 290 26, 668 296 22'))
      rose(P, x, y, r)
    for (const [x, y] of points('508 278, 572 280, 637 280')) leaf(P, x, y)
    // colours, brush, envelope
    P.poly(points('150 396, 166 346, 344 346, 336 396'), { fill: C.slate, w: 3.2 })
    for (const [i, fill] of [C.blue, C.sageD, C.ochre, C.rose].entries())
      P.ell(192 + i * 41, 370, 15, 11, { fill, w: 2.6 })
    const brush = place(40, 402, -24)
    P.poly(brush('0 -3, 84 -6, 84 6, 0 3'), { fill: C.terra, w: 2.6, over: 0.4 })
    P.poly(brush('84 -7, 100 -7, 100 7, 84 7'), { fill: C.slate, w: 2.4, over: 0.4 })
    P.curve(brush('100 -7, 116 -8, 132 1, 116 8, 100 7'), { fill: C.sageD, w: 2.6 })
    P.poly(points('806 268, 940 258, 948 352, 812 364'), { fill: C.cream, w: 3.2 })
    P.poly(points('806 268, 880 318, 940 258'), { w: 2.8, open: true, occ: false })
  })

  wide(
    'github-copilot',
    119,
    'Un computer in cucina: la pagina che fa i conti delle dosi dei casoncelli',
    (P) => {
      room(P, walls.leaf, { y: 322 })
      rail(P)
      // the laptop: code on one side, the page on the other
      P.poly(points('278 42, 656 42, 664 302, 270 302'), {
        fill: '#3A4254',
        w: 3.6,
        occC: '#3A4254',
      })
      P.fillPts(points('290 56, 440 56, 438 288, 284 288'), '#2A3140', false)
      for (const [x, y, length, tone] of points(
        '306 82 58 0, 322 108 90 1, 322 134 62 2, 338 160 76 1, 338 186 50 0, 322 212 84 2, 306 238 46 0, 306 264 90 1',
      )) {
        P.color([C.ochre, C.cream, C.sage][tone])
        P.line(x, y, x + length, y, 4.4)
      }
      P.color(C.ink)
      P.poly(points('452 56, 642 56, 648 288, 450 288'), { fill: C.white, w: 2.8, over: 0.6 })
      P.color(C.blueD)
      P.line(472, 82, 572, 82, 7)
      P.color(C.ink)
      P.curve(points('598 74, 600 92, 616 96, 630 92, 632 74'), { fill: C.copper, w: 2.6 })
      P.line(592, 74, 638, 74, 2.8)
      for (const y of [118, 158, 198]) {
        P.line(472, y + 12, 540, y + 12, 3.4)
        P.rect(568, y, 26, 24, { fill: C.cream, w: 2.6, over: 0.4 })
        P.rect(602, y, 26, 24, { fill: '#CFE0F0', w: 2.6, over: 0.4 })
        P.line(609, y + 12, 621, y + 12, 2.6)
        P.line(615, y + 6, 615, y + 18, 2.6)
      }
      P.poly(points('472 240, 630 240, 632 272, 472 272'), { fill: C.ember, w: 2.8, occC: C.ember })
      P.color(C.cream)
      P.line(512, 256, 590, 256, 4.4)
      P.color(C.ink)
      P.poly(points('258 302, 676 302, 712 350, 222 350'), { fill: C.slate, w: 3.4 })
      P.poly(points('300 310, 634 310, 646 330, 288 330'), { fill: C.white, w: 2.6, over: 0.4 })
      P.line(226, 358, 708, 358, 3)
      // stuffed pasta on the board, with the rolling pin
      P.poly(points('22 398, 46 336, 214 336, 196 398'), { fill: C.ochre, w: 3.2 })
      for (const [x, y] of points('84 354, 138 352, 66 380, 122 380, 172 374')) casoncello(P, x, y)
      P.poly(place(60, 312, -8)('0 -14, 116 -14, 116 14, 0 14'), { fill: C.wood, w: 3 })
      P.poly(place(60, 312, -8)('-30 -5, 0 -6, 0 6, -30 5'), { fill: C.terra, w: 2.6, over: 0.4 })
      P.poly(place(60, 312, -8)('116 -6, 146 -5, 146 5, 116 6'), {
        fill: C.terra,
        w: 2.6,
        over: 0.4,
      })
      kitchenScale(P)
      P.curve(points('728 384, 734 366, 750 364, 758 380, 750 396, 734 396'), {
        closed: true,
        fill: C.cream,
        w: 2.8,
      })
      P.curve(points('762 392, 768 376, 784 374, 792 388, 784 402, 768 402'), {
        closed: true,
        fill: C.rose,
        w: 2.8,
      })
      pencil(P, place(846, 396, -8, 0.9), C.blue)
    },
  )
}

/** A rose seen from the front. */
function rose(P, x, y, r) {
  P.ell(x, y, r, r * 0.92, { fill: C.ember, w: 3, occC: C.ember })
  P.curve(
    [
      [x - r * 0.55, y + r * 0.1],
      [x - r * 0.1, y + r * 0.55],
      [x + r * 0.5, y + r * 0.2],
      [x + r * 0.25, y - r * 0.4],
      [x - r * 0.25, y - r * 0.3],
      [x - r * 0.1, y + r * 0.1],
    ],
    { w: 2.6, occ: false },
  )
}

/** A leaf between two roses. */
function leaf(P, x, y) {
  P.curve(
    [
      [x - 4, y + 20],
      [x - 14, y],
      [x, y - 18],
      [x + 14, y],
      [x + 4, y + 20],
    ],
    { closed: true, fill: C.sageD, w: 2.6 },
  )
}

/** A filled pasta of Bergamo: folded, with its dent. */
function casoncello(P, x, y) {
  P.curve(
    [
      [x - 25, y + 9],
      [x - 19, y - 6],
      [x, y - 14],
      [x + 19, y - 6],
      [x + 25, y + 9],
      [x, y + 3],
    ],
    { closed: true, fill: '#F7E3A8', w: 2.8 },
  )
  for (const [dx, dy] of [
    [-12, -5],
    [0, -8],
    [12, -5],
  ])
    P.line(x + dx, y + dy, x + dx * 0.75, y + dy + 6, 2.4)
}

/** The scale with its bowl of flour. */
function kitchenScale(P) {
  P.poly(points('792 358, 806 262, 884 262, 900 358'), { fill: C.blue, w: 3.2 })
  P.ell(846, 312, 30, 30, { fill: C.white, w: 3 })
  P.line(846, 312, 862, 296, 3)
  P.rect(832, 248, 28, 14, { fill: C.slate, w: 2.6, over: 0.6 })
  P.curve(points('790 208, 806 172, 846 160, 884 174, 904 208'), { fill: C.white, w: 2.8 })
  P.curve(points('768 206, 784 238, 814 250, 878 250, 910 238, 926 206'), { fill: C.cream, w: 3.2 })
  P.line(764, 206, 930, 206, 3.2)
}

/** The rail with ladle, colander and whisk. */
function rail(P) {
  P.rect(24, 34, 196, 12, { fill: C.wood, w: 3 })
  P.line(62, 46, 62, 128, 4)
  P.curve(points('40 128, 46 154, 64 160, 82 152, 86 128'), { fill: C.slate, w: 3 })
  P.line(38, 128, 88, 128, 2.8)
  P.poly(points('122 46, 134 46, 136 110, 120 110'), { fill: C.terra, w: 2.8 })
  P.poly(points('106 110, 150 110, 146 186, 110 186'), { fill: C.slate, w: 2.8 })
  for (const x of [120, 134]) P.line(x, 124, x, 172, 2.8)
  P.line(192, 46, 192, 100, 5)
  for (const bend of [26, 10])
    P.curve(
      [
        [190, 100],
        [192 - bend, 140],
        [192, 172],
        [192 + bend, 140],
        [194, 100],
      ],
      { w: 2.8, occ: false },
    )
}
