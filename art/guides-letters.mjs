import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place, tick, writing } from './place.mjs'
import { lamp, pencil, room, spectacles, walls } from './props.mjs'

/** What one writes, reads and translates: three guides, 960 by 420. */
export function letterGuides(draw) {
  const wide = (name, seed, title, picture) =>
    draw(`guida-${name}-basics`, seed, title, picture, 960, 420)

  wide('chatgpt', 101, 'Una lettera entra nella cassetta rossa, davanti al municipio', (P) => {
    room(P, walls.sky, { y: 344, table: C.stoneD, grain: false })
    cityHall(P)
    for (const [x, y, w] of points('60 372 70, 300 388 90, 420 366 60, 700 392 80, 840 368 60'))
      P.line(x, y, x + w, y, 1.8)
    // the letterbox
    P.poly(points('574 232, 600 232, 602 384, 572 384'), { fill: C.slate, w: 3 })
    P.poly(points('540 384, 634 384, 642 400, 532 400'), { fill: C.stone, w: 2.8 })
    P.poly(
      points('482 256, 482 110')
        .concat(P.arcPts(587, 110, 105, 26, 180, 360))
        .concat([[692, 256]]),
      { fill: C.ember, w: 0, occC: C.ember },
    )
    P.curve(P.arcPts(587, 110, 105, 26, 180, 360), { w: 3.6, occ: false })
    P.line(482, 108, 482, 258, 3.6)
    P.line(692, 108, 692, 258, 3.6)
    P.line(478, 257, 696, 257, 3.6)
    P.rect(512, 184, 150, 54, { fill: C.cream, w: 2.8 })
    writing(P, place(0, 0), '530 202 114, 530 218 84', 2.4)
    P.dark(points('506 136, 668 136, 668 152, 506 152'))
    const letter = place(587, 146, -4)
    P.poly(letter('-72 -116, 72 -116, 72 0, -72 0'), { fill: C.white, w: 3.2 })
    writing(P, letter, '-52 -52 76, -52 -34 92, -52 -16 60', 2.4)
    P.poly(letter('34 -102, 58 -102, 58 -72, 34 -72'), { fill: C.sage, w: 2.4, over: 0.6 })
    P.curve(letter('-54 -96, -34 -102, -20 -92, 4 -100, 20 -90'), { w: 1.8, occ: false })
    P.line(502, 153, 672, 153, 4)
    bench(P)
  })

  wide('claude', 103, 'Un documento lunghissimo, piegato, e accanto una pagina chiara', (P) => {
    room(P, walls.leaf)
    lamp(P, 770, 46, 330, 180)
    // the long document, folded like a screen
    const tops = points('36 96, 126 70, 206 104, 296 76, 376 110, 466 84, 540 118')
    const feet = points('40 334, 128 312, 206 340, 296 316, 376 344, 464 320, 534 348')
    for (let i = 0; i < 6; i++) {
      const [a, b, c, d] = [tops[i], tops[i + 1], feet[i + 1], feet[i]]
      P.poly([a, b, c, d], { fill: i % 2 ? C.stone : C.white, w: 2.9, over: 1 })
      for (let k = 1; k < 12; k++) {
        const [m, s] = [k / 12, 0.14 + 0.06 * ((k * 7 + i) % 3)]
        const left = [a[0] + (d[0] - a[0]) * m, a[1] + (d[1] - a[1]) * m]
        const right = [b[0] + (c[0] - b[0]) * m, b[1] + (c[1] - b[1]) * m]
        const [dx, dy] = [right[0] - left[0], right[1] - left[1]]
        P.line(left[0] + dx * 0.14, left[1] + dy * 0.14, right[0] - dx * s, right[1] - dy * s, 2)
      }
    }
    // the lens in front of it
    const lens = place(250, 250, 40)
    P.poly(lens('58 -9, 150 -11, 150 11, 58 9'), { fill: C.wood, w: 3 })
    P.ell(250, 250, 60, 60, { fill: '#DCE9F0', w: 6 })
    writing(P, place(250, 250, -8), '-38 -18 76, -40 4 80, -34 26 60', 4)
    // the clear page
    P.poly(points('690 338, 720 300, 850 300, 880 338'), { fill: C.wood, w: 3 })
    const page = place(664, 72, 2)
    P.poly(page('0 0, 212 0, 212 246, 0 246'), { fill: C.white, w: 3.4 })
    for (const y of [26, 98, 170]) {
      P.color(C.blueD)
      writing(P, page, `62 ${y + 4} 96`, 6)
      P.color(C.ink)
      writing(P, page, `62 ${y + 24} 122, 62 ${y + 42} 84`, 2.4)
      const [[x1, y1]] = page(`34 ${y + 16}`)
      P.ell(x1, y1, 17, 17, { fill: C.sage, w: 2.6 })
      tick(P, x1, y1, 14, 3.2)
    }
    spark(P, 908, 96, 20)
    spectacles(P, 574, 386)
    pencil(P, place(396, 392, -10), C.ochre)
  })

  wide('deepl', 105, 'Al banco di un albergo: la stessa frase in due lingue e la chiave', (P) => {
    room(P, walls.peach, { y: 372, table: C.stoneD, grain: false })
    keyRack(P)
    // the counter
    P.rect(150, 262, 700, 128, { fill: '#B9815A', w: 3.4 })
    for (const x of [180, 400, 620]) P.rect(x, 292, 200, 78, { w: 2.4, occ: false })
    P.rect(128, 244, 744, 20, { fill: C.wood, w: 3.4 })
    bubbles(P)
    // the tablet between the two
    P.poly(points('392 134, 584 134, 592 246, 384 246'), {
      fill: '#3A4254',
      w: 3.4,
      occC: '#3A4254',
    })
    P.poly(points('404 146, 482 146, 482 234, 398 234'), { fill: C.cream, w: 2.4, over: 0.6 })
    P.poly(points('494 146, 572 146, 578 234, 494 234'), { fill: '#CFE0F0', w: 2.4, over: 0.6 })
    writing(P, place(0, 0), '414 168 54, 412 184 44', 2.4)
    for (const y of [168, 184]) P.curve(wave(506, y, 50), { w: 2.4, occ: false })
    P.poly(
      points(
        '452 210, 470 196, 470 204, 506 204, 506 196, 524 210, 506 224, 506 216, 470 216, 470 224',
      ),
      { fill: C.ember, w: 2.6, occC: C.ember, over: 0.4 },
    )
    // bell, suitcase, plant
    P.curve(points('642 240, 646 216, 672 204, 698 216, 702 240'), { fill: C.ochre, w: 3 })
    P.line(632, 241, 712, 241, 3.2)
    P.ell(672, 199, 6, 5, { fill: C.slate, w: 2.6 })
    P.curve(points('52 268, 54 238, 70 230, 94 230, 108 238, 110 268'), { w: 4.5, occ: false })
    P.rect(14, 268, 134, 132, { fill: C.blueD, w: 3.4, occC: C.blueD })
    for (const x of [38, 114]) P.rect(x, 266, 12, 136, { fill: C.ochre, w: 2.4, over: 0.4 })
    P.poly(points('62 312, 102 306, 106 338, 66 344'), { fill: C.cream, w: 2.4, over: 0.6 })
    P.ell(78, 370, 15, 15, { fill: C.sage, w: 2.4 })
    P.poly(points('866 392, 858 336, 928 336, 920 392'), { fill: C.terra, w: 3 })
    for (const [x, y] of points('864 268, 890 244, 922 262'))
      P.curve(
        [
          [892, 336],
          [x - 10, y + 38],
          [x, y],
          [x + 14, y + 36],
          [894, 336],
        ],
        { fill: C.sageD, w: 2.4 },
      )
  })
}

