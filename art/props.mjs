import { C, points } from './palette.mjs'

/** What stands in more than one wide picture, 960 wide. */

/** The walls a scene can have: pale, so that ink and things stand out. */
export const walls = { straw: '#F6EBD6', sky: '#E4EDEE', leaf: '#EAEEE2', peach: '#F8E7DA' }

/** A wall and a table (or a floor) whose edge is at `y`. */
export function room(P, wall, { y = 330, table = '#D9B98A', grain = true } = {}) {
  P.fillPts(points('0 0, 960 0, 960 420, 0 420'), wall, false)
  P.fillPts(
    [
      [0, y],
      [960, y],
      [960, 420],
      [0, 420],
    ],
    table,
    false,
  )
  P.line(-10, y, 970, y, 3.2)
  if (!grain) return
  const rest = 420 - y
  P.curve(
    [
      [40, y + rest * 0.36],
      [300, y + rest * 0.3],
      [620, y + rest * 0.42],
      [930, y + rest * 0.32],
    ],
    { w: 1.6, occ: false },
  )
  P.curve(
    [
      [120, y + rest * 0.74],
      [420, y + rest * 0.66],
      [800, y + rest * 0.78],
    ],
    { w: 1.6, occ: false },
  )
}

/** A hanging lamp with its light, its shade's foot at x, y; the light falls to `floor`. */
export function lamp(P, x, y, floor, reach = 130) {
  P.fillPts(
    [
      [x - 44, y],
      [x + 44, y],
      [x + reach, floor],
      [x - reach, floor],
    ],
    '#FBE7B2',
    false,
  )
  P.line(x, -4, x, y - 46, 2.4)
  P.poly(
    [
      [x - 48, y],
      [x - 18, y - 46],
      [x + 18, y - 46],
      [x + 48, y],
    ],
    { fill: C.blueD, w: 3.2, occC: C.blueD },
  )
  P.curve(
    [
      [x - 22, y + 2],
      [x, y + 14],
      [x + 22, y + 2],
    ],
    { fill: C.ochre, w: 2.4 },
  )
}

/** A pair of spectacles lying at x, y. */
export function spectacles(P, x, y) {
  P.ell(x, y, 28, 16, { fill: '#EAF1F4', w: 3 })
  P.ell(x + 74, y - 3, 28, 16, { fill: '#EAF1F4', w: 3 })
  P.curve(
    [
      [x + 28, y - 4],
      [x + 37, y - 10],
      [x + 46, y - 6],
    ],
    { w: 2.8, occ: false },
  )
  P.curve(
    [
      [x - 26, y - 4],
      [x - 46, y - 20],
      [x - 34, y - 28],
    ],
    { w: 2.7, occ: false },
  )
  P.curve(
    [
      [x + 101, y - 7],
      [x + 122, y - 24],
      [x + 134, y - 22],
    ],
    { w: 2.7, occ: false },
  )
}

/** A pencil or a handle lying along its place, 110 long, its tip at the end. */
export function pencil(P, at, colour) {
  P.poly(at('0 -6, 92 -6, 92 6, 0 6'), { fill: colour, w: 2.6, occC: colour, over: 0.5 })
  P.poly(at('92 -6, 112 0, 92 6'), { fill: C.cream, w: 2.2, over: 0.4 })
}
