import { C, points } from './palette.mjs'

/** A telephone receiver as a dumb-bell, with a tag that says 5 kg: 'La palestra'. */
export function telephone(draw) {
  const title = 'Una cornetta del telefono che pesa come un manubrio da palestra'
  draw(
    'palestra',
    71,
    title,
    (P) => {
      P.line(8, 182, 256, 182, 3)
      P.curve(
        points(
          '22 108, 26 84, 58 58, 130 46, 202 58, 234 84, 238 108, 186 108, 182 92, 130 80, 78 92, 74 108',
        ),
        { closed: true, fill: C.blue, w: 3.4 },
      )
      P.curve(points('50 80, 84 65, 128 59'), { w: 1.5, occ: false })
      for (const x of [14, 178]) weight(P, x)
      P.curve(points('131 84, 128 94, 130 104'), { w: 1.9, occ: false })
      P.poly(points('130 100, 150 114, 152 166, 110 168, 110 115'), {
        fill: C.cream,
        w: 2.6,
        over: 0.8,
      })
      P.ell(130, 112, 2.8, 2.8, { w: 1.6, occ: false })
      fiveKilos(P)
    },
    264,
    200,
  )
}

/** One end of the receiver. */
function weight(P, x) {
  const at = (text) => points(text).map(([dx, y]) => [x + dx, y])
  P.poly(at('6 108, 62 108, 70 140, -2 140'), { fill: C.blue, w: 3, over: 1 })
  P.poly(at('-6 140, 74 140, 74 158, -6 158'), { fill: C.blueD, occC: C.blueD, w: 3, over: 1 })
  P.poly(at('2 158, 66 158, 58 180, 10 180'), { fill: C.slate, w: 2.8, over: 1 })
  for (let hole = 0; hole < 4; hole += 1) {
    P.ell(x + 19 + hole * 10, 169, 1.5, 2.2, { w: 1.8, occ: false })
  }
}

function fiveKilos(P) {
  P.line(123, 128, 116, 128, 2.2)
  P.line(116, 128, 115, 136, 2.2)
  P.curve(points('115 136, 121 135, 124 140, 121 146, 114 146'), { w: 2.2, occ: false })
  P.line(129, 126, 129, 147, 1.9)
  P.line(135, 134, 130, 140, 1.9)
  P.line(131, 140, 136, 147, 1.9)
  P.ell(142.5, 140, 3.6, 4.6, { w: 1.9, occ: false })
  P.curve(points('146 135, 147 147, 144 153, 139 151'), { w: 1.9, occ: false })
  P.line(117, 159, 145, 158, 1.8)
}