/** A line of foreign writing. */
function wave(x, y, length) {
  const line = []
  for (let i = 0; i <= 6; i++) line.push([x + (length * i) / 6, y + (i % 2 ? 4 : -3)])
  return line
}

/** The town hall with its arcade, clock and flag. */
function cityHall(P) {
  P.fillPts(
    points('0 300, 120 236, 300 262, 520 214, 760 268, 960 220, 960 344, 0 344'),
    '#CFDBC4',
    false,
  )
  P.rect(70, 92, 342, 252, { fill: C.rose, w: 3.2 })
  P.poly(points('56 92, 74 70, 408 70, 426 92'), { fill: C.terra, w: 3 })
  P.poly(points('198 72, 198 34, 241 14, 284 34, 284 72'), { fill: C.cream, w: 3, over: 1 })
  P.ell(241, 48, 15, 15, { w: 2.8 })
  P.line(241, 48, 241, 39, 2.4)
  P.line(241, 48, 248, 51, 2.4)
  for (const x of [96, 176, 256, 336]) {
    P.rect(x, 118, 36, 58, { fill: C.white, w: 2.6, over: 0.8 })
    P.rect(x - 13, 116, 12, 62, { fill: C.sageD, w: 2.2, over: 0.4 })
    P.rect(x + 37, 116, 12, 62, { fill: C.sageD, w: 2.2, over: 0.4 })
  }
  P.rect(66, 200, 350, 12, { fill: C.stone, w: 2.8 })
  for (const x of [96, 198, 300]) {
    const arch = [[x, 344]].concat(P.arcPts(x + 40, 262, 40, 36, 180, 360)).concat([[x + 80, 344]])
    P.poly(arch, { fill: '#B99B7C', w: 0 })
    P.line(x, 262, x, 344, 2.8)
    P.curve(P.arcPts(x + 40, 262, 40, 36, 180, 360), { w: 2.8, occ: false })
    P.line(x + 80, 262, x + 80, 344, 2.8)
  }
  P.line(430, 216, 452, 152, 3.2)
  P.poly(points('452 152, 446 172, 404 182, 398 150, 424 158'), { fill: C.blue, w: 2.6, over: 0.6 })
}

