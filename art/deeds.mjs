import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, tick, writing } from './place.mjs'

const still = place(0, 0)

/** What each achievement of the dashboard is known by, and who has no photo. */
export function deeds(draw) {
  const mark = (name, seed, title, picture) => draw(name, seed, title, picture, 140, 140)
  mark('traguardo-capitolo', 61, 'Una pagina con la spunta', (P) => {
    P.line(14, 128, 126, 128, 3)
    P.poly(points('36 14, 88 14, 106 32, 106 128, 36 128'), { fill: C.cream, w: 3 })
    P.poly(points('88 14, 88 32, 106 32'), { fill: C.stone, w: 2.4 })
    writing(P, still, '48 40 26, 48 52 44, 48 64 38')
    P.ell(76, 96, 22, 22, { fill: C.sage, w: 2.8 })
    tick(P, 74, 97, 22, 4.5)
  })
  mark('traguardo-guida', 62, 'Un libro aperto con una scintilla', (P) => {
    P.poly(points('10 62, 14 116, 70 126, 70 74'), { fill: C.blueD, w: 3 })
    P.poly(points('130 62, 126 116, 70 126, 70 74'), { fill: C.blueD, w: 3 })
    P.curve(points('18 56, 34 50, 54 54, 70 66'), { w: 0 })
    P.poly(points('18 54, 46 52, 70 66, 70 118, 46 106, 20 108'), { fill: C.cream, w: 2.8 })
    P.poly(points('122 54, 94 52, 70 66, 70 118, 94 106, 120 108'), { fill: C.white, w: 2.8 })
    writing(P, still, '30 68 26, 30 80 30, 30 92 24, 82 68 26, 82 80 30, 82 92 22')
    spark(P, 70, 28, 20)
  })
  mark('traguardo-risposta', 63, 'Un foglio appeso al suo chiodo', (P) => {
    P.rect(10, 16, 120, 14, { fill: C.wood, w: 2.8, over: 1 })
    const sheet = place(70, 74, -5)
    P.poly(sheet('-38 -42, 38 -42, 38 50, -38 50'), { fill: C.white, w: 3 })
    writing(P, sheet, '-26 -18 30, -26 -4 48, -26 8 44, -26 20 50, -26 32 28')
    P.poly(sheet('-26 -36, 10 -36, 10 -28, -26 -28'), { fill: C.ochre, w: 0 })
    P.line(70, 24, 68, 40, 3.4)
    P.ell(70, 23, 5, 5, { fill: C.slate, w: 2.4 })
  })
  mark('traguardo-sette-giorni', 64, 'Un calendario con sette giorni segnati', (P) => {
    P.rect(16, 26, 108, 98, { fill: C.cream, w: 3 })
    P.rect(16, 26, 108, 24, { fill: C.terra, w: 2.8 })
    for (const x of [44, 96]) P.line(x, 14, x, 34, 4)
    for (const [index, x] of [30, 56, 82, 108].entries()) tick(P, x, 70, 14, 3.4 + index * 0.05)
    for (const x of [30, 56, 82]) tick(P, x, 100, 14, 3.4)
    P.ell(108, 99, 9, 9, { fill: C.ochre, w: 2.4 })
  })
  mark('traguardo-cinque-guide', 65, 'Cinque libri impilati', (P) => {
    P.line(10, 128, 130, 128, 3)
    const books = [
      [22, 110, 96, 18, C.blueD],
      [30, 92, 84, 18, C.terra],
      [20, 74, 92, 18, C.sage],
      [34, 56, 80, 18, C.ochre],
      [28, 38, 82, 18, C.rose],
    ]
    for (const [x, y, width, height, fill] of books) {
      P.rect(x, y, width, height, { fill, w: 2.8, over: 1 })
      P.rect(x + width - 16, y + 4, 10, height - 8, { fill: C.white, w: 0 })
      P.line(x + 12, y + 3, x + 12, y + height - 3, 2)
    }
    spark(P, 70, 20, 15)
  })
  draw(
    'ritratto',
    66,
    'Una persona con il grembiule',
    (P) => {
      P.fillPts(points('0 0, 160 0, 160 160, 0 160'), C.cream, false)
      P.curve(points('14 168, 20 128, 48 108, 80 104, 112 108, 140 128, 146 168'), {
        fill: C.blue,
        w: 3.2,
      })
      P.poly(points('56 112, 104 112, 110 166, 50 166'), { fill: C.wood, w: 2.8 })
      P.line(56, 112, 62, 100, 2.8)
      P.line(104, 112, 98, 100, 2.8)
      P.poly(points('68 92, 92 92, 94 108, 80 116, 66 108'), { fill: C.rose, w: 2.4 })
      P.ell(80, 64, 29, 34, { fill: C.rose, w: 3 })
      P.curve(points('50 66, 48 40, 64 24, 88 22, 108 34, 112 62, 102 48, 84 42, 64 46, 56 56'), {
        closed: true,
        fill: C.slate,
        w: 2.8,
      })
      P.darkRect(69, 64, 3.4, 5)
      P.darkRect(89, 64, 3.4, 5)
      P.curve(points('70 80, 76 85, 84 85, 90 80'), { w: 2.4, occ: false })
      spark(P, 80, 140, 9)
    },
    160,
    160,
  )
}
