import { C, points } from './palette.mjs'
import { place, tick, writing } from './place.mjs'
import { room, walls } from './props.mjs'

/** What one weighs and plans: two guides, 960 by 420. */
export function choiceGuides(draw) {
  const wide = (name, seed, title, picture) =>
    draw(`guida-${name}-basics`, seed, title, picture, 960, 420)

  wide(
    'gemini',
    107,
    "Una bilancia pesa un trenino e un'automobilina, con i conti di casa",
    (P) => {
      room(P, walls.straw)
      // the scale
      P.poly(points('330 362, 366 336, 594 336, 630 362'), { fill: C.ochre, w: 3.2 })
      P.poly(points('466 326, 472 70, 488 70, 494 326'), { fill: C.ochre, w: 3.2 })
      P.poly(points('218 78, 480 56, 742 42, 742 54, 480 72, 218 92'), { fill: C.ochre, w: 3 })
      P.ell(480, 62, 21, 21, { fill: C.ochre, w: 3.4 })
      P.ell(480, 62, 7, 7, { fill: C.white, w: 2.6 })
      P.line(480, 84, 474, 124, 3)
      pan(P, 226, 86, 240)
      pan(P, 734, 50, 204)
      toyTrain(P, 226, 240)
      toyCar(P, 734, 204)
      // the table of the two choices, leaning on the foot
      const sheet = place(384, 188, -2)
      P.poly(sheet('0 0, 192 0, 192 172, 0 172'), { fill: C.white, w: 3.2 })
      for (const line of [
        '0 36, 192 36',
        '0 80, 192 80',
        '0 126, 192 126',
        '68 0, 68 172',
        '130 0, 130 172',
      ]) {
        const [[x1, y1], [x2, y2]] = sheet(line)
        P.line(x1, y1, x2, y2, 2.4)
      }
      writing(P, sheet, '14 20 40, 14 58 42, 14 104 34, 14 148 42, 80 20 38, 142 20 36', 3)
      for (const at of ['98 60, 0 0', '160 106, 0 0', '98 152, 0 0']) {
        const [[x, y]] = sheet(at)
        tick(P, x, y, 17, 4)
      }
      // money of the house, and the sums
      for (const [x, y] of points('66 390, 66 378, 124 394')) coin(P, x, y)
      P.poly(points('176 400, 190 358, 320 352, 318 396'), { fill: C.sage, w: 2.8 })
      P.ell(250, 376, 22, 13, { fill: C.cream, w: 2.4 })
      P.poly(points('690 404, 700 348, 800 346, 806 402'), { fill: C.slate, w: 3.2 })
      P.poly(points('712 354, 790 352, 792 366, 710 368'), { fill: C.cream, w: 2.2, over: 0.4 })
      for (const y of [374, 388])
        for (const x of [712, 734, 756, 778])
          P.rect(x, y, 14, 8, { fill: C.white, w: 1.8, over: 0.2 })
      P.poly(points('830 366, 932 350, 938 392, 838 408'), { fill: C.white, w: 2.6 })
      writing(P, place(830, 366, -9), '14 14 58, 14 26 72', 2.2)
    },
  )

  wide(
    'copilot',
    109,
    'Zaino, cappello ed elenco sul muretto; la funicolare sale sul colle',
    (P) => {
      P.fillPts(points('0 0, 960 0, 960 420, 0 420'), walls.sky, false)
      P.fillPts(
        points('0 190, 150 120, 300 170, 380 140, 620 210, 960 160, 960 340, 0 340'),
        '#D3DDDF',
        false,
      )
      P.ell(116, 78, 34, 34, { fill: C.ochre, w: 2.8, occC: walls.sky })
      P.curve(points('230 66, 240 58, 248 66, 257 58, 268 65'), { w: 2.4, occ: false })
      P.curve(points('286 96, 294 90, 301 96, 309 90, 317 96'), { w: 2.4, occ: false })
      upperTown(P)
      funicular(P)
      // the wall
      P.rect(-10, 322, 980, 110, { fill: C.stone, w: 3.4 })
      P.line(-10, 344, 970, 342, 2.8)
      for (const [x, y, w] of points(
        '30 372 90, 180 394 70, 330 370 110, 520 392 80, 660 368 90, 820 390 100',
      ))
        P.line(x, y, x + w, y - 1, 2)
      for (const [x, y] of points('120 344, 260 372, 430 344, 590 370, 760 344, 860 368'))
        P.line(x, y, x - 1, y + 22, 2)
      rucksack(P)
      // the list
      const list = place(262, 206, 5)
      P.poly(list('0 0, 116 0, 116 122, 0 122'), { fill: C.white, w: 3.2 })
      writing(P, list, '42 24 56, 42 50 46, 42 76 60, 42 102 40', 2.6)
      for (const y of [24, 50, 76]) {
        const [[x1, y1]] = list(`22 ${y}`)
        tick(P, x1, y1, 14, 3.4)
      }
      const [last] = [list('14 94, 30 94, 30 110, 14 110')]
      P.poly(last, { w: 2.2, over: 0.4, occ: false })
      // flask, hat
      P.poly(points('404 322, 404 242, 412 230, 448 230, 456 242, 456 322'), {
        fill: C.sageD,
        w: 3.2,
      })
      P.poly(points('410 230, 412 200, 448 200, 450 230'), { fill: C.slate, w: 3 })
      P.line(405, 262, 455, 262, 2.6)
      P.line(405, 300, 455, 300, 2.6)
      P.curve(points('520 304, 528 262, 560 250, 592 256, 606 276, 612 304'), {
        fill: C.ochre,
        w: 3.2,
      })
      P.curve(points('522 290, 560 298, 610 290, 612 304, 566 310, 520 304'), {
        closed: true,
        fill: C.blue,
        w: 2.4,
      })
      P.curve(points('484 312, 524 300, 566 308, 610 300, 650 312, 606 322, 530 322'), {
        closed: true,
        fill: C.ochre,
        w: 3,
      })
    },
  )
}

