import { C, points } from './palette.mjs'

/** Tools as they hang in the workshop, 160 by 160. */
export function tools(draw) {
  const small = (name, seed, title, picture) => draw(name, seed, title, picture, 160, 160)
  const peg = (P, x = 80) => {
    P.line(x - 26, 16, x + 26, 16, 3)
    P.ell(x, 16, 5, 5, { fill: C.ochre, w: 2.4 })
    P.curve(
      [
        [x - 10, 44],
        [x - 6, 26],
        [x, 18],
        [x + 6, 26],
        [x + 10, 44],
      ],
      { w: 1.8, occ: false },
    )
  }
  small('strumento-penna', 21, 'Una penna stilografica appesa', (P) => {
    peg(P)
    P.poly(points('68 44, 92 44, 94 104, 66 104'), { fill: C.blueD, w: 3, occC: C.blueD })
    P.rect(66, 52, 28, 8, { fill: C.ochre, w: 2.2, over: 0.6 })
    P.poly(points('67 104, 93 104, 86 132, 80 148, 74 132'), { fill: C.ochre, w: 2.8 })
    P.line(80, 118, 80, 146, 1.8)
    P.ell(80, 117, 3, 3, { fill: C.ink, w: 1.8 })
    P.curve(points('100 146, 116 140, 124 150, 140 144'), { w: 2.6, occ: false })
  })
  small('strumento-lente', 23, "Una lente d'ingrandimento appesa", (P) => {
    peg(P)
    P.poly(points('74 44, 86 44, 87 84, 73 84'), { fill: C.wood, w: 2.8 })
    P.ell(80, 112, 32, 32, { fill: '#DCE9F0', w: 5 })
    P.curve(points('60 106, 66 94, 78 90'), { w: 2.6, occ: false })
    P.line(68, 116, 94, 116, 2)
    P.line(70, 124, 88, 124, 2)
  })
  small('strumento-libro', 25, 'Un quaderno appeso con il segnalibro', (P) => {
    peg(P)
    P.poly(points('46 46, 114 42, 118 142, 50 146'), { fill: C.terra, w: 3.2 })
    P.line(58, 46, 62, 145, 2.2)
    P.rect(72, 64, 34, 22, { fill: C.cream, w: 2.4, over: 1 })
    P.line(78, 72, 99, 71, 1.9)
    P.line(78, 79, 94, 78, 1.9)
    P.poly(points('94 143, 94 158, 100 152, 106 158, 106 143'), {
      fill: C.ember,
      w: 2.2,
      occC: C.ember,
    })
  })
  small('strumento-pennello', 27, 'Un pennello appeso', (P) => {
    peg(P)
    P.poly(points('74 44, 86 44, 90 96, 70 96'), { fill: C.wood, w: 2.8 })
    P.rect(64, 96, 32, 16, { fill: C.slate, w: 2.6 })
    P.curve(points('64 112, 62 130, 72 146, 82 150, 94 138, 97 112'), { fill: C.sageD, w: 2.8 })
    P.line(74, 116, 74, 138, 1.8)
    P.line(85, 116, 85, 140, 1.8)
  })
  small('strumento-squadra', 29, 'Una squadra e una matita appese', (P) => {
    peg(P)
    P.poly(points('44 44, 44 140, 128 140'), { fill: C.ochre, w: 3.2 })
    P.poly(points('60 88, 60 124, 92 124'), { fill: C.white, w: 2.4 })
    for (let y = 60; y < 134; y += 11) P.line(46, y, 54, y, 1.8)
    P.poly(points('104 48, 116 44, 134 104, 122 108'), { fill: C.ember, w: 2.6, occC: C.ember })
    P.poly(points('122 108, 134 104, 134 120'), { fill: C.cream, w: 2.2 })
  })
}
