import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, tick, writing } from './place.mjs'
import { lamp, pencil, room, walls } from './props.mjs'

/** What one looks up and gathers: two guides, 960 by 420. */
export function sourceGuides(draw) {
  const wide = (name, seed, title, picture) =>
    draw(`guida-${name}-basics`, seed, title, picture, 960, 420)

  wide('perplexity', 111, 'Un foglio di ricerca legato con fili alle sue quattro fonti', (P) => {
    room(P, walls.leaf, { y: 346 })
    P.rect(140, 16, 690, 304, { fill: C.wood, w: 3.6 })
    P.fillPts(points('154 30, 816 30, 816 306, 154 306'), '#EAD6AE', false)
    P.rect(154, 30, 662, 276, { w: 2.6, occ: false })
    // a web page, a newspaper, an office, a timetable
    const page = place(182, 50, -2)
    P.poly(page('0 0, 156 0, 156 108, 0 108'), { fill: C.white, w: 3 })
    P.poly(page('0 0, 156 0, 156 22, 0 22'), { fill: C.blue, w: 2.6, over: 0.4 })
    P.poly(page('14 38, 62 38, 62 88, 14 88'), { fill: C.sage, w: 2.2, over: 0.4 })
    writing(P, page, '76 44 62, 76 60 50, 76 76 58', 2.4)
    const news = place(190, 196, 4)
    P.poly(news('0 0, 150 0, 150 96, 0 96'), { fill: C.cream, w: 3 })
    writing(P, news, '14 18 120', 6)
    writing(P, news, '14 42 54, 14 60 46, 14 78 112', 2.2)
    P.poly(news('84 34, 134 34, 134 66, 84 66'), { fill: C.slate, w: 2.2, over: 0.4 })
    const office = place(634, 46, 3)
    P.poly(office('0 0, 148 0, 148 112, 0 112'), { fill: C.white, w: 3 })
    P.poly(office('22 46, 74 16, 126 46'), { fill: C.terra, w: 2.8 })
    P.poly(office('26 86, 122 86, 128 98, 20 98'), { fill: C.stone, w: 2.6, over: 0.6 })
    for (const x of [36, 70, 104])
      P.poly(office(`${x} 48, ${x + 10} 48, ${x + 10} 84, ${x} 84`), {
        fill: C.ochre,
        w: 2.2,
        over: 0.4,
      })
    const times = place(640, 200, -3)
    P.poly(times('0 0, 142 0, 142 92, 0 92'), { fill: C.white, w: 3 })
    P.ell(...times('32 44')[0], 24, 24, { fill: C.mist, w: 2.8 })
    writing(P, times, '32 44 14, 72 22 54, 72 38 44, 72 54 54, 72 70 38', 2.4)
    P.line(...times('32 44')[0], ...times('32 28')[0], 2.6)
    // the sheet
    const sheet = place(398, 44, 1)
    P.poly(sheet('0 0, 176 0, 176 246, 0 246'), { fill: C.white, w: 3.4 })
    P.color(C.blueD)
    writing(P, sheet, '26 34 108', 7)
    P.color(C.ink)
    for (const y of [66, 112, 158, 204]) {
      writing(P, sheet, `26 ${y} 104, 26 ${y + 18} 76`, 2.6)
      P.ell(...sheet(`148 ${y + 4}`)[0], 10, 10, { fill: C.ochre, w: 2.4 })
    }
    // threads from each note to its source
    P.color(C.ember)
    for (const [x1, y1, x2, y2] of points(
      '546 114 322 70, 545 252 320 216, 546 160 652 66, 545 206 656 212',
    ))
      P.curve(
        [
          [x1, y1],
          [(x1 + x2) / 2, (y1 + y2) / 2 + 16],
          [x2, y2],
        ],
        { w: 3, occ: false },
      )
    P.color(C.ink)
    for (const [x, y] of points('322 68, 320 214, 652 64, 656 210, 486 54'))
      P.ell(x, y, 8, 8, { fill: C.ember, w: 2.4, occC: C.ember })
    // lens, telephone, pencil on the table
    P.poly(place(250, 366, 12)('50 -8, 142 -10, 142 10, 50 8'), { fill: C.wood, w: 2.8 })
    P.ell(246, 364, 50, 32, { fill: '#DCE9F0', w: 5.4 })
    P.curve(points('218 358, 228 346, 246 342'), { w: 2.8, occ: false })
    telephone(P)
    P.poly(points('34 396, 40 356, 150 352, 152 392'), { fill: C.terra, w: 3 })
    P.poly(points('48 356, 52 324, 144 322, 146 352'), { fill: C.blue, w: 3 })
  })

  wide(
    'notebooklm',
    113,
    'Manuale, regolamento e verbale segnati, e il quaderno che li raccoglie',
    (P) => {
      room(P, walls.peach)
      lamp(P, 836, 78, 330, 112)
      binders(P)
      leaflets(P)
      // the notebook
      P.poly(points('432 384, 462 224, 640 234, 816 220, 858 376, 644 394'), {
        fill: C.sageD,
        w: 3.4,
      })
      P.poly(points('446 374, 472 216, 520 208, 580 212, 640 232, 644 386, 590 370, 520 366'), {
        fill: C.white,
        w: 3,
        over: 0.6,
      })
      P.poly(points('640 232, 700 208, 760 202, 806 212, 842 366, 780 360, 710 366, 644 386'), {
        fill: C.cream,
        w: 3,
        over: 0.6,
      })
      writing(P, place(494, 238, 3), '0 0 112, -6 26 116, -10 52 84, -18 90 120', 2.7)
      const flags = [C.ochre, C.blue, C.rose]
      for (const [i, fill] of flags.entries()) {
        const [x, y] = [674 + i * 2, 246 + i * 40]
        P.ell(x, y, 13, 13, { fill, w: 2.6, occC: fill })
        marks(P, x, y, i + 1)
        writing(P, place(x + 26, y - 6, -3), `0 0 ${92 + i * 8}, 2 16 ${70 - i * 8}`, 2.7)
        P.poly(
          [
            [812 + i * 11, 236 + i * 42],
            [850 + i * 11, 232 + i * 42],
            [856 + i * 11, 256 + i * 42],
            [817 + i * 11, 260 + i * 42],
          ],
          { fill, w: 2.4, over: 0.6, occC: fill },
        )
      }
      spark(P, 612, 350, 15)
      pencil(P, place(330, 398, -7), C.ochre)
    },
  )
}