/** A pan on its three strings. */
function pan(P, x, top, foot) {
  P.line(x, top, x - 108, foot, 2.4)
  P.line(x, top, x + 108, foot, 2.4)
  P.curve(
    [
      [x - 122, foot],
      [x - 92, foot + 26],
      [x, foot + 36],
      [x + 92, foot + 26],
      [x + 122, foot],
    ],
    { fill: C.cream, w: 3 },
  )
  P.line(x - 126, foot, x + 126, foot, 3.4)
}

/** A wooden engine with its wagon, their wheels on `y`. */
function toyTrain(P, x, y) {
  P.rect(x - 92, y - 50, 66, 36, { fill: C.sage, w: 2.8, over: 1 })
  P.rect(x - 84, y - 62, 50, 12, { fill: C.cream, w: 2.4, over: 0.6 })
  P.line(x - 26, y - 20, x - 8, y - 20, 3.2)
  P.rect(x - 8, y - 78, 40, 64, { fill: C.blue, w: 2.8, over: 1 })
  P.rect(x + 2, y - 66, 20, 20, { fill: C.white, w: 2.4, over: 0.6 })
  P.rect(x - 14, y - 86, 52, 9, { fill: C.blueD, w: 2.6, occC: C.blueD })
  P.rect(x + 32, y - 48, 56, 34, { fill: C.blue, w: 2.8, over: 1 })
  P.poly(
    [
      [x + 60, y - 48],
      [x + 56, y - 74],
      [x + 78, y - 74],
      [x + 74, y - 48],
    ],
    { fill: C.slate, w: 2.6, over: 0.6 },
  )
  for (const dx of [-78, -40, 8, 42, 74]) {
    P.ell(x + dx, y - 11, 11, 11, { fill: C.wood, w: 2.8 })
  }
}

/** A small car, its wheels on `y`. */
function toyCar(P, x, y) {
  P.curve(
    [
      [x - 52, y - 44],
      [x - 38, y - 80],
      [x - 6, y - 86],
      [x + 28, y - 80],
      [x + 50, y - 44],
    ],
    { fill: C.ember, w: 3, occC: C.ember },
  )
  P.poly(
    [
      [x - 84, y - 14],
      [x - 82, y - 42],
      [x - 52, y - 48],
      [x + 60, y - 48],
      [x + 86, y - 36],
      [x + 88, y - 14],
    ],
    { fill: C.ember, w: 3, occC: C.ember, over: 1 },
  )
  P.poly(
    [
      [x - 38, y - 48],
      [x - 28, y - 72],
      [x - 6, y - 74],
      [x - 6, y - 48],
    ],
    { fill: C.mist, w: 2.6, over: 0.4 },
  )
  P.poly(
    [
      [x + 4, y - 48],
      [x + 4, y - 74],
      [x + 24, y - 72],
      [x + 38, y - 48],
    ],
    { fill: C.mist, w: 2.6, over: 0.4 },
  )
  P.ell(x + 80, y - 32, 5, 5, { fill: C.cream, w: 2.2 })
  for (const dx of [-46, 48]) {
    P.ell(x + dx, y - 14, 17, 17, { fill: C.slate, w: 3.2 })
    P.ell(x + dx, y - 14, 6, 6, { w: 2.4 })
  }
}

