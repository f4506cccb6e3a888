import { C, points } from './palette.mjs'

/** The Venetian walls with viaduct, Porta San Giacomo, funicular and the gardens at their foot. */
export function walls(P, { cyp, tree }) {
  // ---- Venetian walls
  const top = points(
    '-20 474, 250 468, 420 462, 560 462, 900 462, 1150 462, 1240 466, 1360 470, 1620 478',
  )
  const at = (x) => {
    for (let i = 1; i < top.length; i++)
      if (x <= top[i][0]) {
        const [a, b] = [top[i - 1], top[i]]
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
      }
    return 478
  }
  const wall = top.concat(points('1620 580, -20 580'))
  P.occ(wall, '#EBDFC7')
  masonry(P, top, at)
  // ---- viaduct climbing to Porta San Giacomo
  {
    const y0 = (x) => 484 + (560 - x) * 0.115 // road level falls to the left
    const road = [
      [622, y0(560)],
      [560, y0(560)],
      [-20, y0(-20)],
      [-20, 590],
      [622, 590],
    ]
    P.occ(road, C.cream)
    P.line(622, 492, 622, 590, 2.2)
    P.line(560, y0(560), -20, y0(-20), 2.6, 0)
    P.line(560, y0(560) + 9, -20, y0(-20) + 9, 1.5)
    const spans = points('506 44, 450 44, 394 44, 338 42, 284 40, 232 38, 184 34, 140 32, 100 30')
    for (const [cx, w] of spans) {
      const yt = y0(cx) + 20,
        r = w / 2
      const p = [
        [cx - r, 590],
        [cx - r, yt + r],
      ]
        .concat(P.arcPts(cx, yt + r, r, r, 180, 360))
        .concat([[cx + r, 590]])
      P.occ(p, '#C5B08B')
      P.line(cx - r, 588, cx - r, yt + r, 2)
      P.curve(P.arcPts(cx, yt + r, r, r, 180, 360), { w: 2.2, occ: false })
      P.line(cx + r, yt + r, cx + r, 588, 2)
      P.curve(P.arcPts(cx, yt + r + 1, r + 6, r + 6, 205, 335), { w: 1, occ: false })
    }
    for (let x = -10; x < 560; x += 13 + P.random() * 8) P.line(x, y0(x) + 1, x, y0(x) + 8, 1)
  }
  // ---- Porta San Giacomo: white marble
  {
    const x = 530,
      w = 92,
      y = 404,
      b = 496
    P.rect(x, y, w, b - y, { fill: C.white, w: 2.6 })
    P.rect(x - 6, y - 9, w + 12, 9, { fill: C.cream, w: 2, over: 1.6 })
    P.poly(
      [
        [x + 8, y - 9],
        [x + 14, y - 22],
        [x + w - 14, y - 22],
        [x + w - 8, y - 9],
      ],
      { fill: C.white, w: 2 },
    )
    P.rect(x - 5, y + 24, w + 10, 6, { fill: C.cream, w: 1.6, over: 1 })
    for (const k of [5, 22, w - 27, w - 10])
      P.rect(x + k, y + 30, 5, b - y - 31, { fill: C.cream, w: 1.3, over: 0.5 })
    const cx = x + w / 2
    P.dark(
      [
        [cx - 13, b],
        [cx - 13, y + 58],
      ]
        .concat(P.arcPts(cx, y + 58, 13, 14, 180, 360))
        .concat([[cx + 13, b]]),
      C.ink,
    )
    P.curve(P.arcPts(cx, y + 58, 18, 19, 180, 360), { w: 1.4, occ: false })
    P.darkArch(x + 11, y + 42, 8, 13)
    P.darkArch(x + w - 19, y + 42, 8, 13)
    P.darkRect(x + 12, y + 7, 9, 10)
    P.darkRect(cx - 6, y + 6, 12, 12)
    P.darkRect(x + w - 21, y + 7, 9, 10)
  }
  // ---- funicular: a sloping track through the wall, one ember cabin
  {
    const a = [1262, 572],
      b = [1186, 408]
    const t = (k, o = 0) => [a[0] + (b[0] - a[0]) * k + o, a[1] + (b[1] - a[1]) * k]
    const band = [t(0, -15), t(1, -9), t(1, 9), t(0, 15)]
    P.occ(band, '#D9E0CB')
    P.line(...t(0, -15), ...t(1, -9), 1.8)
    P.line(...t(0, 15), ...t(1, 9), 1.8)
    for (let k = 0.02; k < 1; k += 0.045) {
      const [x, y] = t(k)
      P.line(x - 9, y, x + 9, y, 1.2)
    }
    P.line(...t(0, -5), ...t(1, -3), 1.7)
    P.line(...t(0, 5), ...t(1, 3), 1.7)
    const c = t(0.54)
    P.poly(
      [
        [c[0] - 15, c[1] - 24],
        [c[0] + 11, c[1] - 24],
        [c[0] + 17, c[1] + 13],
        [c[0] - 9, c[1] + 13],
      ],
      { fill: C.ember, w: 2.3, over: 0.8, occC: C.ember },
    )
    P.dark(
      [
        [c[0] - 9, c[1] - 17],
        [c[0] - 1, c[1] - 17],
        [c[0] + 1, c[1] - 6],
        [c[0] - 7, c[1] - 6],
      ],
      C.cream,
    )
    P.dark(
      [
        [c[0] + 2, c[1] - 17],
        [c[0] + 9, c[1] - 17],
        [c[0] + 11, c[1] - 6],
        [c[0] + 4, c[1] - 6],
      ],
      C.cream,
    )
  }
  // ---- gardens at the foot of the wall
  for (const [x, y, r] of points(
    '20 564 30, 62 570 26, 640 572 24, 690 570 30, 742 574 22, 1010 574 24, 1056 570 27, 1100 576 20, 1330 574 26, 1376 570 22, 1470 572 28, 1520 570 34, 1574 566 30',
  ))
    tree(x, y, r, P.random() < 0.5 ? C.sage : '#96AC80')
  cyp(668, 560, 58)
  cyp(1036, 562, 62)
  cyp(1442, 566, 66)
  cyp(1456, 568, 50)
  cyp(86, 556, 54)
  // swifts
  for (const [x, y, s] of points(
    '700 120 1, 736 98 .8, 676 152 .7, 1252 104 1, 1290 132 .75, 1216 70 .7, 900 66 .6',
  )) {
    P.curve(
      [
        [x - 11 * s, y - 4 * s],
        [x - 4 * s, y - 5 * s],
        [x, y],
      ],
      { w: 1.8 * s + 0.4 },
    )
    P.curve(
      [
        [x, y],
        [x + 4 * s, y - 6 * s],
        [x + 12 * s, y - 6 * s],
      ],
      { w: 1.8 * s + 0.4 },
    )
  }
}

