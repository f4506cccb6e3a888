import { C } from './palette.mjs'

const roofs = [C.terra, '#E0946B', '#CE7850', '#DB8A5E']
const walls = [C.cream, C.stone, C.ochre, C.rose, C.white, '#F3DDB8']

/** What Città Alta is built of, drawn by one pen: hill, cypress, tree, window, house, row of houses, tower. */
export function builders(P) {
  const hill = (pts, c) => {
    const s = P.smooth(pts, false)
    P.fillPts(
      s.concat([
        [s[s.length - 1][0], 500],
        [s[0][0], 500],
      ]),
      c,
      false,
    )
    P.stroke(P.wob(P.thin(s, 10), 0.7), 2)
  }
  const cyp = (x, y, h, c = C.sageD) => {
    const w = h * 0.17
    P.curve(
      [
        [x, y - h],
        [x + w * 0.7, y - h * 0.55],
        [x + w, y - h * 0.2],
        [x + w * 0.4, y],
        [x - w * 0.4, y],
        [x - w, y - h * 0.2],
        [x - w * 0.7, y - h * 0.55],
      ],
      { closed: true, fill: c, w: 1.6, occC: '#C9D3B2' },
    )
    P.line(x + 1, y - h * 0.75, x + w * 0.3, y - h * 0.25, 1)
  }
  const tree = (x, y, r, c = C.sage) => {
    const p = []
    const k = 7
    for (let i = 0; i < k; i++) {
      const a = (i / k) * Math.PI * 2
      const rr = r * (0.86 + P.random() * 0.28)
      p.push([x + Math.cos(a) * rr * 1.08, y - r * 0.7 + Math.sin(a) * rr * 0.82])
    }
    P.curve(p, { closed: true, fill: c, w: 1.7, occC: c })
    P.curve(
      [
        [x + r * 0.15, y - r * 0.2],
        [x + r * 0.5, y - r * 0.35],
        [x + r * 0.65, y - r * 0.8],
      ],
      { w: 1.1 },
    )
    if (r > 14)
      P.curve(
        [
          [x - r * 0.5, y - r * 0.9],
          [x - r * 0.25, y - r * 1.15],
          [x + r * 0.05, y - r * 1.2],
        ],
        { w: 1 },
      )
  }
  // --- houses
  const ridge = (x) => {
    // how high the town climbs
    const g = (c, s, a) => a * Math.exp(-((x - c) ** 2) / (2 * s * s))
    return 438 - g(960, 190, 78) - g(1250, 120, 26) - g(620, 120, 16)
  }
  const win = (x, y, w, h, cols, rows, t = 'r') => {
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < cols; c++) {
        if (P.random() < 0.08) continue
        const wx = x + ((c + 0.5) * w) / cols - 2.4,
          wy = y + ((r + 0.42) * h) / rows
        t === 'a' ? P.darkArch(wx, wy - 3, 4.8, 9) : P.darkRect(wx, wy - 3, 4.6, 7.4)
      }
  }
  const house = (x, b, w, h, { gable = false, f, t, lw = 2, rows, roofH } = {}) => {
    f = f || walls[Math.floor(P.random() * walls.length)]
    t = t || roofs[Math.floor(P.random() * roofs.length)]
    roofH = roofH || (gable ? w * 0.34 : 8 + P.random() * 7)
    const y = b - h
    P.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, b],
        [x, b],
      ],
      { fill: f, w: lw * 0.9, over: 1.2 },
    )
    const ov = 3
    if (gable)
      P.poly(
        [
          [x - ov, y + 1],
          [x + w / 2, y - roofH],
          [x + w + ov, y + 1],
        ],
        { fill: t, w: lw, over: 2, open: false },
      )
    else {
      const k = 6 + P.random() * 8
      P.poly(
        [
          [x - ov, y + 1],
          [x + k * 0.6, y - roofH],
          [x + w - k * 0.6, y - roofH],
          [x + w + ov, y + 1],
        ],
        { fill: t, w: lw, over: 2 },
      )
      for (let i = x + 8; i < x + w - 4; i += 9 + P.random() * 5)
        P.line(i, y - roofH + 3, i - 1 + P.jitter(2), y - 2, 0.8)
    }
    const cols = Math.max(1, Math.round(w / 15))
    rows = rows || Math.max(1, Math.round((h - 6) / 20))
    win(x + 2, y + 2, w - 4, h - 8, cols, rows)
    if (P.random() < 0.35) {
      const cx = x + w * (0.25 + P.random() * 0.4)
      P.poly(
        [
          [cx, y - roofH - 9],
          [cx + 6, y - roofH - 9],
          [cx + 6, y - roofH + 4],
          [cx, y - roofH + 4],
        ],
        { fill: C.rose, w: 1.4, over: 0.6 },
      )
    }
  }
  const row = (x0, x1, dy, hmin, hmax, wmin, wmax) => {
    let x = x0
    while (x < x1) {
      const w = wmin + P.random() * (wmax - wmin)
      house(x, ridge(x + w / 2) + dy, w, hmin + P.random() * (hmax - hmin), {
        gable: P.random() < 0.26,
      })
      x += w * (0.86 + P.random() * 0.16)
    }
  }
  const tower = (x, y, w, b, fill) => {
    P.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, b],
        [x, b],
      ],
      { fill, w: 2.6, over: 2.4 },
    )
  }
  return { hill, cyp, tree, win, house, row, tower }
}
