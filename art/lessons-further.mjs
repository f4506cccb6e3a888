import { C, points } from './palette.mjs'
import { spark, steam } from './pen.mjs'
import { place, writing } from './place.mjs'

const floor = (P) => P.line(12, 206, 228, 206, 3)

/** One drawing for each lesson of 'Un passo in più', the second flight of the stairs. */
export function furtherLessons(draw) {
  const lesson = (name, seed, title, picture) =>
    draw(`lezione-${name}`, seed, title, picture, 240, 220)
  lesson(
    'dettare',
    221,
    'Un microfono, e un foglio su cui si scrive quello che ha sentito',
    dictating,
  )
  lesson('foto', 223, 'Un telefono che fotografa una foglia macchiata', photographing)
  lesson('ragione', 225, 'Un cappello che allo specchio si vede corona', flattering)
  lesson('soli', 227, 'Due tazze accanto a un telefono, e la luna alla finestra', evening)
  lesson('chiavi', 229, "Tre ganci: una chiave, un'impronta, un codice", keys)
  lesson('spid', 231, "Uno sportello con una carta d'identità e un campanello", counter)
}

function dictating(P) {
  floor(P)
  P.poly(points('126 48, 208 38, 220 168, 138 178'), { fill: C.cream, w: 3, over: 1.2 })
  writing(P, place(144, 70, -6), '0 0 52, 1 19 46, 2 38 54, 3 57 34', 2.2)
  P.color(C.ember)
  P.line(191, 121, 193, 136, 3)
  for (const [x, reach] of [
    [108, 10],
    [117, 17],
  ])
    P.curve(
      [
        [x, 66 - reach],
        [x + reach * 0.45, 66],
        [x, 66 + reach],
      ],
      { w: 2.8, occ: false },
    )
  P.color(C.ink)
  P.ell(70, 196, 36, 10, { fill: C.wood, w: 3 })
  P.line(70, 120, 70, 192, 5)
  P.curve(points('36 70, 40 104, 70 120, 100 104, 104 70'), { w: 3.4, occ: false })
  P.curve(points('46 58, 52 34, 70 26, 88 34, 94 58, 92 88, 70 104, 48 88'), {
    closed: true,
    fill: C.slate,
    w: 3.2,
    jit: 0.2,
  })
  for (const y of [42, 52, 62]) P.line(52, y, 88, y, 1.7)
  P.poly(points('46 72, 94 72, 93 84, 47 84'), { fill: C.ochre, w: 2.6, over: 0.4 })
}

const leaf = '0 0, -15 -16, -15 -38, 0 -58, 15 -38, 15 -16'

function photographing(P) {
  floor(P)
  P.line(72, 142, 72, 84, 2.8)
  for (const [x, y, turn, fill] of [
    [72, 138, -58, C.sageD],
    [72, 138, 56, C.sage],
    [72, 116, -28, C.sage],
    [72, 112, 30, C.sageD],
    [72, 92, 0, C.sage],
  ]) {
    const at = place(x, y, turn)
    P.curve(at(leaf), { closed: true, fill, w: 2.6 })
    P.line(...at('0 -8').flat(), ...at('0 -44').flat(), 1.6)
  }
  P.ell(67, 62, 4, 4, { fill: C.terraD, w: 1.7, occC: C.terraD })
  P.ell(78, 72, 3, 3, { fill: C.terraD, w: 1.7, occC: C.terraD })
  P.poly(points('40 150, 104 150, 96 205, 48 205'), { fill: C.terra, w: 3, over: 0.8 })
  P.poly(points('33 138, 111 138, 110 153, 34 153'), { fill: C.terra, w: 3, over: 0.8 })
  const phone = place(140, 58, 7)
  P.poly(phone('0 0, 76 0, 76 138, 0 138'), { fill: C.blueD, w: 3.2, over: 0.4 })
  P.poly(phone('7 12, 69 12, 69 108, 7 108'), { fill: C.white, w: 2.6, over: 0.4 })
  const seen = place(168, 162, 7, 1.25)
  P.curve(seen(leaf), { closed: true, fill: C.sage, w: 2.8 })
  P.line(...seen('0 -8').flat(), ...seen('0 -46').flat(), 1.6)
  for (const spot of ['-6 -32', '6 -22']) {
    const [[x, y]] = seen(spot)
    P.ell(x, y, 5, 5, { fill: C.terraD, w: 2, occC: C.terraD })
  }
  P.color(C.ember)
  for (const corner of [
    '13 30, 13 18, 25 18',
    '51 18, 63 18, 63 30',
    '13 90, 13 102, 25 102',
    '51 102, 63 102, 63 90',
  ])
    P.poly(phone(corner), { w: 3, over: 0.2, occ: false, open: true, fill: undefined })
  P.color(C.ink)
  const [[x, y]] = phone('38 123')
  P.ell(x, y, 8, 8, { fill: C.white, w: 2.4 })
}

