import { Hand } from './hand.mjs'
import { C } from './palette.mjs'

/**
 * The shapes every drawing is made of. A closed shape first hides what lies behind it, then prints its
 * fill a little out of register, then its ink line, whose corners just cross.
 * In options: `w` width of the line, `fill` colour, `over` how far corners cross, `occ` false to hide
 * nothing, `occC` the colour that hides.
 */
export class Pen extends Hand {
  line(x1, y1, x2, y2, w = this.w, over = 0) {
    const L = Math.hypot(x2 - x1, y2 - y1) || 1
    const ux = (x2 - x1) / L,
      uy = (y2 - y1) / L
    const o1 = over * (0.3 + this.random()),
      o2 = over * (0.3 + this.random())
    const step = w <= this.thinW ? Math.max(12, L / 3.6) : Math.max(9, L / this.knots)
    this.stroke(
      this.wob(
        this.sample(
          [
            [x1 - ux * o1, y1 - uy * o1],
            [x2 + ux * o2, y2 + uy * o2],
          ],
          step,
        ),
      ),
      w,
    )
    return this
  }
  fillPts(p, c, sh = true) {
    if (!c) return
    this.flush()
    const [sx, sy] = sh ? this.shift : [0, 0]
    const d = `M${p.map(([x, y]) => `${this.figure(x + sx)} ${this.figure(y + sy)}`).join('L')}Z`
    this.out.push(`<path d="${d}" fill="${c}"/>`)
  }
  occ(p, c = this.under) {
    this.fillPts(p, c, false)
  }
  poly(p, { w = this.w, fill = null, over = 2.2, occ = true, open = false, occC } = {}) {
    if (occ && fill !== undefined) this.occ(p, occC || this.under)
    if (fill) this.fillPts(p, fill)
    const n = p.length
    for (let i = 0; i < (open ? n - 1 : n); i++) {
      const a = p[i],
        b = p[(i + 1) % n]
      if (w) this.line(a[0], a[1], b[0], b[1], w, over)
    }
    return this
  }
  rect(x, y, w, h, o = {}) {
    return this.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      o,
    )
  }
  curve(p, { w = this.w, closed = false, fill = null, occ = true, occC, jit } = {}) {
    const s = this.smooth(p, closed)
    if (fill || (closed && occ)) occ && this.occ(s, occC || this.under)
    if (fill) this.fillPts(s, fill)
    if (w) this.stroke(this.wob(this.thin(s), jit ?? this.jit * 0.5), w)
    return this
  }
  arcPts(cx, cy, rx, ry, a0 = 0, a1 = 360, n) {
    n = n || Math.max(8, Math.round(((rx + ry) * Math.abs(a1 - a0)) / 360 / 2.6))
    const o = []
    for (let i = 0; i <= n; i++) {
      const a = ((a0 + ((a1 - a0) * i) / n) * Math.PI) / 180
      o.push([cx + Math.cos(a) * rx, cy + Math.sin(a) * ry])
    }
    return o
  }
  ell(cx, cy, rx, ry, { w = this.w, fill = null, a0 = 0, a1 = 360, occ = true, occC } = {}) {
    const p = this.arcPts(cx, cy, rx, ry, a0, a1)
    if (occ) this.occ(p, occC || this.under)
    if (fill) this.fillPts(p, fill)
    if (w) {
      const st = this.random() * 40
      const q = a1 - a0 >= 360 ? this.arcPts(cx, cy, rx, ry, a0 + st, a1 + st + 4) : p
      this.stroke(
        this.wob(this.thin(q, Math.max(3, Math.min(9, (rx + ry) / 6))), this.jit * 0.4),
        w,
      )
    }
    return this
  }
  // solid small ink shapes (windows)
  dark(p, c = this.inkColor) {
    const q = this.wob(p, 0.5)
    this.flush()
    this.out.push(
      `<path d="M${q.map((a) => `${this.figure(a[0])} ${this.figure(a[1])}`).join('L')}Z" fill="${c}"/>`,
    )
    return this
  }
  darkRect(x, y, w, h) {
    const q = this.wob(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      0.5,
    )
    this.ink +=
      'M' +
      q
        .reverse()
        .map((a) => `${this.figure(a[0])} ${this.figure(a[1])}`)
        .join('L') +
      'Z'
    return this
  }
  darkArch(x, y, w, h) {
    const r = w / 2
    const p = [
      [x, y + h],
      [x, y + r],
      [x + r * 0.3, y + r * 0.3],
      [x + r, y],
      [x + w - r * 0.3, y + r * 0.3],
      [x + w, y + r],
      [x + w, y + h],
    ]
    this.ink +=
      'M' +
      this.wob(p, 0.35)
        .reverse()
        .map((a) => `${this.figure(a[0])} ${this.figure(a[1])}`)
        .join('L') +
      'Z'
    return this
  }
  hatch(x, y, w, h, { gap = 7, len = 0.7, sw = 1.1, ang = 0, skip = 0.3 } = {}) {
    for (let yy = y + gap / 2; yy < y + h; yy += gap) {
      let xx = x + this.random() * gap * 2
      while (xx < x + w - 4) {
        const L = Math.min(x + w - xx, (6 + this.random() * 16) * len)
        if (this.random() > skip)
          this.line(xx, yy + this.jitter(0.8), xx + L, yy + ang * L + this.jitter(0.8), sw)
        xx += L + 6 + this.random() * 22
      }
    }
    return this
  }
  /** The whole drawing; `title` is what a screen reader says where no alt text stands in its place. */
  svg(w, h, title) {
    this.flush()
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${title}">${this.out.join('')}</svg>\n`
  }
}

/** The floor line a thing stands on. */
export function ground(P, x1 = 14, x2 = 226, y = 222) {
  P.line(x1, y, x2, y, 3)
}

/** A wisp of steam, `h` high. */
export function steam(P, x, y, h = 34) {
  P.curve(
    [
      [x, y],
      [x + 6, y - h * 0.3],
      [x - 5, y - h * 0.62],
      [x + 4, y - h],
    ],
    { w: 2.2 },
  )
}

/** The ember spark of the mark: at most one family of them per drawing. */
export function spark(P, x, y, r, c = C.ember) {
  const p = []
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - Math.PI / 2
    const q = i % 2 ? r * 0.3 : r
    p.push([x + Math.cos(a) * q, y + Math.sin(a) * q])
  }
  P.poly(p, { fill: c, w: 2, over: 0, occC: c })
}
