import { C, points } from './palette.mjs'
import { ground, steam } from './pen.mjs'

/** Eight trades and everyday life, 240 by 240: one thing with character each. */
export function trades(draw) {
  // 1 ristoratore: the copper paiolo for polenta
  draw('ristoratore', 3, 'Un paiolo di rame con la polenta e il mestolo di legno', (P) => {
    ground(P)
    // board with slices
    P.curve(P.arcPts(120, 112, 74, 74, 190, 350), { w: 3.4, occ: false })
    P.poly(points('196 40, 206 46, 150 128, 140 124'), { fill: C.wood, w: 2.8, over: 1 })
    P.curve(points('40 116, 46 170, 74 206, 120 212, 166 206, 194 170, 200 116'), {
      fill: C.copper,
      w: 3.4,
    })
    P.ell(120, 116, 82, 21, { fill: '#F3CC63', w: 3.2 })
    P.curve(points('70 112, 96 106, 118 112, 142 106, 168 112'), { w: 2 })
    P.curve(points('88 122, 112 118, 136 124, 152 120'), { w: 2 })
    P.poly(points('150 110, 158 112, 152 128, 138 126'), { fill: C.wood, w: 2.2, over: 0.5 })
    P.ell(40, 116, 6, 6, { fill: C.ochre, w: 2.4 })
    P.ell(200, 116, 6, 6, { fill: C.ochre, w: 2.4 })
    P.curve(points('58 150, 66 176, 84 194'), { w: 2.2, occ: false })
    P.curve(points('70 150, 76 168, 86 180'), { w: 1.6, occ: false })
    P.rect(78, 212, 84, 9, { fill: C.stoneD, w: 2.6, over: 1 })
    steam(P, 92, 92, 40)
    steam(P, 122, 88, 46)
    steam(P, 60, 98, 30)
  })
  // 2 commercialista: adding machine with its long strip of paper
  draw('commercialista', 5, 'Una calcolatrice con il rotolo di carta e una penna', (P) => {
    ground(P)
    P.curve(points('86 96, 84 60, 92 34, 112 26, 150 26, 158 40, 154 70, 156 96'), {
      fill: C.white,
      w: 2.8,
    })
    for (const [y, a, b] of points('44 100 140, 56 98 128, 68 98 144, 80 98 134'))
      P.line(a, y, b, y, 2)
    P.poly(points('56 222, 66 110, 74 92, 168 92, 178 110, 188 222'), { fill: C.slate, w: 3.3 })
    P.rect(82, 104, 80, 24, { fill: C.cream, w: 2.6, over: 1 })
    P.line(122, 120, 132, 112, 1.8)
    P.darkRect(138, 110, 4, 12)
    P.darkRect(146, 110, 4, 12)
    keys(P)
    P.poly(points('200 222, 206 150, 216 150, 222 222'), { fill: C.wood, w: 2.6 })
    P.poly(points('206 150, 211 128, 216 150'), { fill: C.cream, w: 2.2 })
    P.ell(30, 214, 18, 6, { fill: C.ochre, w: 2.4 })
    P.ell(30, 205, 18, 6, { fill: C.ochre, w: 2.4 })
    P.ell(30, 196, 18, 6, { fill: C.ochre, w: 2.4 })
  })
  // 3 medico: leather bag and stethoscope
  draw('medico', 7, 'Una borsa da medico con lo stetoscopio', (P) => {
    ground(P)
    P.curve(points('84 104, 88 66, 120 54, 152 66, 156 104'), { w: 4.4, occ: false })
    P.curve(points('95 104, 98 76, 120 67, 142 76, 145 104'), { w: 2, occ: false })
    P.curve(points('34 222, 30 150, 48 112, 84 100, 156 100, 192 112, 210 150, 206 222'), {
      fill: '#B9815A',
      w: 3.4,
    })
    P.line(34, 222, 206, 222, 3)
    P.curve(points('40 146, 80 130, 120 127, 160 130, 200 146'), { w: 2.8, occ: false })
    P.rect(104, 116, 32, 24, { fill: C.ochre, w: 2.6, over: 1 })
    P.ell(120, 128, 4, 4, { fill: C.ink, w: 2 })
    P.rect(96, 164, 48, 38, { fill: C.cream, w: 2.6, over: 1 })
    P.curve(points('102 184, 112 184, 117 172, 123 196, 128 184, 138 184'), { w: 3, occ: false })
    P.color(C.blueD)
    P.curve(points('58 70, 50 110, 62 152, 78 160, 84 140, 76 112'), { w: 5, occ: false })
    P.flush()
    P.color(C.ink)
    P.curve(points('58 72, 44 52, 50 34'), { w: 3.2, occ: false })
    P.curve(points('58 72, 74 54, 70 34'), { w: 3.2, occ: false })
    P.ell(49, 31, 4, 5, { fill: C.white, w: 2.2 })
    P.ell(71, 31, 4, 5, { fill: C.white, w: 2.2 })
    P.ell(75, 106, 12, 12, { fill: C.white, w: 3 })
    P.ell(75, 106, 5, 5, { w: 1.8 })
  })
  // 4 insegnante: books, apple, spectacles, a small blackboard
  draw('insegnante', 9, 'Una lavagna, una pila di libri, una mela e un paio di occhiali', (P) => {
    ground(P)
    P.poly(points('34 222, 58 36, 66 36, 46 222'), { fill: C.wood, w: 2.4 })
    P.poly(points('206 222, 182 36, 174 36, 194 222'), { fill: C.wood, w: 2.4 })
    P.rect(40, 44, 160, 100, { fill: C.wood, w: 3.2 })
    P.rect(50, 54, 140, 80, { fill: '#4C6A5C', w: 2.6, occC: '#4C6A5C', over: 1 })
    P.color(C.cream)
    P.line(64, 76, 108, 76, 3)
    P.line(64, 92, 134, 92, 2.6)
    P.line(64, 108, 96, 108, 2.6)
    P.curve(points('146 118, 150 84, 160 72, 168 86, 172 116'), { w: 3, occ: false })
    P.line(152, 100, 168, 100, 2.6)
    P.flush()
    P.color(C.ink)
    P.rect(62, 202, 128, 18, { fill: C.blue, w: 2.8 })
    P.rect(74, 184, 108, 18, { fill: C.rose, w: 2.8 })
    P.rect(66, 168, 102, 16, { fill: C.ochre, w: 2.8 })
    P.line(82, 203, 82, 219, 2)
    P.line(92, 185, 92, 201, 2)
    P.line(150, 168, 150, 184, 2)
    P.curve(points('120 140, 104 138, 98 152, 106 166, 120 168, 134 166, 142 152, 136 138'), {
      closed: true,
      fill: C.ember,
      w: 2.8,
      occC: C.ember,
    })
    P.curve(points('120 142, 122 132, 128 126'), { w: 2.6 })
    P.curve(points('128 130, 140 122, 146 130, 134 136'), { closed: true, fill: C.sageD, w: 2 })
  })
  // 5 avvocato: scales on two codes
  draw('avvocato', 11, 'Una bilancia sopra due codici', (P) => {
    ground(P)
    P.rect(56, 200, 130, 20, { fill: '#9C5A5A', w: 3 })
    P.rect(68, 180, 108, 20, { fill: C.blue, w: 3 })
    P.line(78, 201, 78, 219, 2.2)
    P.line(164, 181, 164, 199, 2.2)
    P.line(70, 186, 176, 186, 1.6)
    P.rect(92, 168, 60, 12, { fill: C.ochre, w: 2.8 })
    P.poly(points('116 168, 119 58, 125 58, 128 168'), { fill: C.ochre, w: 2.8 })
    P.ell(122, 50, 9, 9, { fill: C.ochre, w: 2.8 })
    P.curve(points('48 78, 84 64, 122 68, 160 64, 196 74'), { w: 5, occ: false })
    for (const [x, y] of points('48 78, 196 74')) {
      P.line(x, y, x - 24, y + 58, 1.8)
      P.line(x, y, x + 24, y + 58, 1.8)
      P.curve(
        [
          [x - 28, y + 58],
          [x - 18, y + 74],
          [x, y + 79],
          [x + 18, y + 74],
          [x + 28, y + 58],
        ],
        { fill: C.cream, w: 2.8 },
      )
      P.line(x - 29, y + 58, x + 29, y + 58, 2.8)
      P.ell(x, y, 4, 4, { fill: C.white, w: 2.2 })
    }
    P.rect(184, 116, 18, 13, { fill: C.ember, w: 2.2, over: 0.6, occC: C.ember })
    P.poly(points('34 134, 38 122, 58 120, 64 134'), { fill: C.white, w: 2.2 })
  })
  // 6 artigiano: plane and shavings on the bench
  draw('artigiano', 13, 'Una pialla sul banco da lavoro con i trucioli', (P) => {
    P.rect(16, 184, 208, 20, { fill: C.wood, w: 3.3 })
    P.curve(points('30 194, 80 190, 140 197, 210 192'), { w: 1.6, occ: false })
    P.poly(points('34 204, 52 204, 48 236, 30 236'), { fill: C.wood, w: 2.8 })
    P.poly(points('188 204, 206 204, 210 236, 192 236'), { fill: C.wood, w: 2.8 })
    P.poly(points('40 184, 40 152, 62 144, 186 144, 202 152, 202 184'), { fill: '#B9794A', w: 3.3 })
    P.line(44, 174, 200, 174, 1.8)
    P.poly(points('112 144, 136 92, 148 96, 132 144'), { fill: C.slate, w: 2.8 })
    P.poly(points('132 144, 146 116, 160 120, 150 144'), { fill: C.ochre, w: 2.6 })
    P.curve(points('158 144, 160 116, 176 104, 188 112, 182 126, 186 144'), {
      fill: '#8C5A36',
      w: 3,
    })
    P.curve(points('58 146, 56 128, 68 118, 80 128, 78 146'), { fill: '#8C5A36', w: 3 })
    P.curve(points('112 142, 96 128, 84 104, 98 84, 116 92, 112 108, 98 106'), {
      w: 3.2,
      occ: false,
    })
    P.curve(points('20 182, 14 168, 26 158, 36 166, 30 176'), { w: 2.6, occ: false })
    P.curve(points('208 182, 210 170, 222 170, 222 180'), { w: 2.6, occ: false })
    P.line(30, 60, 210, 60, 2.6)
    for (const x of [54, 96, 170]) P.line(x, 54, x, 66, 2.4)
    P.poly(points('46 66, 62 66, 60 88, 48 88'), { fill: C.ember, w: 2.4, occC: C.ember })
    P.poly(points('50 88, 58 88, 56 112, 52 112'), { fill: C.slate, w: 2.2 })
    P.poly(points('154 66, 186 66, 186 76, 164 76, 164 104, 154 104'), { fill: C.ochre, w: 2.4 })
  })
  // 7 commerciante: market stall with striped awning
  draw('commerciante', 15, 'Una bancarella con la tenda a righe e le cassette di frutta', (P) => {
    ground(P)
    P.rect(34, 84, 8, 138, { fill: C.wood, w: 2.6 })
    P.rect(198, 84, 8, 138, { fill: C.wood, w: 2.6 })
    awning(P)
    P.line(196, 39, 220, 84, 2.6)
    P.line(20, 84, 220, 84, 2.6)
    P.rect(28, 156, 184, 14, { fill: C.wood, w: 3 })
    P.rect(40, 170, 160, 50, { fill: C.stone, w: 3 })
    for (const x of [72, 104, 136, 168]) P.line(x, 172, x, 219, 1.6)
    heap(P, 52, C.ochre, C.ochre)
    heap(P, 106, C.sageD, C.sage)
    heap(P, 164, '#B7504A', '#C9665C')
    P.poly(points('88 186, 152 186, 152 208, 88 208'), { fill: C.white, w: 2.4, over: 1 })
    P.line(98, 194, 142, 194, 2)
    P.line(104, 201, 136, 201, 2)
  })
  // 8 creativo: jar of brushes and a sketch
  draw('creativo', 17, 'Un barattolo di pennelli davanti a un disegno di montagne', (P) => {
    ground(P)
    P.poly(points('24 222, 36 60, 150 52, 158 222'), { fill: C.white, w: 3 })
    P.curve(points('44 176, 66 126, 82 150, 104 104, 128 152, 146 138'), { w: 2.6, occ: false })
    P.ell(66, 92, 13, 13, { fill: C.ochre, w: 2.4 })
    P.curve(points('42 196, 80 188, 120 196, 150 190'), { w: 2, occ: false })
    P.fillPts(points('46 190, 66 130, 82 152, 104 108, 128 154, 148 142, 152 188'), '#C7D2E4', true)
    P.curve(points('44 176, 66 126, 82 150, 104 104, 128 152, 146 138'), { w: 2.6, occ: false })
    const br = (x1, y1, x2, y2, c) => {
      const dx = ((y2 - y1) / Math.hypot(x2 - x1, y2 - y1)) * 4,
        dy = (-(x2 - x1) / Math.hypot(x2 - x1, y2 - y1)) * 4
      P.poly(
        [
          [x1 - dx, y1 - dy],
          [x2 - dx, y2 - dy],
          [x2 + dx, y2 + dy],
          [x1 + dx, y1 + dy],
        ],
        { fill: c, w: 2.3, over: 0.4 },
      )
    }
    br(172, 160, 160, 84, C.wood)
    P.curve(points('154 86, 150 66, 158 48, 168 64, 166 84'), {
      closed: true,
      fill: C.ember,
      w: 2.4,
      occC: C.ember,
    })
    br(186, 160, 190, 64, C.blue)
    P.poly(points('184 66, 190 44, 197 66'), { fill: C.cream, w: 2.2 })
    br(200, 160, 216, 92, C.ochre)
    P.poly(points('207 94, 218 68, 224 96'), { fill: C.sageD, w: 2.4 })
    P.poly(points('152 150, 222 150, 216 222, 158 222'), { fill: C.slate, w: 3.2 })
    P.ell(187, 150, 35, 8, { fill: C.white, w: 2.6 })
    br(172, 152, 170, 140, C.wood)
    br(187, 154, 188, 138, C.blue)
    br(203, 152, 207, 138, C.ochre)
    P.curve(points('156 176, 186 184, 218 176'), { w: 2, occ: false })
    P.curve(points('156 192, 186 200, 217 192'), { w: 2, occ: false })
  })
  // 9 vita quotidiana: moka, cup, letter
  draw('vita-quotidiana', 19, 'Una moka, una tazzina e una lettera', (P) => {
    ground(P)
    P.poly(points('52 222, 60 160, 120 160, 128 222'), { fill: C.slate, w: 3.2 })
    P.line(80, 162, 78, 220, 1.8)
    P.line(102, 162, 104, 220, 1.8)
    P.rect(58, 150, 64, 10, { fill: C.stone, w: 2.8 })
    P.poly(points('62 150, 50 92, 130 92, 118 150'), { fill: C.slate, w: 3.2 })
    P.poly(points('50 92, 34 84, 56 112'), { fill: C.slate, w: 2.6 })
    P.line(80, 94, 82, 149, 1.8)
    P.line(102, 94, 100, 149, 1.8)
    P.poly(points('52 92, 70 74, 110 74, 128 92'), { fill: C.stone, w: 2.8 })
    P.ell(90, 68, 7, 7, { fill: C.ink, w: 2.4 })
    P.curve(points('126 98, 156 96, 154 128, 140 148'), { w: 6.5, occ: false })
    steam(P, 36, 78, 34)
    P.curve(points('158 178, 162 208, 178 221, 196 221, 210 208, 214 178'), { fill: C.white, w: 3 })
    P.ell(186, 178, 28, 7, { fill: '#7A4B2E', w: 2.6 })
    P.curve(points('213 186, 228 184, 226 202, 210 204'), { w: 2.8, occ: false })
    P.line(150, 222, 222, 222, 3.4)
    steam(P, 180, 166, 28)
    steam(P, 196, 164, 24)
  })
}