function flattering(P) {
  floor(P)
  P.line(132, 160, 118, 204, 4)
  P.line(172, 160, 186, 204, 4)
  P.ell(152, 94, 62, 78, { fill: C.wood, w: 3.2 })
  P.ell(152, 94, 50, 66, { fill: C.mist, w: 2.6 })
  P.line(122, 58, 136, 44, 1.7)
  P.line(118, 74, 146, 46, 1.7)
  P.poly(points('118 116, 114 76, 132 94, 152 66, 172 94, 190 76, 186 116'), {
    fill: C.ochre,
    w: 3,
    over: 0.6,
  })
  P.poly(points('118 116, 186 116, 185 128, 119 128'), { fill: C.ochre, w: 2.6, over: 0.6 })
  for (const [x, y] of [
    [114, 73],
    [152, 63],
    [190, 73],
  ])
    P.ell(x, y, 4.5, 4.5, { fill: C.ember, w: 2.2, occC: C.ember })
  spark(P, 152, 104, 9)
  P.poly(points('30 174, 84 174, 80 205, 34 205'), { fill: C.wood, w: 3, over: 0.8 })
  P.curve(points('30 166, 32 138, 44 128, 58 134, 72 128, 84 138, 86 166'), { fill: C.slate, w: 3 })
  P.poly(points('31 154, 85 154, 86 164, 30 164'), { fill: C.blueD, w: 2.2, over: 0.2 })
  P.ell(58, 168, 48, 8, { fill: C.slate, w: 3 })
}

function evening(P) {
  floor(P)
  P.poly(points('36 18, 138 18, 138 118, 36 118'), { fill: C.wood, w: 3, over: 1 })
  P.poly(points('46 28, 128 28, 128 108, 46 108'), { fill: C.blueD, w: 2.6, over: 0.4 })
  P.curve(points('108 42, 94 48, 90 62, 98 76, 112 78, 100 66, 100 52'), {
    closed: true,
    fill: C.ochre,
    w: 2.2,
    occC: C.ochre,
  })
  P.color(C.paper)
  P.line(87, 28, 87, 108, 3)
  P.line(46, 68, 84, 68, 3)
  P.color(C.ink)
  P.poly(points('20 150, 220 150, 220 162, 20 162'), { fill: C.wood, w: 3, over: 1 })
  P.line(40, 162, 34, 205, 4)
  P.line(200, 162, 206, 205, 4)
  for (const x of [44, 92]) {
    P.ell(x + 33, 134, 8, 8, { w: 2.6, occ: false })
    P.curve(
      [
        [x, 122],
        [x + 2, 140],
        [x + 10, 149],
        [x + 22, 149],
        [x + 30, 140],
        [x + 32, 122],
      ],
      {
        fill: x < 60 ? C.rose : C.sage,
        w: 3,
      },
    )
    P.ell(x + 16, 122, 16, 5, { fill: C.cream, w: 2.4 })
    steam(P, x + 14, 114, 22)
  }
  P.poly(points('158 148, 164 122, 202 122, 208 148'), { fill: C.ember, w: 3, occC: C.ember })
  P.ell(183, 136, 9, 8, { fill: C.cream, w: 2.2 })
  P.curve(
    points(
      '150 116, 152 104, 168 98, 198 98, 214 104, 216 116, 202 116, 198 109, 168 109, 164 116',
    ),
    {
      closed: true,
      fill: C.ember,
      w: 3,
    },
  )
}