/** A bench with a tablet that leans on a bag: where the letter was asked for. */
function bench(P) {
  P.poly(points('764 306, 778 306, 774 392, 760 392'), { fill: C.wood, w: 2.8 })
  P.poly(points('906 306, 920 306, 926 392, 912 392'), { fill: C.wood, w: 2.8 })
  P.curve(points('868 226, 872 190, 906 190, 912 226'), { w: 3.4, occ: false })
  P.poly(points('846 226, 932 224, 940 294, 842 294'), { fill: C.ochre, w: 3 })
  P.poly(points('754 178, 860 166, 872 288, 768 294'), { fill: '#3A4254', w: 3.2, occC: '#3A4254' })
  P.poly(points('764 188, 852 178, 861 278, 776 284'), { fill: C.white, w: 2.4, over: 0.6 })
  P.poly(points('796 196, 845 191, 847 212, 798 217'), { fill: '#CFE0F0', w: 2.2, over: 0.4 })
  P.poly(points('775 228, 842 221, 846 262, 779 268'), { fill: C.cream, w: 2.2, over: 0.4 })
  writing(P, place(775, 228, -6), '8 11 48, 9 21 44, 10 31 28', 2)
  P.rect(740, 294, 206, 14, { fill: C.wood, w: 3.2 })
}

/** The board behind the counter, a key on every hook but one. */
function keyRack(P) {
  P.rect(370, 16, 230, 96, { fill: C.wood, w: 3.2 })
  for (const y of [36, 78])
    for (const x of [398, 440, 482, 524, 566]) {
      P.ell(x, y, 4, 4, { fill: C.ochre, w: 2.2 })
      if (x === 482 && y === 36) continue
      P.line(x, y + 4, x, y + 22, 2.7)
      P.line(x, y + 20, x + 6, y + 20, 2.4)
    }
}

/** What each says: the same key, one line straight, the other wavy. */
function bubbles(P) {
  P.poly(points('44 50, 322 42, 326 176, 262 180, 296 214, 214 184, 50 188'), {
    fill: C.white,
    w: 3.2,
    over: 1,
  })
  P.poly(points('638 42, 916 50, 910 188, 744 184, 664 214, 698 180, 634 176'), {
    fill: '#CFE0F0',
    w: 3.2,
    over: 1,
  })
  for (const x of [108, 704]) {
    P.ell(x, 112, 22, 22, { fill: C.ochre, w: 3 })
    P.ell(x, 112, 8, 8, { w: 2.6 })
  }
  for (const x of [130, 726]) {
    P.poly(
      [
        [x, 106],
        [x + 46, 106],
        [x + 46, 130],
        [x + 38, 130],
        [x + 38, 118],
        [x + 28, 118],
        [x + 28, 128],
        [x + 20, 128],
        [x + 20, 118],
        [x, 118],
      ],
      { fill: C.ochre, w: 2.4, over: 0.4 },
    )
  }
  writing(P, place(0, 0, -1), '200 78 98, 200 104 98, 200 130 98, 84 160 180', 3)
  for (const [x, y, length] of points('792 76 96, 792 102 96, 792 128 96, 668 160 180'))
    P.curve(wave(x, y, length), { w: 3, occ: false })
}