/** A coin lying flat. */
function coin(P, x, y) {
  P.ell(x, y, 28, 8, { fill: C.ochre, w: 2.4 })
}

/** The upper town on its hill, with tower, dome and campanile. */
function upperTown(P) {
  P.fillPts(
    points('300 322, 420 238, 520 176, 640 128, 800 132, 880 172, 960 214, 960 330, 300 330'),
    C.sage,
    false,
  )
  P.rect(668, 36, 26, 100, { fill: C.stone, w: 2.8, over: 1 })
  P.poly(points('662 36, 681 14, 700 36'), { fill: C.terra, w: 2.6 })
  P.darkArch(677, 48, 8, 18)
  P.curve(P.arcPts(748, 92, 30, 40, 180, 360), { fill: C.slate, w: 2.8 })
  P.rect(720, 92, 57, 44, { fill: C.ochre, w: 2.8, over: 1 })
  P.rect(806, 56, 22, 84, { fill: C.cream, w: 2.8, over: 1 })
  P.poly(points('803 56, 817 12, 831 56'), { fill: C.sageD, w: 2.6 })
  P.darkArch(813, 66, 8, 16)
  for (const [x, y, w, h] of points('628 124 44 34, 690 116 40 36, 768 118 42 34, 826 126 46 40')) {
    P.rect(x, y, w, h, { fill: x === 690 ? C.white : C.rose, w: 2.6, over: 0.8 })
    P.poly(
      [
        [x - 4, y + 1],
        [x + w / 2, y - 15],
        [x + w + 4, y + 1],
      ],
      { fill: C.terra, w: 2.6, over: 0.6 },
    )
    P.darkRect(x + 10, y + 11, 6, 9)
    P.darkRect(x + w - 16, y + 11, 6, 9)
  }
  P.poly(points('606 152, 884 156, 900 186, 598 184'), { fill: C.stone, w: 3 })
  for (const x of [660, 730, 800]) P.line(x, 158, x + 2, 182, 2)
}

/** The funicular's track and its car, half way up. */
function funicular(P) {
  P.line(960, 330, 752, 190, 3)
  P.line(934, 338, 728, 190, 3)
  for (let k = 0.06; k < 1; k += 0.11)
    P.line(960 - 212 * k, 331 - 142 * k, 936 - 212 * k, 338 - 148 * k, 2.6)
  P.poly(points('812 190, 868 226, 856 290, 800 252'), { fill: C.ember, w: 3.4, occC: C.ember })
  P.dark(points('820 206, 834 215, 829 240, 815 231'), C.cream)
  P.dark(points('842 220, 858 230, 852 256, 837 246'), C.cream)
  P.line(806, 182, 876, 226, 4)
}

/** A rucksack with its pocket and rolled blanket. */
function rucksack(P) {
  P.curve(points('84 206, 62 236, 60 300, 80 318'), { w: 6, occ: false })
  P.curve(points('122 186, 124 158, 156 158, 158 186'), { w: 4.4, occ: false })
  P.curve(points('82 322, 78 232, 94 190, 140 178, 186 190, 202 232, 198 322'), {
    fill: C.blueD,
    w: 3.4,
    occC: C.blueD,
  })
  P.line(80, 322, 200, 322, 3)
  P.poly(points('84 206, 196 206, 206 246, 140 260, 74 246'), { fill: C.blue, w: 3 })
  P.rect(132, 240, 17, 32, { fill: C.ochre, w: 2.6, over: 0.6 })
  P.poly(points('100 280, 180 280, 176 320, 104 320'), { fill: C.blue, w: 2.8 })
  P.ell(92, 180, 22, 15, { fill: C.rose, w: 2.8 })
  P.poly(points('92 165, 190 165, 190 195, 92 195'), { fill: C.rose, w: 2.8, over: 0.4 })
  P.ell(190, 180, 13, 15, { fill: C.cream, w: 2.6 })
  P.ell(190, 180, 5, 6, { w: 2.2 })
}
