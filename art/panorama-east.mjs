import { C, points } from './palette.mjs'

/** Gombito, San Pancrazio, the Rocca, and the rows of houses in front of everything. */
export function eastAndRows(P, { cyp, hill, tree, house, row, tower }) {
  // Torre del Gombito: bare medieval stone
  {
    const x = 1146,
      w = 46,
      b = 408
    tower(x, 170, w, b, '#DCCBA8')
    P.hatch(x + 4, 180, w - 8, 200, { gap: 11, sw: 1, skip: 0.3 })
    P.line(x - 2, 170, x + w + 2, 170, 2.8, 3)
    for (const i of [0, 0.27, 0.54, 0.81])
      P.poly(
        [
          [x + i * w, 170],
          [x + i * w, 161],
          [x + i * w + w * 0.17, 161],
          [x + i * w + w * 0.17, 170],
        ],
        { fill: C.stone, w: 1.7, over: 0.6, occC: C.stone },
      )
    P.darkArch(x + 15, 204, 7, 15)
    P.darkRect(x + 25, 262, 6, 12)
  }
  // San Pancrazio: thin bell tower
  {
    const x = 1222,
      w = 26
    tower(x, 244, w, 408, C.rose)
    P.rect(x - 3, 237, w + 6, 7, { fill: C.cream, w: 1.7, over: 1 })
    P.rect(x + 1, 208, w - 2, 29, { fill: C.cream, w: 2, over: 1 })
    P.darkArch(x + 8, 214, 10, 19)
    P.rect(x - 3, 202, w + 6, 6, { fill: C.stone, w: 1.6, over: 1 })
    P.curve(
      [
        [x, 202],
        [x + 2, 186],
        [x + w / 2, 170],
        [x + w - 2, 186],
        [x + w, 202],
      ],
      { fill: C.sageD, w: 2 },
    )
    P.line(x + w / 2, 172, x + w / 2, 152, 1.6)
    P.line(x + w / 2 - 5, 158, x + w / 2 + 5, 158, 1.5)
  }
  // Rocca on its mound, with the round keep
  hill(points('1250 420, 1300 366, 1360 334, 1430 328, 1480 352, 1540 400, 1600 430'), C.sage)
  P.poly(points('1330 346, 1330 296, 1470 290, 1476 352'), { fill: C.stone, w: 2.3 })
  P.hatch(1336, 306, 130, 40, { gap: 11, sw: 1, skip: 0.45 })
  for (let x = 1332; x < 1466; x += 15)
    P.poly(
      [
        [x, 297 - (x - 1330) * 0.04],
        [x, 288 - (x - 1330) * 0.04],
        [x + 8, 288 - (x - 1330) * 0.04],
        [x + 8, 297 - (x - 1330) * 0.04],
      ],
      { fill: C.stone, w: 1.6, over: 0.5 },
    )
  P.poly(points('1372 296, 1374 226, 1426 226, 1428 294'), { fill: C.cream, w: 2.5 })
  P.poly(points('1367 228, 1367 212, 1433 212, 1433 228'), { fill: C.stone, w: 2.1, over: 1.4 })
  for (const x of [1367, 1384, 1401, 1418])
    P.poly(
      [
        [x + 1, 212],
        [x + 1, 203],
        [x + 11, 203],
        [x + 11, 212],
      ],
      { fill: C.stone, w: 1.6, over: 0.5 },
    )
  P.hatch(1378, 238, 44, 50, { gap: 13, sw: 1, skip: 0.4 })
  P.darkArch(1396, 246, 8, 16)
  P.line(1400, 203, 1400, 166, 2)
  P.poly(points('1400 168, 1428 173, 1422 179, 1400 183'), { fill: C.ochre, w: 1.5, over: 0.6 })
  for (const a of points(
    '1288 392 17, 1312 372 15, 1344 366 17, 1374 362 14, 1404 366 18, 1444 366 16, 1474 372 17, 1506 394 19, 1536 412 17',
  ))
    tree(...a)
  cyp(1490, 366, 44)
  cyp(1326, 368, 38)
  // ---- front rows of the town
  row(560, 1320, 0, 34, 60, 30, 56)
  row(520, 1350, 26, 30, 54, 34, 62)
  row(640, 1190, 54, 28, 46, 36, 60)
  // lowest row and gardens, right behind the parapet
  for (let x = 600; x < 1330; ) {
    const w = 36 + P.random() * 30
    if (P.random() < 0.22 || (x > 1150 && x < 1215)) {
      tree(x + w * 0.3, 468, 17 + P.random() * 5)
      tree(x + w * 0.8, 470, 14 + P.random() * 5, '#96AC80')
      x += w
    } else {
      house(x, 470, w, 26 + P.random() * 26, { gable: P.random() < 0.2 })
      x += w * 0.98
    }
  }
  row(1350, 1500, 10, 24, 40, 34, 54)
  row(1340, 1480, 36, 24, 40, 34, 54)
  for (const a of points('640 466 15, 905 468 14, 1268 466 18, 1330 462 17, 1352 466 14'))
    tree(...a)
  cyp(838, 470, 50)
  cyp(851, 470, 38)
  cyp(1110, 470, 46)
  cyp(1312, 470, 50)
  P.poly(points('1500 476, 1500 398, 1556 398, 1556 476'), { fill: C.cream, w: 2 })
  P.poly(points('1495 400, 1528 368, 1561 400'), { fill: C.terra, w: 2.1 })
  P.ell(1528, 412, 7, 7, { w: 1.6, fill: C.white })
  P.darkArch(1508, 424, 7, 18)
  P.darkArch(1541, 424, 7, 18)
  P.darkArch(1522, 430, 11, 24)
  // ---- trees behind the parapet
  for (const a of points('470 452 15, 500 456 13, 1470 458 15, 1580 452 20, 420 458 14')) tree(...a)
}
