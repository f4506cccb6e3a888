import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, writing } from './place.mjs'

/** One drawing for each lesson of 'Prima di cominciare', and the picture whose menu is opened. */
export function lessonDrawings(draw) {
  const lesson = (name, seed, title, picture) =>
    draw(`lezione-${name}`, seed, title, picture, 240, 220)

  lesson('indirizzi', 201, 'Una porta con il numero, e la cassetta con il nome', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('44 206, 44 40, 196 40, 196 206'), { fill: C.cream, w: 3, over: 1.2 })
    P.poly(points('32 42, 120 10, 208 42'), { fill: C.terra, w: 3, over: 1.4 })
    P.poly(points('66 206, 66 116, 72 100, 84 91, 98 88, 112 91, 124 100, 130 116, 130 206'), {
      fill: C.blue,
      w: 3,
      over: 0.6,
    })
    P.ell(118, 152, 4, 4, { fill: C.ochre, w: 2.2 })
    P.line(98, 92, 98, 204, 1.6)
    P.poly(points('78 54, 118 54, 118 78, 78 78'), { fill: C.blueD, w: 2.6, over: 0.6 })
    P.color(C.white)
    P.line(90, 60, 90, 72, 2.6)
    P.curve(points('102 61, 108 60, 109 65, 103 72, 110 72'), { w: 2.6, occ: false, jit: 0.1 })
    P.color(C.ink)
    P.poly(points('148 116, 188 116, 188 150, 148 150'), { fill: C.ember, w: 2.8, occC: C.ember })
    P.line(154, 124, 182, 124, 3)
    P.poly(points('154 132, 182 132, 182 144, 154 144'), { fill: C.white, w: 2, over: 0.4 })
    P.line(158, 138, 176, 138, 1.7)
    P.poly(points('158 106, 176 100, 182 122, 164 128'), { fill: C.white, w: 2.2, over: 0.5 })
  })

  lesson('toccare', 203, 'Un dito su un pulsante accanto a una lampada', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('24 96, 150 92, 154 176, 28 180'), { fill: C.cream, w: 3, over: 1.2 })
    P.ell(88, 136, 32, 28, { fill: C.ember, w: 3, occC: C.ember })
    P.ell(84, 130, 20, 16, { w: 1.7, occ: false })
    for (const [a, b, c, d] of [
      [46, 108, 34, 98],
      [88, 96, 88, 80],
      [128, 108, 142, 96],
    ])
      P.line(a, b, c, d, 2.6)
    P.curve(
      points(
        '118 206, 104 176, 96 150, 92 134, 98 127, 106 132, 118 156, 126 162, 128 150, 138 148, 144 156, 148 149, 158 150, 162 160, 168 156, 176 162, 180 182, 176 206',
      ),
      { fill: C.rose, w: 3.2, jit: 0.2 },
    )
    P.line(144, 156, 146, 170, 2)
    P.line(162, 160, 162, 172, 2)
    P.poly(points('170 78, 186 30, 218 30, 232 78'), { fill: C.ochre, w: 3, over: 0.8 })
    P.line(201, 78, 201, 112, 3)
    P.line(201, 14, 201, 30, 2.4)
    P.ell(201, 80, 9, 5, { fill: '#FBE7B2', w: 2.2 })
  })

  lesson('colla', 83, 'Due foglietti uguali e un barattolo di colla con il pennello', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('20 44, 116 34, 121 84, 25 94'), { fill: C.cream, w: 3, over: 1.2 })
    P.poly(points('34 118, 130 112, 133 162, 37 168'), { fill: C.cream, w: 3, over: 1.2 })
    writing(P, place(36, 58, -5), '0 0 68, 1 12 60, 2 24 38', 2.2)
    writing(P, place(50, 132, -3), '0 0 68, 0 12 60, 0 24 38', 2.2)
    P.curve(points('70 96, 60 102, 66 114'), { w: 2.6, occ: false })
    P.line(66, 115, 57, 109, 2.4)
    P.line(66, 115, 71, 106, 2.4)
    P.poly(points('176 20, 186 22, 180 118, 168 118'), { fill: C.wood, w: 2.6, over: 0.8 })
    P.poly(points('166 96, 183 97, 182 112, 166 112'), { fill: C.slate, w: 2.2, over: 0.6 })
    P.poly(points('138 122, 214 122, 210 204, 142 204'), { fill: C.slate, w: 3.2, over: 0.6 })
    P.ell(176, 122, 39, 10, { fill: C.white, w: 2.8 })
    P.poly(points('167 104, 182 104, 181 124, 168 124'), {
      fill: C.wood,
      w: 2.2,
      over: 0.4,
      open: true,
    })
    P.poly(points('141 142, 212 142, 210 184, 143 184'), { fill: C.ochre, w: 2.4, occC: C.ochre })
    P.curve(points('176 151, 188 163, 176 176, 164 163'), {
      closed: true,
      fill: C.ember,
      w: 2.2,
      occC: C.ember,
    })
    P.ell(112, 194, 26, 10, { fill: C.slate, w: 2.6 })
    P.ell(112, 191, 18, 5, { w: 1.6, occ: false })
  })

  lesson('scrivere', 205, 'Un foglio a righe, una matita e una gomma', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('30 36, 164 24, 178 190, 44 202'), { fill: C.cream, w: 3, over: 1.2 })
    const sheet = place(48, 62, -5)
    writing(P, sheet, '0 0 96, 1 22 84, 2 44 60, 3 88 74', 2.2)
    const slip = sheet('66 34, 76 42, 86 34, 96 42, 104 36')
    P.color(C.ember)
    P.curve(slip, { w: 2.8, occ: false })
    P.color(C.ink)
    const pencil = place(206, 40, 38)
    P.poly(pencil('-11 0, 11 0, 11 96, -11 96'), { fill: C.ochre, w: 3, over: 0.6 })
    P.line(...pencil('-3 4').flat(), ...pencil('-3 94').flat(), 1.7)
    P.poly(pencil('-11 96, 11 96, 0 124'), { fill: C.rose, w: 2.8, over: 0.6 })
    P.dark(pencil('-4 114, 4 114, 0 124'))
    P.poly(pencil('-11 -18, 11 -18, 11 0, -11 0'), { fill: C.ember, w: 2.8, occC: C.ember })
    P.poly(points('178 182, 214 174, 222 198, 186 206'), { fill: C.slate, w: 2.8, over: 0.8 })
    P.line(192, 180, 199, 203, 2)
  })

  lesson('file', 207, 'Un cassetto aperto con una lista dentro', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('36 206, 36 96, 204 96, 204 206'), { fill: C.wood, w: 3, over: 1.2 })
    P.poly(points('86 22, 164 16, 170 112, 92 116'), { fill: C.cream, w: 3, over: 1 })
    writing(P, place(100, 38, -4), '0 0 46, 0 16 54, 0 32 38, 0 48 50', 2.2)
    P.color(C.ember)
    P.curve(points('148 66, 153 72, 162 58'), { w: 3, occ: false, jit: 0.1 })
    P.color(C.ink)
    P.poly(points('22 112, 218 112, 212 158, 28 158'), { fill: C.ochre, w: 3.2, over: 1 })
    P.poly(points('96 124, 144 124, 144 140, 96 140'), { fill: C.white, w: 2.4, over: 0.5 })
    P.line(104, 132, 136, 132, 1.8)
    P.ell(120, 150, 10, 4, { fill: C.slate, w: 2.4 })
    P.poly(points('44 164, 196 164, 196 200, 44 200'), { fill: C.wood, w: 2.6, over: 0.6 })
    P.ell(120, 182, 10, 4, { fill: C.slate, w: 2.4 })
  })

  lesson('codice', 209, 'Una busta aperta con un codice, e una chiave', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.poly(points('30 104, 112 48, 196 104, 196 196, 30 196'), { fill: C.rose, w: 3, over: 1 })
    P.poly(points('50 28, 178 28, 178 150, 50 150'), { fill: C.white, w: 2.8, over: 0.8 })
    writing(P, place(66, 48), '0 0 60, 0 14 84', 2)
    for (let digit = 0; digit < 6; digit++) {
      const x = 62 + digit * 18
      P.poly(points(`${x} 78, ${x + 14} 78, ${x + 14} 98, ${x} 98`), {
        fill: C.ochre,
        w: 2,
        over: 0.3,
      })
    }
    P.poly(points('30 104, 113 158, 196 104, 196 196, 30 196'), { fill: C.cream, w: 3, over: 1 })
    P.line(30, 196, 92, 146, 2.4)
    P.line(196, 196, 134, 146, 2.4)
    P.ell(206, 150, 18, 18, { fill: C.ochre, w: 3 })
    P.ell(206, 146, 6, 6, { w: 2.4 })
    P.poly(points('201 168, 211 168, 211 204, 201 204'), { fill: C.ochre, w: 2.6, over: 0.4 })
    P.poly(points('211 184, 220 184, 220 190, 211 190'), { fill: C.ochre, w: 2.2, over: 0.4 })
    P.poly(points('211 196, 222 196, 222 202, 211 202'), { fill: C.ochre, w: 2.2, over: 0.4 })
  })

  lesson('ai', 211, 'Un pappagallo sul trespolo con un libro aperto', (P) => {
    P.line(12, 206, 228, 206, 3)
    P.line(96, 206, 96, 150, 4)
    P.line(40, 150, 158, 150, 5)
    P.curve(points('84 150, 76 178, 62 196, 70 200, 90 186, 104 150'), {
      closed: true,
      fill: C.blueD,
      w: 2.8,
    })
    P.curve(
      points('72 62, 80 38, 100 26, 122 34, 130 56, 126 96, 116 134, 100 152, 84 148, 74 116'),
      { closed: true, fill: C.sage, w: 3.2, jit: 0.2 },
    )
    P.curve(points('74 80, 58 104, 60 136, 76 148, 94 122, 92 88'), {
      closed: true,
      fill: C.sageD,
      w: 2.8,
    })
    P.curve(points('70 112, 78 118, 86 114'), { w: 2, occ: false })
    P.curve(points('68 128, 76 133, 82 130'), { w: 2, occ: false })
    P.curve(points('121 40, 140 44, 148 58, 142 74, 136 62, 124 60'), {
      closed: true,
      fill: C.ochre,
      w: 2.8,
    })
    P.ell(108, 50, 9, 9, { fill: C.white, w: 2.4 })
    P.ell(110, 51, 3, 3, { fill: C.ink, w: 2, occC: C.ink })
    P.curve(points('92 30, 86 14, 98 22, 100 8, 108 24'), { fill: C.ember, w: 2.6, occC: C.ember })
    P.line(90, 150, 88, 158, 2.8)
    P.line(106, 150, 108, 158, 2.8)
    P.poly(points('150 178, 190 170, 190 198, 150 204'), { fill: C.cream, w: 2.8, over: 0.6 })
    P.poly(points('190 170, 228 178, 228 204, 190 198'), { fill: C.cream, w: 2.8, over: 0.6 })
    writing(P, place(156, 184, -10), '0 0 26, 1 8 24', 1.8)
    writing(P, place(197, 180, 11), '0 0 24, 0 8 22', 1.8)
    spark(P, 186, 110, 15)
    spark(P, 210, 134, 8)
  })

  const market = 'Una bancarella con la tenda a righe, mele e zucche'
  const stall = (P) => {
    P.poly(points('0 0, 240 0, 240 160, 0 160'), { fill: C.mist, w: 0, occ: false })
    P.line(4, 148, 236, 148, 3)
    P.line(44, 56, 44, 148, 3.2)
    P.line(196, 56, 196, 148, 3.2)
    for (let stripe = 0; stripe < 6; stripe++) {
      const x = 30 + stripe * 30
      P.curve(points(`${x} 22, ${x} 54, ${x + 15} 62, ${x + 30} 54, ${x + 30} 22`), {
        closed: true,
        fill: stripe % 2 ? C.cream : C.terra,
        w: 2.6,
      })
    }
    P.poly(points('34 104, 206 104, 200 146, 40 146'), { fill: C.wood, w: 3, over: 1 })
    for (const [x, y] of [
      [58, 98],
      [78, 96],
      [68, 84],
      [98, 98],
    ])
      P.ell(x, y, 11, 11, { fill: C.ember, w: 2.4, occC: C.ember })
    P.ell(140, 92, 24, 16, { fill: C.ochre, w: 2.8 })
    P.curve(points('140 76, 134 84, 134 100, 140 108'), { w: 1.8, occ: false })
    P.ell(178, 94, 18, 13, { fill: C.ochre, w: 2.6 })
    P.line(140, 76, 144, 68, 3)
    P.line(178, 81, 182, 74, 3)
  }
  draw('lezione-mercato', 213, market, stall, 240, 160)
}
