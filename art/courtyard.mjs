import { C, points } from './palette.mjs'

/** The courtyard's arches. */
export function portico(P) {
  P.rect(-10, 64, 980, 272, { fill: C.cream, w: 2.8 })
  for (const x of [14, 254, 494, 734]) {
    const inner = [[x, 336]]
      .concat(P.arcPts(x + 100, 196, 100, 84, 180, 360))
      .concat([[x + 200, 336]])
    P.fillPts(inner, '#E9CFA9', false)
    P.line(x, 196, x, 336, 2.8)
    P.curve(P.arcPts(x + 100, 196, 100, 84, 180, 360), { w: 2.8, occ: false })
    P.line(x + 200, 196, x + 200, 336, 2.8)
    P.rect(x - 46, 190, 50, 12, { fill: C.stoneD, w: 2.6, over: 0.6 })
  }
  P.line(-10, 64, 970, 64, 3)
}

/** Little flags across the courtyard. */
export function bunting(P) {
  const fills = [C.ochre, C.blue, C.sage, C.rose]
  const drop = (x) => 22 + 56 * Math.sin((Math.PI * ((x + 480) % 480)) / 480)
  for (const start of [0, 480])
    P.curve(
      [0, 120, 240, 360, 480].map((x) => [start + x, drop(x === 480 ? 0 : x)]),
      { w: 2.8, occ: false },
    )
  for (let i = 0; i < 14; i++) {
    const x = 20 + i * 68 + (i > 6 ? 4 : 0)
    P.poly(
      [
        [x, drop(x)],
        [x + 34, drop(x + 34)],
        [x + 17, (drop(x) + drop(x + 34)) / 2 + 36],
      ],
      { fill: fills[i % 4], w: 2.4, over: 0.4 },
    )
  }
}

/** The word FESTA in the band of the poster. */
export function festa(P, poster) {
  P.color(C.cream)
  for (const stroke of [
    '34 74, 34 32, 58 32',
    '34 52, 54 52',
    '94 74, 70 74, 70 32, 94 32',
    '70 52, 90 52',
    '128 36, 112 32, 105 42, 112 51, 124 54, 128 64, 120 74, 104 70',
    '138 32, 170 32',
    '154 32, 154 74',
    '168 74, 182 32, 196 74',
    '173 60, 191 60',
  ])
    P.poly(poster(stroke), { w: 6, occ: false, open: true, over: 0.4 })
  P.color(C.ink)
}

/** A note of music. */
export function note(P, poster, x, y) {
  P.poly(poster(`${x + 8} ${y + 22}, ${x + 8} ${y - 12}, ${x + 20} ${y - 4}`), {
    w: 3.4,
    occ: false,
    open: true,
    over: 0.4,
  })
  P.ell(...poster(`${x} ${y + 24}`)[0], 8, 6, { fill: C.blueD, w: 2.6, occC: C.blueD })
}

/** A cake on its stand, a slice missing. */
export function cake(P, x) {
  P.rect(x - 8, 248, 16, 22, { fill: C.white, w: 2.6, over: 0.6 })
  P.rect(x - 62, 238, 124, 11, { fill: C.white, w: 2.8 })
  P.rect(x - 50, 190, 100, 48, { fill: C.rose, w: 3 })
  P.curve(
    points(
      `${x - 50} 204, ${x - 34} 216, ${x - 18} 204, ${x} 216, ${x + 18} 204, ${x + 34} 216, ${x + 50} 204`,
    ),
    {
      w: 2.8,
      occ: false,
    },
  )
  for (const dx of [-30, 0, 30]) P.ell(x + dx, 183, 8, 8, { fill: C.terra, w: 2.6 })
}
