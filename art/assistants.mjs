import { C, points } from './palette.mjs'
import { gear, place, writing } from './place.mjs'

/** The ten assistants as things of the workshop, 160 by 160: each hangs from its nail. */
export function assistants(draw) {
  const small = (name, seed, title, picture) =>
    draw(`strumento-${name}`, seed, title, picture, 160, 160)

  small('chatgpt', 71, "Una penna stilografica appesa e una boccetta d'inchiostro", (P) => {
    nail(P, 52)
    hang(P, 52, 44)
    P.poly(points('40 44, 64 44, 66 100, 38 100'), { fill: C.blueD, w: 3, occC: C.blueD })
    P.rect(38, 54, 28, 8, { fill: C.ochre, w: 2.2, over: 0.6 })
    P.poly(points('39 100, 65 100, 58 126, 52 141, 46 126'), { fill: C.ochre, w: 2.8 })
    P.line(52, 113, 52, 139, 1.8)
    P.ell(52, 112, 3, 3, { fill: C.ink, w: 1.8 })
    P.curve(points('14 147, 24 139, 30 149, 40 143, 52 146'), { w: 2.4, occ: false })
    P.line(78, 148, 154, 148, 3)
    P.poly(points('90 147, 88 112, 98 102, 134 102, 144 112, 142 147'), {
      fill: '#DCE9F0',
      w: 3,
      over: 1,
    })
    P.fillPts(points('91 120, 140 120, 139 145, 92 145'), C.blueD, false)
    P.curve(points('90 120, 104 117, 122 122, 142 119'), { w: 2, occ: false })
    P.rect(100, 124, 30, 17, { fill: C.cream, w: 2, over: 0.6 })
    P.curve(points('105 134, 110 128, 115 136, 120 130, 125 133'), { w: 1.8, occ: false })
    P.rect(101, 92, 30, 10, { fill: C.white, w: 2.4, over: 0.8 })
    P.poly(points('98 92, 102 78, 130 78, 134 92'), { fill: C.ember, w: 2.6, occC: C.ember })
  })

  small('claude', 73, 'Una lettera aperta che esce dalla busta con il sigillo', (P) => {
    nail(P)
    P.poly(points('30 100, 80 66, 130 100'), { fill: C.stoneD, w: 2.8 })
    P.poly(points('48 46, 112 44, 112 136, 48 136'), { fill: C.white, w: 2.8 })
    writing(P, place(0, 0), '58 62 44, 58 71 38, 58 80 44, 58 89 30, 58 98 42', 1.9)
    P.poly(points('30 100, 80 130, 130 100, 130 151, 30 151'), { fill: C.cream, w: 3 })
    P.line(31, 150, 64, 121, 2)
    P.line(129, 150, 96, 121, 2)
    P.curve(points('80 114, 92 118, 95 130, 86 140, 74 139, 66 130, 69 118'), {
      closed: true,
      fill: C.ember,
      w: 2.6,
      occC: C.ember,
    })
    P.ell(80.5, 128, 6.5, 6.5, { fill: C.ember, w: 1.8, occC: C.ember })
    P.poly(points('70 34, 90 34, 96 52, 64 52'), { fill: C.slate, w: 2.8 })
    P.ell(80, 29, 5, 6, { w: 2.2, occ: false })
  })

  small('gemini', 75, 'Un compasso appeso che traccia un arco', (P) => {
    nail(P)
    P.curve(points('74 44, 72 30, 80 19, 88 30, 86 44'), { w: 1.8, occ: false })
    P.poly(points('20 138, 142 138, 156 157, 4 157'), { fill: C.cream, w: 2.6 })
    P.curve(P.arcPts(42, 148, 84, 6, -62, 62), { w: 2, occ: false })
    P.curve(points('60 98, 72 107, 88 107, 102 96'), { w: 3, occ: false })
    P.poly(points('71 60, 81 62, 52 132, 44 129'), { fill: C.slate, w: 2.8 })
    P.poly(points('44 129, 52 132, 42 149'), { fill: C.white, w: 2.2, over: 0.4 })
    P.poly(points('79 62, 89 60, 110 108, 101 112'), { fill: C.slate, w: 2.8 })
    P.poly(points('96 102, 111 96, 124 128, 110 134'), { fill: C.ember, w: 2.6, occC: C.ember })
    P.poly(points('110 134, 124 128, 126 148'), { fill: C.cream, w: 2.2, over: 0.6 })
    P.rect(75, 40, 10, 12, { fill: C.ochre, w: 2.4, over: 0.6 })
    P.ell(80, 58, 12, 12, { fill: C.ochre, w: 3 })
    P.ell(80, 58, 3.4, 3.4, { fill: C.ink, w: 1.8 })
    P.ell(80, 106, 5, 5, { fill: C.ochre, w: 2.2 })
  })

  small('copilot', 77, 'Un calendario appeso accanto a una campanella', (P) => {
    nail(P, 64)
    P.curve(points('40 46, 52 30, 64 18, 76 30, 88 46'), { w: 1.8, occ: false })
    P.poly(points('20 46, 108 44, 110 148, 22 150'), { fill: C.white, w: 3 })
    P.poly(points('20 46, 108 44, 109 70, 20 72'), { fill: C.ember, w: 2.8, occC: C.ember })
    for (const x of [38, 64, 90]) P.ell(x, 52, 4, 4, { fill: C.cream, w: 2 })
    for (let row = 0; row < 4; row++)
      for (let day = 0; day < 4; day++) {
        const [x, y] = [30 + day * 19, 82 + row * 16]
        if (row !== 2 || day !== 1) P.rect(x, y, 10, 8, { w: 1.6, over: 0.2, occ: false })
      }
    P.rect(48, 113, 12, 9, { fill: C.ochre, w: 2, over: 0.4 })
    P.curve(points('46 112, 58 107, 66 116, 58 127, 45 124, 43 114'), { w: 2.4, occ: false })
    nail(P, 135, 46, 12)
    P.line(135, 48, 135, 72, 2)
    P.curve(points('118 116, 124 104, 124 84, 135 74, 146 84, 146 104, 152 116'), {
      fill: C.ochre,
      w: 3,
    })
    P.line(115, 116, 155, 116, 3.2)
    P.ell(135, 122, 5.5, 5.5, { fill: C.slate, w: 2.4 })
    P.line(112, 92, 106, 88, 2)
  })

  small('perplexity', 79, "Una lanterna accesa e una lente d'ingrandimento appese", (P) => {
    nail(P, 58)
    P.curve(points('36 64, 38 38, 58 19, 78 38, 80 64'), { w: 2.6, occ: false })
    P.fillPts(points('10 150, 34 74, 82 74, 106 150'), '#FBE7B2', false)
    P.poly(points('44 50, 72 50, 86 68, 30 68'), { fill: C.slate, w: 2.8 })
    P.poly(points('34 68, 82 68, 86 126, 30 126'), { fill: '#FDF3D3', w: 2.8 })
    P.curve(points('58 78, 70 98, 68 114, 58 120, 48 114, 46 98'), {
      closed: true,
      fill: C.ember,
      w: 2.6,
      occC: C.ember,
    })
    P.curve(points('58 98, 63 108, 58 118, 53 108'), { closed: true, fill: '#F6C95F', w: 1.6 })
    P.line(41, 69, 39, 125, 2)
    P.line(75, 69, 77, 125, 2)
    P.poly(points('26 126, 90 126, 94 142, 22 142'), { fill: C.slate, w: 3 })
    P.line(12, 84, 3, 80, 2.2)
    P.line(12, 104, 2, 105, 2.2)
    P.line(100, 84, 106, 81, 2.2)
    nail(P, 128, 30, 14)
    P.curve(points('124 50, 122 38, 128 31, 134 38, 132 50'), { w: 1.8, occ: false })
    P.poly(points('122 49, 134 49, 135 86, 121 86'), { fill: C.wood, w: 2.6 })
    P.ell(128, 108, 23, 23, { fill: '#DCE9F0', w: 4.4 })
    P.curve(points('114 104, 118 95, 127 92'), { w: 2.4, occ: false })
    P.line(120, 112, 138, 111, 2)
  })

  small('canva', 81, 'Un manifesto appeso e il rullo per stamparlo', (P) => {
    nail(P, 70)
    P.curve(points('38 42, 54 30, 70 18, 86 30, 102 42'), { w: 1.8, occ: false })
    P.poly(points('26 46, 114 46, 112 140, 28 140'), { fill: C.cream, w: 2.8, over: 1 })
    P.rect(20, 40, 100, 9, { fill: C.wood, w: 2.6 })
    P.darkRect(38, 58, 52, 8)
    P.darkRect(38, 71, 34, 4)
    P.ell(90, 86, 13, 13, { fill: C.ember, w: 2.6, occC: C.ember })
    P.curve(points('32 118, 52 96, 70 112, 92 102, 110 116'), { w: 2.6, occ: false })
    P.fillPts(points('32 119, 52 97, 70 113, 92 103, 109 117, 108 132, 32 132'), C.sage, false)
    P.curve(points('32 118, 52 96, 70 112, 92 102, 110 116'), { w: 2.6, occ: false })
    P.rect(20, 134, 100, 9, { fill: C.wood, w: 2.6 })
    P.poly(points('120 72, 134 72, 131 112, 123 112'), { fill: C.terra, w: 2.8 })
    P.poly(points('96 122, 158 122, 158 142, 152 142, 152 128, 102 128, 102 142, 96 142'), {
      fill: C.slate,
      w: 2.2,
      over: 0.4,
    })
    P.rect(124, 110, 6, 13, { fill: C.slate, w: 2.2, over: 0.4 })
    P.rect(100, 131, 54, 19, { fill: C.blueD, w: 3, occC: C.blueD })
  })

  small('deepl', 83, 'Un dizionario aperto, appeso, con due alfabeti e il segnalibro', (P) => {
    nail(P)
    P.curve(points('38 54, 60 34, 80 18, 100 34, 122 54'), { w: 1.8, occ: false })
    P.poly(points('14 58, 80 66, 146 58, 148 138, 80 148, 12 138'), { fill: C.blue, w: 3.2 })
    const left = points('20 54, 42 48, 62 51, 80 62, 80 140, 60 130, 40 128, 18 132')
    const right = left.map(([x, y]) => [160 - x, y])
    P.poly(left, { fill: C.white, w: 2.6, over: 0.4 })
    P.poly(right, { fill: C.cream, w: 2.6, over: 0.4 })
    P.curve(points('34 90, 42 64, 46 64, 56 91'), { w: 3.6, occ: false })
    P.line(38, 82, 52, 82, 2.6)
    P.curve(points('99 91, 108 90, 103 80, 106 68, 115 63, 124 68, 127 80, 121 90, 131 90'), {
      w: 3.6,
      occ: false,
    })
    writing(P, place(0, 0), '30 103 38, 30 112 32, 30 121 36', 1.9)
    for (const [y, end] of points('104 130, 113 124, 122 128'))
      P.curve(
        [
          [92, y],
          [98, y - 3],
          [105, y + 2],
          [112, y - 3],
          [119, y + 2],
          [end, y - 1],
        ],
        { w: 1.9, occ: false },
      )
    P.poly(points('75 60, 85 60, 86 158, 80 150, 74 157'), {
      fill: C.ember,
      w: 2.4,
      occC: C.ember,
      over: 0.4,
    })
  })

  small('firefly', 85, 'Una tavolozza appesa con i colori e un pennello', (P) => {
    nail(P)
    P.curve(
      points(
        '40 56, 66 40, 100 38, 132 58, 144 92, 130 126, 102 140, 84 130, 78 112, 58 110, 30 104, 22 78',
      ),
      { closed: true, fill: C.wood, w: 3.2 },
    )
    P.ell(80, 58, 10, 8, { w: 2.8 })
    P.curve(points('76 62, 74 38, 80 18, 86 38, 84 62'), { w: 1.8, occ: false })
    const dab = (x, y, r, fill) =>
      P.curve(
        [
          [x, y - r],
          [x + r * 1.2, y - r * 0.2],
          [x + r * 0.5, y + r],
          [x - r * 0.8, y + r * 0.7],
          [x - r * 1.1, y - r * 0.3],
        ],
        { closed: true, fill, w: 2.2, occC: fill },
      )
    dab(47, 76, 9, C.white)
    dab(110, 60, 9, C.ochre)
    dab(126, 84, 10, C.ember)
    dab(120, 111, 9, C.sageD)
    dab(98, 122, 7, C.blue)
    brush(P, place(16, 152, -44), C.blueD)
  })

  small('notebooklm', 87, 'Un quaderno rilegato, appeso, pieno di segnalibri', (P) => {
    nail(P)
    P.poly(points('62 46, 66 30, 100 28, 102 44'), { fill: C.white, w: 2.4, over: 0.8 })
    P.line(74, 37, 92, 36, 1.8)
    hang(P, 80, 46)
    for (const [y, reach, fill] of [
      [58, 134, C.ochre],
      [78, 140, C.ember],
      [98, 134, C.blue],
      [118, 138, C.rose],
    ])
      P.rect(100, y, reach - 100, 12, { fill, w: 2.2, over: 0.6, occC: fill })
    P.poly(points('50 50, 118 46, 122 146, 54 150'), { fill: C.white, w: 2.6 })
    P.poly(points('38 48, 110 44, 114 144, 42 148'), { fill: C.sageD, w: 3.2 })
    P.line(52, 48, 56, 147, 2.2)
    P.poly(points('64 66, 96 64, 97 90, 65 92'), { fill: C.cream, w: 2.4, over: 1 })
    writing(P, place(0, 0, -3), '66 77 20, 66 84 15', 1.8)
    P.line(103, 45, 107, 144, 3.4)
    P.poly(points('22 62, 31 61, 36 124, 27 125'), { fill: C.ochre, w: 2.4 })
    P.poly(points('27 125, 36 124, 33 138'), { fill: C.cream, w: 2, over: 0.4 })
    P.curve(points('40 88, 30 84, 20 90, 28 96, 42 98'), { w: 2.4, occ: false })
  })

  small('github-copilot', 89, 'Una cassetta degli attrezzi appesa, con due ingranaggi', (P) => {
    nail(P)
    P.poly(points('46 52, 56 52, 55 100, 47 100'), { fill: C.slate, w: 2.4 })
    P.poly(points('42 30, 49 24, 55 24, 61 30, 58 53, 45 53'), {
      fill: C.ember,
      w: 2.8,
      occC: C.ember,
    })
    P.line(51, 30, 51, 48, 1.8)
    P.poly(points('104 50, 113 50, 112 100, 105 100'), { fill: C.wood, w: 2.6 })
    P.poly(points('92 30, 114 28, 132 40, 118 46, 92 48'), { fill: C.slate, w: 2.8 })
    P.poly(points('20 102, 34 56, 42 56, 42 102'), { fill: C.wood, w: 2.8 })
    P.poly(points('118 102, 118 56, 126 56, 140 102'), { fill: C.wood, w: 2.8 })
    P.rect(28, 58, 104, 10, { fill: C.ochre, w: 2.8 })
    P.curve(points('80 16, 88 28, 80 42, 70 56, 74 72, 88 70, 89 58'), { w: 3, occ: false })
    P.poly(points('14 98, 146 98, 138 150, 22 150'), { fill: C.wood, w: 3.2 })
    P.line(18, 114, 142, 114, 1.8)
    P.line(22, 133, 138, 133, 1.8)
    gear(P, 68, 124, 14, 8, C.ochre)
    gear(P, 98, 131, 9, 7, C.slate)
  })
}

/** The nail in the wall, with the line it is driven into. */
function nail(P, x = 80, y = 16, half = 26) {
  P.line(x - half, y, x + half, y, 3)
  P.ell(x, y, 5, 5, { fill: C.ochre, w: 2.4 })
}

/** The loop of string from the nail to the thing's top at `y`. */
function hang(P, x, y) {
  P.curve(
    [
      [x - 10, y],
      [x - 6, 26],
      [x, 18],
      [x + 6, 26],
      [x + 10, y],
    ],
    { w: 1.8, occ: false },
  )
}

/** A brush lying along its place, 92 long. */
function brush(P, at, handle) {
  P.poly(at('0 -2, 52 -5, 52 5, 0 2'), { fill: handle, w: 2.4, over: 0.6 })
  P.poly(at('52 -6, 66 -6, 66 6, 52 6'), { fill: C.slate, w: 2.2, over: 0.4 })
  P.curve(at('66 -6, 78 -8, 94 1, 78 7, 66 6'), { fill: C.cream, w: 2.4 })
}
