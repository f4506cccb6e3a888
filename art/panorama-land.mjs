import { C, points } from './palette.mjs'

/** Far mountains, the hill of San Vigilio with its castle, terraces. */
export function land(P, { cyp, hill, tree }) {
  // --- far mountains: flat wash, a single light line
  const mt = (pts, c, lw, lc, sm = true) => {
    const s = sm ? P.smooth(pts, false) : P.wob(P.sample(pts, 26), 2.2)
    P.fillPts(
      s.concat([
        [1620, 470],
        [-20, 470],
      ]),
      c,
      false,
    )
    P.color(lc)
    P.stroke(P.wob(P.thin(s, 14), 0.8), lw)
    P.flush()
    P.color(C.ink)
  }
  mt(
    points(
      '-20 306, 60 268, 108 286, 190 232, 226 254, 258 244, 330 282, 400 222, 424 236, 470 206, 548 268, 600 246, 660 284, 740 252, 860 270, 1010 262, 1120 240, 1190 268, 1270 222, 1300 236, 1352 200, 1420 246, 1466 226, 1500 240, 1556 214, 1630 268',
    ),
    '#E8ECEA',
    1.3,
    '#A9B6BA',
    false,
  )
  mt(
    points(
      '-20 352, 120 330, 240 318, 360 338, 480 320, 620 342, 820 330, 1000 338, 1200 322, 1380 336, 1500 310, 1620 330',
    ),
    '#DDE4DC',
    1.2,
    '#AFBCB2',
  )
  // --- San Vigilio hill
  hill(points('-20 404, 60 372, 140 338, 206 322, 262 330, 340 366, 430 400, 520 430'), '#C9D3B2')
  // little castle on it
  P.poly(points('168 330, 168 300, 196 298, 196 326'), { fill: C.stone, w: 1.7, over: 1 })
  P.poly(points('196 328, 196 310, 238 310, 238 332'), { fill: C.cream, w: 1.7, over: 1 })
  for (let x = 169; x < 194; x += 8) P.line(x, 300, x, 295, 1.6)
  P.line(168, 295, 196, 295, 1.2)
  P.darkRect(178, 308, 4, 7)
  P.darkRect(210, 316, 4, 6)
  P.darkRect(222, 316, 4, 6)
  for (const a of points('120 352 34, 134 346 26, 258 338 30, 272 346 36, 300 356 26')) cyp(...a)
  for (const a of points('70 382 17, 96 372 14, 330 374 15, 360 388 18, 398 402 16, 30 398 18'))
    tree(...a)
  // terraces
  for (const [x1, y1, x2, y2] of points(
    '180 352 250 350, 160 368 290 364, 140 386 320 384, 200 402 380 404, 60 404 150 400',
  ))
    P.curve(
      [
        [x1, y1],
        [(x1 + x2) / 2, y1 - 4],
        [x2, y2],
      ],
      { w: 1 },
    )
}