/** Bastions, string courses, stones and loopholes; `at` gives the wall's top edge. */
function masonry(P, top, at) {
  // lit and shaded faces of the bastions
  for (const [x, w, s] of points('250 46 14, 1150 60 -16, 1360 50 14')) {
    P.fillPts(
      [
        [x, at(x)],
        [x + w, at(x + w)],
        [x + w + s, 580],
        [x + s * 2, 580],
      ],
      C.stoneD,
      false,
    )
  }
  for (let i = 1; i < top.length; i++)
    P.line(top[i - 1][0], top[i - 1][1], top[i][0], top[i][1], 2.8, 3)
  for (let i = 1; i < top.length; i++) {
    P.line(top[i - 1][0], top[i - 1][1] + 15, top[i][0], top[i][1] + 15, 1.9, 2)
    P.line(top[i - 1][0], top[i - 1][1] + 20, top[i][0], top[i][1] + 20, 1.5, 2)
  }
  for (const [x, s] of points('250 28, 296 60, 1150 -32, 1210 44, 1360 28, 1410 58'))
    P.line(x, at(x) + 1, x + s, 578, 2.2)
  for (let x = -10; x < 1600; x += 1) {
    if (P.random() < 0.12) {
      const y = at(x) + 30 + P.random() * P.random() * 76
      P.line(x, y, x + 7 + P.random() * 17, y + P.jitter(0.7), 1.1)
    }
    if (P.random() < 0.02) {
      const y = at(x) + 34 + P.random() * 54
      P.line(x, y, x + P.jitter(1), y + 7, 1)
    }
  }
  for (const x of [30, 120, 330, 690, 800, 905, 1060, 1290, 1480]) P.darkRect(x, at(x) + 42, 8, 10)
  for (const x of [350, 740, 1000, 1310]) P.darkRect(x, at(x) + 5, 12, 6)
}
