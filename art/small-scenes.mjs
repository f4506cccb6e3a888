import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'

/** What a feature, an empty list, an error and an arrival show. */
export function smallScenes(draw) {
  const small = (name, seed, title, picture) => draw(name, seed, title, picture, 160, 160)
  // small scenes: features, empty, error, done
  small('aiuto', 31, 'Una lampada da tavolo accesa', (P) => {
    P.line(20, 142, 140, 142, 3)
    P.fillPts(points('86 66, 126 88, 140 142, 40 142'), '#FBE7B2', false)
    P.ell(60, 138, 24, 6, { fill: C.blueD, w: 2.8 })
    P.line(60, 134, 46, 92, 4)
    P.line(46, 92, 88, 52, 4)
    P.ell(46, 92, 5, 5, { fill: C.white, w: 2.6 })
    P.poly(points('78 42, 98 36, 130 84, 86 92'), { fill: C.blueD, w: 3 })
    P.curve(points('88 92, 100 100, 118 96, 128 85'), { fill: C.ochre, w: 2.4 })
    P.rect(96, 128, 38, 12, { fill: C.cream, w: 2.4, over: 1 })
  })
  small('passi', 33, 'Una scala di pietra che sale a un arco', (P) => {
    for (let i = 0; i < 5; i++)
      P.rect(18 + i * 20, 132 - i * 18, 124 - i * 20, 18, {
        fill: i % 2 ? C.stone : C.cream,
        w: 2.6,
        over: 1,
      })
    P.poly(points('100 60, 100 26, 106 14, 120 8, 134 14, 140 26, 140 60'), {
      fill: C.ochre,
      w: 2.8,
      over: 0.6,
    })
    P.poly(points('110 60, 110 34, 114 24, 120 21, 126 24, 130 34, 130 60'), {
      fill: C.ember,
      w: 2.4,
      over: 0.4,
      occC: C.ember,
    })
    P.line(12, 150, 148, 150, 3)
  })
  small('comunita', 35, 'Tre case vicine con un tavolo davanti', (P) => {
    P.line(12, 146, 148, 146, 3)
    const hs = [
      [20, 66, 36, C.ochre],
      [56, 50, 46, C.rose],
      [102, 72, 36, C.cream],
    ]
    for (const [x, y, w, c] of hs) {
      P.rect(x, y, w, 146 - y, { fill: c, w: 2.7 })
      P.poly(
        [
          [x - 4, y + 1],
          [x + w / 2, y - 20],
          [x + w + 4, y + 1],
        ],
        { fill: C.terra, w: 2.7 },
      )
      for (const k of [0.24, 0.62]) P.darkArch(x + w * k, y + 14, 6, 13)
    }
    P.rect(40, 112, 80, 7, { fill: C.wood, w: 2.6, over: 1 })
    P.line(48, 119, 44, 146, 2.8)
    P.line(112, 119, 116, 146, 2.8)
    P.ell(62, 108, 6, 4, { fill: C.white, w: 2 })
    P.ell(98, 108, 6, 4, { fill: C.white, w: 2 })
    P.darkArch(76, 88, 9, 24)
  })
  small('percorso', 37, 'La cabina della funicolare che sale', (P) => {
    P.curve(points('4 150, 40 146, 90 110, 156 40'), { w: 0 })
    P.fillPts(points('0 156, 156 44, 160 156'), C.sage, false)
    P.line(6, 150, 154, 46, 3)
    P.line(14, 156, 158, 56, 2.4)
    for (let k = 0.04; k < 1; k += 0.085)
      P.line(6 + 148 * k - 2, 150 - 104 * k - 3, 14 + 144 * k + 2, 156 - 100 * k + 3, 2)
    P.poly(points('58 66, 98 38, 112 78, 72 106'), { fill: C.ember, w: 3.2, occC: C.ember })
    P.dark(points('65 68, 76 60, 82 76, 71 84'), C.cream)
    P.dark(points('82 56, 93 48, 99 64, 88 72'), C.cream)
    P.line(58, 66, 54, 58, 2.6)
    P.line(98, 38, 95, 30, 2.6)
    P.line(54, 58, 95, 30, 3)
    P.rect(120, 30, 34, 40, { fill: C.cream, w: 2.6, over: 1 })
    P.poly(points('114 31, 137 10, 160 31'), { fill: C.terra, w: 2.6 })
    P.darkArch(132, 42, 10, 20)
    P.fillPts(points('112 62, 156 50, 160 156, 112 156'), C.sage, false)
    P.line(112, 76, 154, 46, 3)
  })
  draw(
    'vuoto',
    41,
    'Un gancio vuoto con il suo cartellino',
    (P) => {
      P.rect(20, 40, 200, 22, { fill: C.wood, w: 3.2 })
      P.curve(points('34 52, 90 48, 150 54, 206 50'), { w: 1.6, occ: false })
      for (const x of [60, 120, 180]) {
        P.ell(x, 51, 6, 6, { fill: C.ochre, w: 2.6 })
      }
      P.curve(points('120 56, 118 76, 112 92, 116 104'), { w: 2, occ: false })
      P.poly(points('96 122, 116 102, 136 122, 136 182, 96 182'), { fill: C.cream, w: 3 })
      P.ell(116, 118, 4, 4, { fill: C.white, w: 2.4 })
      P.line(104, 142, 128, 142, 2.2)
      P.line(104, 154, 124, 154, 2.2)
      P.line(104, 166, 118, 166, 2.2)
      P.curve(points('60 57, 60 70, 66 76, 70 68'), { w: 3, occ: false })
      P.curve(points('180 57, 180 70, 186 76, 190 68'), { w: 3, occ: false })
    },
    240,
    200,
  )
  draw(
    'errore',
    43,
    'Un chiodo storto e un martello',
    (P) => {
      P.rect(18, 158, 204, 26, { fill: C.wood, w: 3.3 })
      P.curve(points('30 170, 90 166, 150 174, 210 168'), { w: 1.6, occ: false })
      P.curve(points('92 158, 92 134, 96 116, 112 106, 126 112'), { w: 6.5, occ: false })
      P.poly(points('122 100, 136 106, 128 124, 116 118'), { fill: C.slate, w: 2.8 })
      P.line(84, 150, 76, 142, 2.2)
      P.line(102, 150, 110, 144, 2.2)
      P.poly(points('150 152, 160 156, 214 92, 204 84'), { fill: C.wood, w: 2.9 })
      P.poly(points('184 72, 198 58, 234 88, 222 104'), { fill: C.slate, w: 3.2 })
    },
    240,
    200,
  )
  draw(
    'arrivo',
    45,
    'Un arco con una luce accesa e scintille',
    (P) => {
      P.poly(
        points('56 200, 56 100')
          .concat(P.arcPts(120, 100, 64, 64, 180, 360))
          .concat([[184, 200]]),
        { fill: C.stone, w: 0 },
      )
      P.curve(points('56 200, 56 100'), { w: 3.2, occ: false })
      P.curve(P.arcPts(120, 100, 64, 64, 180, 360), { w: 3.2, occ: false })
      P.line(184, 100, 184, 200, 3.2)
      const inn = points('82 200, 82 104')
        .concat(P.arcPts(120, 104, 38, 38, 180, 360))
        .concat([[158, 200]])
      P.fillPts(inn, '#FBDD8C', false)
      P.line(82, 104, 82, 200, 3)
      P.curve(P.arcPts(120, 104, 38, 38, 180, 360), { w: 3, occ: false })
      P.line(158, 104, 158, 200, 3)
      for (let i = 0; i < 9; i++) {
        const a = ((180 + i * 22.5) * Math.PI) / 180
        P.line(
          120 + Math.cos(a) * 41,
          102 + Math.sin(a) * 41,
          120 + Math.cos(a) * 62,
          100 + Math.sin(a) * 62,
          2,
        )
      }
      for (const y of [124, 148, 172]) {
        P.line(57, y, 81, y, 2)
        P.line(159, y, 183, y, 2)
      }
      P.line(30, 200, 210, 200, 3.3)
      spark(P, 120, 138, 26)
      spark(P, 36, 70, 12)
      spark(P, 206, 58, 14)
      spark(P, 176, 24, 9)
      spark(P, 58, 28, 8)
    },
    240,
    220,
  )
  // a letter in hand: its name covered, a phone that takes its picture
  draw('lettera', 61, 'Una lettera con il nome coperto, e un telefono che la fotografa', (P) => {
    P.line(14, 222, 226, 222, 3)
    P.poly(points('26 222, 44 30, 150 22, 166 222'), { fill: C.cream, w: 3.2, over: 1 })
    P.line(112, 44, 136, 42, 2.4)
    P.ell(126, 62, 11, 11, { w: 2, occ: false })
    const lines = [
      [128, 52, 142],
      [143, 51, 150],
      [158, 50, 138],
      [173, 48, 152],
      [188, 47, 112],
    ]
    for (const [y, from, to] of lines) P.line(from, y, to, y - 3, 2.3)
    P.poly(points('22 72, 128 84, 124 114, 18 102'), {
      fill: C.ochre,
      w: 2.8,
      over: 1,
      occC: C.ochre,
    })
    P.line(34, 86, 52, 88, 1.8)
    P.poly(points('136 222, 142 104, 212 108, 210 222'), {
      fill: '#3A4254',
      w: 3.4,
      occC: '#3A4254',
    })
    P.poly(points('149 196, 153 117, 201 120, 199 198'), { fill: C.white, w: 2.2, over: 0.6 })
    P.poly(points('160 188, 164 130, 190 132, 189 189'), { fill: C.cream, w: 2, over: 0.4 })
    for (const [y, to] of [
      [152, 184],
      [162, 182],
      [172, 178],
    ])
      P.line(167, y, to, y, 1.7)
    P.poly(points('162 138, 186 141, 185 148, 161 145'), {
      fill: C.ochre,
      w: 1.8,
      over: 0.4,
      occC: C.ochre,
    })
    P.ell(174, 209, 7, 7, { fill: C.ember, w: 2.2, occC: C.ember })
  })
  draw(
    'campanello',
    97,
    'Il campanello di un banco',
    (P) => {
      P.line(8, 186, 232, 186, 3.2)
      P.line(8, 196, 120, 196, 1.6)
      const bell = points('40 164, 46 116, 78 82, 120 72, 162 82, 194 116, 200 164')
      P.curve(bell, { w: 0, fill: C.ochre, occ: true })
      P.curve(bell, { w: 3.4, occ: false })
      P.curve(points('62 140, 70 114, 92 96'), { w: 2, occ: false })
      P.poly(points('30 164, 210 164, 216 184, 24 184'), { fill: C.wood, w: 3.2, over: 1.2 })
      P.poly(points('113 72, 114 56, 126 56, 127 72'), { fill: C.slate, w: 2.6, over: 0.5 })
      P.ell(120, 52, 13, 8, { fill: C.ember, w: 2.8, occC: C.ember })
      P.line(70, 50, 54, 34, 2.6)
      P.line(92, 36, 86, 16, 2.6)
      P.line(148, 36, 154, 16, 2.6)
      P.line(170, 50, 186, 34, 2.6)
    },
    240,
    206,
  )
}