/** `count` short strokes, as one counts by hand. */
function marks(P, x, y, count) {
  for (let i = 0; i < count; i++) {
    const mark = x + (i - (count - 1) / 2) * 6
    P.line(mark, y - 6, mark, y + 6, 2.6)
  }
}

/** The shelf with its ring binders. */
function binders(P) {
  const fills = [C.blue, C.sage, C.terra, C.blue, C.ochre]
  for (const [i, fill] of fills.entries()) {
    const x = 92 + i * 46
    P.rect(x, 20, 44, 84, { fill, w: 2.8, over: 1 })
    P.ell(x + 22, 84, 8, 8, { w: 2.4 })
    P.dark(points(`${x + 11} 34, ${x + 33} 34, ${x + 33} 62, ${x + 11} 62`), C.cream)
  }
  P.poly(points('336 104, 372 22, 412 40, 380 104'), { fill: C.sage, w: 2.8 })
  P.rect(60, 104, 400, 15, { fill: C.wood, w: 3.2 })
}

/** Three documents that lean on the wall, each with the flag it has in the notebook. */
function leaflets(P) {
  const manual = place(44, 164, -3)
  P.poly(manual('0 0, 124 0, 124 168, 0 168'), { fill: C.cream, w: 3.2 })
  P.poly(manual('30 50, 94 50, 94 128, 30 128'), { fill: C.white, w: 2.8, over: 0.8 })
  P.ell(...manual('62 94')[0], 23, 23, { fill: C.blue, w: 3 })
  writing(P, manual, '46 96 32', 2.4)
  writing(P, manual, '38 60 26', 3)
  writing(P, manual, '24 24 76', 5)
  const rules = place(184, 158, 2)
  P.poly(rules('0 0, 116 0, 116 172, 0 172'), { fill: C.white, w: 3.2 })
  P.poly(rules('26 62, 58 34, 90 62'), { fill: C.terra, w: 2.6, over: 0.6 })
  P.poly(rules('34 62, 82 62, 82 96, 34 96'), { fill: C.rose, w: 2.6, over: 0.6 })
  writing(P, rules, '22 122 72, 22 144 56', 2.4)
  const minutes = place(322, 172, -2)
  P.poly(minutes('0 0, 104 0, 104 158, 0 158'), { fill: C.white, w: 3.2 })
  writing(P, minutes, '18 26 60', 5)
  for (const y of [54, 82, 110]) {
    tick(P, ...minutes(`24 ${y}`)[0], 12, 2.8)
    writing(P, minutes, `40 ${y} 46`, 2.4)
  }
  for (const [i, [x, y, fill]] of [
    [148, 156, C.ochre],
    [276, 166, C.blue],
    [404, 168, C.rose],
  ].entries()) {
    P.poly(
      [
        [x - 12, y - 24],
        [x + 16, y - 24],
        [x + 16, y + 22],
        [x + 2, y + 12],
        [x - 12, y + 22],
      ],
      { fill, w: 2.6, over: 0.4, occC: fill },
    )
    marks(P, x + 2, y - 4, i + 1)
  }
}

/** The telephone for what no page says. */
function telephone(P) {
  P.curve(points('836 402, 842 372, 858 352, 908 352, 924 372, 930 402'), { fill: C.sageD, w: 3.2 })
  P.line(834, 403, 934, 403, 3.2)
  P.ell(883, 378, 17, 15, { fill: C.cream, w: 2.8 })
  P.ell(883, 378, 5, 4, { w: 2.2 })
  P.curve(
    points(
      '832 352, 834 334, 858 336, 884 332, 910 336, 932 332, 936 352, 914 354, 908 346, 860 346, 854 354',
    ),
    {
      closed: true,
      fill: C.sageD,
      w: 3,
    },
  )
}
