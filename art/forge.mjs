import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'

/** The forge with its hanging tools, 640 by 370. */
export function forge(draw) {
  // the forge, for the promo
  draw(
    'fucina',
    47,
    "La fucina: un camino ad arco acceso, un'incudine, un martello e gli attrezzi appesi",
    (P) => {
      P.rect(20, 30, 600, 14, { fill: C.wood, w: 3 })
      for (const x of [60, 112, 164, 520, 572]) P.ell(x, 37, 4.5, 4.5, { fill: C.ochre, w: 2.2 })
      P.poly(
        points('210 357, 210 170')
          .concat(P.arcPts(320, 170, 110, 110, 180, 360))
          .concat([[430, 357]]),
        { fill: C.stone, w: 0 },
      )
      P.line(210, 170, 210, 357, 3.6)
      P.curve(P.arcPts(320, 170, 110, 110, 180, 360), { w: 3.6, occ: false })
      P.line(430, 170, 430, 357, 3.6)
      const inn = points('246 330, 246 178')
        .concat(P.arcPts(320, 178, 74, 74, 180, 360))
        .concat([[394, 330]])
      P.occ(inn, '#33272A')
      P.line(246, 178, 246, 330, 3)
      P.curve(P.arcPts(320, 178, 74, 74, 180, 360), { w: 3, occ: false })
      P.line(394, 178, 394, 330, 3)
      for (let i = 0; i <= 10; i++) {
        const a = ((180 + i * 18) * Math.PI) / 180
        P.line(
          320 + Math.cos(a) * 77,
          177 + Math.sin(a) * 77,
          320 + Math.cos(a) * 107,
          171 + Math.sin(a) * 107,
          2.2,
        )
      }
      for (const y of [210, 246, 282, 318]) {
        P.line(211, y, 245, y, 2.2)
        P.line(395, y, 429, y, 2.2)
      }
      P.line(228, 192, 228, 210, 2)
      P.line(412, 192, 412, 210, 2)
      P.line(228, 246, 228, 282, 2)
      P.line(412, 246, 412, 282, 2)
      P.curve(
        points(
          '270 324, 262 286, 284 262, 282 232, 306 252, 322 210, 340 250, 360 236, 356 268, 378 290, 368 324',
        ),
        { fill: C.ember, w: 2.6, occC: C.ember },
      )
      P.curve(points('292 324, 290 300, 306 284, 318 252, 332 284, 348 300, 346 324'), {
        fill: '#F6C95F',
        w: 2.2,
        occC: '#F6C95F',
      })
      P.rect(238, 322, 164, 18, { fill: C.stoneD, w: 3 })
      // anvil on its log
      P.rect(470, 282, 94, 76, { fill: C.wood, w: 3 })
      P.curve(points('486 300, 492 330, 488 352'), { w: 2, occ: false })
      P.curve(points('528 292, 532 320, 526 350'), { w: 2, occ: false })
      P.poly(
        points(
          '440 222, 480 214, 592 214, 592 238, 556 244, 544 262, 566 282, 468 282, 490 262, 478 246, 452 238',
        ),
        { fill: C.slate, w: 3.4 },
      )
      P.line(482, 226, 590, 226, 2)
      P.poly(points('500 214, 576 204, 578 211, 540 215'), {
        fill: C.ember,
        w: 2.4,
        occC: C.ember,
        over: 0.5,
      })
      P.poly(points('536 180, 546 184, 604 120, 595 113'), { fill: C.wood, w: 2.8 })
      P.poly(points('512 170, 530 160, 556 192, 540 204'), { fill: '#8C98A3', w: 3 })
      spark(P, 500, 190, 12)
      spark(P, 478, 168, 8)
      spark(P, 486, 204, 6)
      // hanging tools, each with its label
      const tag = (x, y) => {
        P.curve(
          [
            [x, 42],
            [x + 1, y - 18],
            [x, y - 8],
          ],
          { w: 1.8, occ: false },
        )
        P.poly(
          [
            [x - 11, y + 6],
            [x, y - 8],
            [x + 11, y + 6],
            [x + 11, y + 34],
            [x - 11, y + 34],
          ],
          { fill: C.cream, w: 2.2, over: 0.8 },
        )
        P.line(x - 5, y + 14, x + 6, y + 14, 1.8)
        P.line(x - 5, y + 22, x + 4, y + 22, 1.8)
      }
      P.line(60, 42, 60, 60, 2)
      P.poly(points('54 60, 66 60, 68 140, 52 140'), { fill: C.wood, w: 2.6 })
      P.poly(points('42 140, 78 140, 82 164, 38 164'), { fill: C.slate, w: 2.8 })
      tag(86, 84)
      P.curve(points('126 42, 122 90, 134 130, 128 176'), { w: 5, occ: false })
      P.curve(points('142 42, 146 90, 134 130, 142 176'), { w: 5, occ: false })
      P.ell(134, 128, 5, 5, { fill: C.white, w: 2.4 })
      tag(172, 66)
      P.line(520, 42, 520, 66, 2)
      P.ell(520, 86, 20, 20, { fill: null, w: 5, occC: C.cream })
      tag(572, 64)
      // bench
      P.rect(20, 270, 150, 16, { fill: C.wood, w: 3 })
      P.poly(points('32 286, 48 286, 46 356, 34 356'), { fill: C.wood, w: 2.6 })
      P.poly(points('142 286, 158 286, 158 356, 144 356'), { fill: C.wood, w: 2.6 })
      P.poly(points('40 270, 44 228, 104 224, 106 270'), { fill: C.white, w: 2.8 })
      P.line(54, 240, 94, 238, 2)
      P.line(54, 249, 90, 247, 2)
      P.line(54, 258, 80, 257, 2)
      P.rect(118, 240, 34, 30, { fill: C.ochre, w: 2.6 })
      P.line(126, 240, 122, 212, 3)
      P.line(138, 240, 146, 208, 3)
      P.line(4, 358, 636, 358, 3.4)
    },
    640,
    370,
  )
}
