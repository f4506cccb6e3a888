import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'

/** The rooms in which people learn: a fitting room where a letter is tried on. */
export function learning(draw) {
  const title = 'Un camerino con la tenda aperta: appesa alla gruccia, una lettera da provare'
  draw(
    'stanza-di-prova',
    127,
    title,
    (P) => {
      P.line(10, 184, 230, 184, 3)
      P.poly(points('58 40, 182 40, 182 182, 58 182'), { fill: C.mist, w: 0, occ: false })
      P.line(60, 172, 180, 172, 1.7)
      P.line(20, 32, 220, 32, 5)
      P.ell(17, 32, 6, 6, { fill: C.ochre, w: 2.6 })
      P.ell(223, 32, 6, 6, { fill: C.ochre, w: 2.6 })
      curtain(P, (x) => x)
      curtain(P, (x) => 240 - x)
      // the hanger, and the letter that hangs on it
      P.curve(points('120 44, 127 39, 123 31, 115 33'), { w: 2.8, occ: false })
      P.line(120, 44, 120, 52, 2.8)
      P.curve(points('84 74, 96 64, 120 52, 144 64, 156 74'), { w: 4, occ: false })
      P.poly(points('90 72, 150 70, 153 146, 92 149'), { fill: C.cream, w: 2.8, over: 1 })
      for (const [y, to] of [
        [86, 128],
        [98, 142],
        [109, 139],
        [120, 142],
      ])
        P.line(100, y, to, y - 1, 2)
      spark(P, 136, 135, 9)
      // a stool with a pencil
      P.poly(points('98 162, 142 162, 142 169, 98 169'), { fill: C.wood, w: 2.6, over: 0.6 })
      P.line(104, 169, 100, 184, 2.8)
      P.line(136, 169, 140, 184, 2.8)
      P.poly(points('106 161, 108 155, 134 157, 141 160, 134 162'), {
        fill: C.ochre,
        w: 2,
        over: 0.4,
      })
    },
    240,
    200,
  )
}

/** One half of the curtain, drawn aside; `at` says where it stands. */
function curtain(P, at) {
  const placed = (text) => points(text).map(([x, y]) => [at(x), y])
  P.curve(placed('26 36, 84 36, 80 70, 62 104, 46 122, 58 146, 66 182, 24 182, 22 130, 24 80'), {
    closed: true,
    fill: C.terra,
    w: 3,
  })
  P.curve(placed('44 40, 44 76, 36 112'), { w: 1.7, occ: false })
  P.curve(placed('64 40, 60 74, 44 110'), { w: 1.7, occ: false })
  P.curve(placed('38 130, 44 150, 46 178'), { w: 1.7, occ: false })
  P.poly(placed('22 114, 54 112, 54 124, 22 126'), { fill: C.ochre, w: 2.4, over: 0.6 })
}