/** The stall's striped awning. */
function awning(P) {
  const n = 6,
    x0 = 20,
    w = 200 / n
  P.poly(points('20 84, 44 38, 196 38, 220 84'), { fill: C.cream, w: 3 })
  for (let i = 0; i < n; i++) {
    const a = x0 + i * w,
      b = a + w
    const ta = 44 + (i * 152) / n,
      tb = 44 + ((i + 1) * 152) / n
    if (i % 2 === 0)
      P.fillPts(
        [
          [a, 84],
          [ta, 40],
          [tb, 40],
          [b, 84],
        ],
        C.ember,
      )
    P.curve(
      [
        [a, 84],
        [a + 3, 98],
        [a + w / 2, 104],
        [b - 3, 98],
        [b, 84],
      ],
      { fill: i % 2 ? C.cream : C.ember, w: 2.6, occC: C.white },
    )
    P.line(ta, 39, a, 84, 2)
  }
}

/** Three fruits: two on the crate, one on top. */
function heap(P, x, low, high) {
  for (const [dx, y, colour] of [
    [0, 146, low],
    [20, 146, low],
    [10, 132, high],
  ])
    P.ell(x + dx, y, 9.5, 9.5, { fill: colour, w: 2.2, occC: colour })
}

/** The adding machine's keys: white, a column of ochre, the last one ember. */
function keys(P) {
  for (let key = 0; key < 16; key++) {
    const r = Math.floor(key / 4)
    const c = key % 4
    const colour = key === 15 ? C.ember : c === 3 ? C.ochre : C.white
    P.rect(79 + c * 22 - r * 1.4, 140 + r * 19, 15, 11, { fill: colour, w: 2, over: 0.6 })
  }
}