function keys(P) {
  P.poly(points('18 26, 222 22, 222 58, 18 62'), { fill: C.wood, w: 3.2, over: 1.2 })
  for (const x of [52, 120, 188]) {
    P.ell(x, 44, 4, 4, { fill: C.slate, w: 2.2 })
    P.curve(
      [
        [x, 46],
        [x + 1, 60],
        [x - 4, 64],
      ],
      { w: 3, occ: false },
    )
  }
  P.ell(50, 86, 22, 22, { fill: C.ochre, w: 3.2 })
  P.ell(50, 80, 9, 9, { w: 2.6 })
  P.poly(points('44 107, 56 107, 56 190, 44 190'), { fill: C.ochre, w: 3, over: 0.4 })
  P.poly(points('56 158, 72 158, 72 166, 56 166'), { fill: C.ochre, w: 2.4, over: 0.4 })
  P.poly(points('56 176, 68 176, 68 184, 56 184'), { fill: C.ochre, w: 2.4, over: 0.4 })
  P.poly(points('92 70, 148 68, 152 186, 94 188'), { fill: C.white, w: 3, over: 0.8 })
  P.color(C.blueD)
  for (const [reach, foot] of [
    [6, 142],
    [13, 152],
    [20, 158],
  ])
    P.curve(
      [
        [122 - reach, foot],
        [122 - reach, 128],
        [122 - reach * 0.7, 128 - reach],
        [122, 126 - reach * 1.3],
        [122 + reach * 0.7, 128 - reach],
        [122 + reach, 128],
        [122 + reach * 0.9, foot + 4],
      ],
      { w: 2.8, occ: false },
    )
  P.line(122, 128, 122, 158, 2.8)
  P.color(C.ink)
  P.ell(120, 78, 4, 4, { w: 2.2 })
  P.poly(points('164 68, 222 70, 218 134, 190 152, 162 134'), {
    fill: C.ember,
    w: 3,
    occC: C.ember,
  })
  P.poly(points('170 92, 214 93, 212 118, 170 117'), { fill: C.white, w: 2.4, over: 0.4 })
  for (const x of [179, 189, 199, 209]) P.fillPts(P.arcPts(x - 2, 105, 3.4, 3.4), C.ink, false)
  P.ell(190, 80, 4, 4, { w: 2.2 })
}

function counter(P) {
  floor(P)
  P.poly(points('34 150, 34 66, 60 30, 120 16, 180 30, 206 66, 206 150'), {
    fill: C.cream,
    w: 3.2,
    over: 0.8,
  })
  P.poly(points('52 150, 52 74, 74 46, 120 34, 166 46, 188 74, 188 150'), {
    fill: C.mist,
    w: 2.8,
    over: 0.6,
  })
  P.line(120, 36, 120, 118, 2)
  P.line(54, 92, 186, 92, 2)
  P.poly(points('14 148, 226 148, 226 164, 14 164'), { fill: C.wood, w: 3.2, over: 1 })
  P.poly(points('26 164, 214 164, 214 205, 26 205'), { fill: C.wood, w: 3, over: 0.6 })
  for (const x of [88, 152]) P.line(x, 170, x, 200, 1.7)
  const card = place(58, 88, -7)
  P.poly(card('0 0, 92 0, 92 58, 0 58'), { fill: C.blue, w: 3, over: 0.4 })
  P.poly(card('9 12, 35 12, 35 46, 9 46'), { fill: C.white, w: 2.2, over: 0.3 })
  const [[x, y]] = card('22 24')
  P.ell(x, y, 6, 7, { fill: C.rose, w: 2.2 })
  P.curve(card('12 45, 14 36, 22 33, 30 36, 33 45'), { fill: C.terra, w: 2.2 })
  writing(P, card, '44 16 38, 44 27 30', 2.4)
  P.poly(card('66 36, 82 36, 82 48, 66 48'), { fill: C.ochre, w: 2, over: 0.3 })
  P.curve(points('168 142, 170 124, 186 114, 202 124, 204 142'), { fill: C.ochre, w: 3 })
  P.line(186, 114, 186, 107, 3)
  P.ell(186, 105, 4, 3, { fill: C.ember, w: 2, occC: C.ember })
  P.poly(points('160 142, 212 142, 212 149, 160 149'), { fill: C.slate, w: 2.6, over: 0.4 })
}
