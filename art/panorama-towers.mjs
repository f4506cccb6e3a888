import { C, points } from './palette.mjs'

/** The landmarks behind the front rows, from west to east. */
export function towers(P, { row, tower, win }) {
  // ---- landmarks behind the front rows
  row(700, 1290, -26, 34, 62, 34, 58)
  // Torre della Campanella (Cittadella), west
  tower(640, 300, 32, 430, C.cream)
  P.poly(points('635 300, 656 276, 677 300'), { fill: C.terra, w: 2.2 })
  P.ell(656, 322, 8, 8, { fill: C.white, w: 1.6 })
  P.line(656, 322, 656, 317, 1.3)
  P.line(656, 322, 660, 324, 1.3)
  P.darkArch(651, 342, 9, 16)
  // Campanile di Santa Maria Maggiore: slender shaft, belfry, tall spire
  {
    const x = 792,
      w = 40,
      b = 400
    tower(x, 196, w, b, C.cream)
    P.rect(x - 4, 188, w + 8, 9, { fill: C.stone, w: 1.9, over: 1.6 })
    P.hatch(x + 4, 222, w - 8, 150, { gap: 17, sw: 0.9, skip: 0.45 })
    P.rect(x + 1, 148, w - 2, 40, { fill: C.cream, w: 2.3, over: 1.5 })
    P.darkArch(x + 7, 156, 11, 25)
    P.darkArch(x + 22, 156, 11, 25)
    P.rect(x - 4, 140, w + 8, 8, { fill: C.stone, w: 1.8, over: 1.4 })
    P.poly(
      [
        [x + 3, 140],
        [x + 8, 122],
        [x + w - 8, 122],
        [x + w - 3, 140],
      ],
      { fill: C.stone, w: 1.9, over: 1 },
    )
    P.poly(
      [
        [x + 7, 122],
        [x + w / 2, 52],
        [x + w - 7, 122],
      ],
      { fill: C.sageD, w: 2.3, over: 1.6 },
    )
    P.line(x + w / 2 - 3, 64, x + w / 2 - 6, 120, 1)
    P.line(x + w / 2 + 2, 66, x + w / 2 + 6, 120, 1)
    P.line(x + w / 2, 54, x + w / 2, 36, 1.8)
    P.line(x + w / 2 - 6, 42, x + w / 2 + 6, 42, 1.8)
    P.darkRect(x + w / 2 - 3, 262, 5, 11)
    P.darkRect(x + w / 2 - 3, 318, 5, 11)
  }
  // Santa Maria Maggiore: octagonal lantern with gallery
  {
    const cx = 878
    P.poly(
      [
        [cx - 62, 300],
        [cx + 50, 300],
        [cx + 50, 392],
        [cx - 62, 392],
      ],
      { fill: C.cream, w: 2.2 },
    )
    P.poly(
      [
        [cx - 70, 301],
        [cx - 50, 282],
        [cx + 40, 282],
        [cx + 58, 301],
      ],
      { fill: C.terra, w: 2.2 },
    )
    win(cx - 56, 312, 100, 36, 5, 1, 'a')
    P.rect(cx - 36, 236, 72, 46, { fill: C.stone, w: 2.3, over: 1.6 })
    P.line(cx - 14, 238, cx - 14, 281, 1.3)
    P.line(cx + 14, 238, cx + 14, 281, 1.3)
    for (const i of [-30, -22, -8, 0, 8, 20, 28]) P.darkArch(cx + i - 2, 247, 4.6, 13)
    P.line(cx - 37, 266, cx + 37, 266, 1.2)
    P.poly(
      [
        [cx - 41, 237],
        [cx - 10, 208],
        [cx + 10, 208],
        [cx + 41, 237],
      ],
      { fill: C.terraD, w: 2.2 },
    )
    P.line(cx - 14, 236, cx - 4, 210, 1)
    P.line(cx + 14, 236, cx + 4, 210, 1)
    P.rect(cx - 9, 190, 18, 18, { fill: C.cream, w: 1.8, over: 1 })
    P.darkArch(cx - 6, 194, 4, 11)
    P.darkArch(cx + 2, 194, 4, 11)
    P.poly(
      [
        [cx - 12, 190],
        [cx, 174],
        [cx + 12, 190],
      ],
      { fill: C.sageD, w: 1.8 },
    )
    P.line(cx, 174, cx, 162, 1.6)
  }
  // Duomo: drum, ribbed dome, lantern, gilded saint
  {
    const cx = 964,
      r = 47
    P.rect(cx - 58, 286, 116, 100, { fill: C.ochre, w: 2.2 })
    P.poly(
      [
        [cx - 66, 288],
        [cx - 46, 270],
        [cx + 46, 270],
        [cx + 66, 288],
      ],
      { fill: C.terra, w: 2.2 },
    )
    win(cx - 50, 300, 100, 30, 4, 1, 'a')
    P.rect(cx - r - 2, 222, 2 * r + 4, 48, { fill: C.cream, w: 2.4 })
    for (let i = -4; i <= 4; i++) {
      P.line(cx + i * 11.4, 224, cx + i * 11.4, 269, 1.2)
    }
    for (const i of [-34, -17, 0, 17, 34]) P.darkArch(cx + i - 3.4, 233, 7, 22)
    P.rect(cx - r - 7, 214, 2 * r + 14, 8, { fill: C.stone, w: 1.9, over: 1.4 })
    const d = P.arcPts(cx, 214, r, 66, 180, 360)
    P.curve(d, { fill: C.slate, w: 2.6 })
    for (const k of [-0.62, -0.28, 0.08, 0.42, 0.74]) {
      const p = []
      for (let i = 0; i <= 9; i++) {
        const a = ((Math.PI / 2) * i) / 9
        p.push([cx + k * r * Math.cos(a), 213 - 66 * Math.sin(a) * 0.985])
      }
      P.curve(p, { w: 1.3 })
    }
    P.rect(cx - 10, 124, 20, 25, { fill: C.cream, w: 2, over: 1.2 })
    P.darkArch(cx - 6.5, 129, 5, 16)
    P.darkArch(cx + 1.5, 129, 5, 16)
    P.rect(cx - 14, 118, 28, 6, { fill: C.stone, w: 1.6, over: 1 })
    P.curve(P.arcPts(cx, 118, 10, 15, 180, 360), { fill: C.slate, w: 1.9 })
    P.poly(
      [
        [cx - 3, 103],
        [cx - 4, 90],
        [cx, 84],
        [cx + 4, 90],
        [cx + 3, 103],
      ],
      { fill: C.ochre, w: 1.7, over: 0.4 },
    )
    P.ell(cx, 81, 2.7, 3, { fill: C.ochre, w: 1.4 })
    P.line(cx + 3, 92, cx + 9, 84, 1.5)
    P.line(cx + 9, 78, cx + 9, 103, 1.2)
  }
  // Campanone: the civic tower, stout and tall
  {
    const x = 1042,
      w = 66,
      b = 400
    tower(x, 96, w, b, '#E3D2B1')
    P.rect(x - 4, 88, w + 8, 9, { fill: C.stone, w: 2, over: 1.8 })
    P.hatch(x + 5, 176, w - 10, 190, { gap: 13, sw: 1, skip: 0.42 })
    P.rect(x - 3, 164, w + 6, 6, { fill: C.stone, w: 1.6, over: 1 })
    P.darkArch(x + 10, 112, 19, 46)
    P.darkArch(x + 37, 112, 19, 46)
    P.color(C.cream)
    P.line(x + 19.5, 128, x + 19.5, 157, 1.8)
    P.line(x + 46.5, 128, x + 46.5, 157, 1.8)
    P.flush()
    P.color(C.ink)
    P.poly(
      [
        [x - 7, 88],
        [x + 7, 66],
        [x + w - 7, 66],
        [x + w + 7, 88],
      ],
      { fill: C.terra, w: 2.4 },
    )
    P.poly(
      [
        [x + w / 2 - 11, 66],
        [x + w / 2 - 11, 50],
        [x + w / 2 + 11, 50],
        [x + w / 2 + 11, 66],
      ],
      { fill: C.cream, w: 1.9, over: 1 },
    )
    P.darkArch(x + w / 2 - 3.5, 53, 7, 11)
    P.poly(
      [
        [x + w / 2 - 15, 50],
        [x + w / 2, 34],
        [x + w / 2 + 15, 50],
      ],
      { fill: C.terraD, w: 2 },
    )
    P.line(x + w / 2, 34, x + w / 2, 16, 1.8)
    P.poly(
      [
        [x + w / 2, 18],
        [x + w / 2 + 17, 21],
        [x + w / 2 + 13, 25],
        [x + w / 2, 27],
      ],
      { fill: C.ochre, w: 1.4, over: 0.5 },
    )
    P.ell(x + w / 2, 206, 17, 17, { fill: C.white, w: 2.1 })
    P.line(x + w / 2, 206, x + w / 2, 194, 1.8)
    P.line(x + w / 2, 206, x + w / 2 + 9, 210, 1.8)
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6
      P.line(
        x + w / 2 + Math.cos(a) * 13,
        206 + Math.sin(a) * 13,
        x + w / 2 + Math.cos(a) * 15,
        206 + Math.sin(a) * 15,
        1.1,
      )
    }
    P.darkArch(x + w / 2 - 4, 256, 8, 17)
    P.darkRect(x + w / 2 - 3, 310, 6, 13)
  }
}
