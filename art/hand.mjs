import { C } from './palette.mjs'

/**
 * How the hand moves: lines become strips of varying width, thin ones plain strokes, all written
 * into as few SVG paths as their order allows. The same seed draws the same picture.
 */
export class Hand {
  /**
   * @param {number} seed of the small random generator
   * @param {object} options `shift` how far fills are printed out of register; `w` the usual width of
   *   a line; `jit` how far it trembles; `thinW` up to which width a line is a plain stroke; `knots`
   *   how many bends a long line has; `under` the colour that hides what lies behind a shape
   */
  constructor(
    seed,
    { shift = [4, 3], w = 2.4, jit = 0.7, thinW = 1.7, knots = 7, under = C.paper } = {},
  ) {
    this.s = seed * 7919 + 13
    Object.assign(this, { shift, w, jit, thinW, knots, under })
    this.out = []
    this.ink = ''
    this.inkColor = C.ink
  }
  random() {
    this.s |= 0
    this.s = (this.s + 0x6d2b79f5) | 0
    let t = Math.imul(this.s ^ (this.s >>> 15), 1 | this.s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  jitter(a = 1) {
    return (this.random() + this.random() - 1) * a
  }
  flush() {
    this.flushInk()
    this.flushThin()
  }
  figure(v) {
    return (Math.round(v * 10) / 10).toString()
  }
  color(c) {
    this.flush()
    this.inkColor = c
    return this
  }
  // resample a polyline
  sample(p, step) {
    const o = [p[0]]
    for (let i = 1; i < p.length; i++) {
      const [a, b] = [p[i - 1], p[i]]
      const L = Math.hypot(b[0] - a[0], b[1] - a[1])
      const k = Math.max(1, Math.round(L / step))
      for (let j = 1; j <= k; j++)
        o.push([a[0] + ((b[0] - a[0]) * j) / k, a[1] + ((b[1] - a[1]) * j) / k])
    }
    return o
  }
  smooth(p, closed) {
    const o = []
    const n = p.length
    const g = (i) => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))])
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b, c, d] = [g(i - 1), g(i), g(i + 1), g(i + 2)]
      const k = Math.max(3, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 9))
      for (let j = 0; j < k; j++) {
        const t = j / k,
          t2 = t * t,
          t3 = t2 * t
        o.push(
          [0, 1].map(
            (q) =>
              0.5 *
              (2 * b[q] +
                (-a[q] + c[q]) * t +
                (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t2 +
                (-a[q] + 3 * b[q] - 3 * c[q] + d[q]) * t3),
          ),
        )
      }
    }
    o.push(closed ? o[0] : p[n - 1])
    return o
  }
  stroke(p, w) {
    const n = p.length
    if (n < 2) return
    if (w <= this.thinW) {
      this.flushInk()
      this.pushThin(p, w)
      return
    }
    if (this.thinBuf?.d) this.flushThin()
    const L = [],
      R = []
    const ph = this.random() * 6,
      ph2 = this.random() * 6
    for (let i = 0; i < n; i++) {
      const a = p[Math.max(0, i - 1)],
        b = p[Math.min(n - 1, i + 1)]
      let dx = b[0] - a[0],
        dy = b[1] - a[1]
      const l = Math.hypot(dx, dy) || 1
      dx /= l
      dy /= l
      const e = Math.min(i, n - 1 - i)
      const tap = e === 0 ? 0.45 : e === 1 ? 0.85 : 1
      const h = (w / 2) * tap * (1 + 0.26 * Math.sin(ph + i * 0.9) + 0.12 * Math.sin(ph2 + i * 2.1))
      L.push([p[i][0] - dy * h, p[i][1] + dx * h])
      R.push([p[i][0] + dy * h, p[i][1] - dx * h])
    }
    const q = L.concat(R.reverse())
    const m = q.length
    const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    let d = ''
    const s = mid(q[m - 1], q[0])
    d += `M${this.figure(s[0])} ${this.figure(s[1])}`
    this.cx = +this.figure(s[0])
    this.cy = +this.figure(s[1])
    for (let i = 0; i < m; i++) {
      const e = mid(q[i], q[(i + 1) % m])
      d += (i ? '' : 'q') + this.rel(i ? 1 : 0, q[i], e)
    }
    this.ink += `${d}Z`
  }
  rel(sp, ...pts) {
    let o = ''
    const bx = this.cx,
      by = this.cy
    for (const [i, p] of pts.entries()) {
      for (const [k, v] of [
        [0, p[0] - bx],
        [1, p[1] - by],
      ]) {
        let t = this.figure(v).replace(/^(-?)0\./, '$1.')
        if (t === '-0') t = '0'
        o += (sp || i || k) && t[0] !== '-' ? ` ${t}` : t
      }
      if (i === pts.length - 1) {
        const q = pts[i]
        this.cx = bx + +this.figure(q[0] - bx)
        this.cy = by + +this.figure(q[1] - by)
      }
    }
    return o
  }
  pushThin(p, w) {
    w = Math.round(w * 4.3) / 5
    if (!this.thinBuf || this.thinBuf.w !== w || this.thinBuf.c !== this.inkColor) {
      this.flushThin()
      this.thinBuf = { w, c: this.inkColor, d: '' }
    }
    this.thinBuf.d += this.bent(p)
  }
  /** A line through the points as path data, bent where the hand does not turn a corner. */
  bent(a) {
    let d = `M${this.figure(a[0][0])} ${this.figure(a[0][1])}`
    this.cx = +this.figure(a[0][0])
    this.cy = +this.figure(a[0][1])
    const n = a.length - 1
    if (n < 3) {
      const j = n
      d += `l${this.rel(0, a[j])}`
    } else {
      let i = 1
      for (; i < n; i += 2) {
        const [u, v, z] = [a[i - 1], a[i], a[i + 1]]
        const turn = Math.abs(
          Math.atan2(
            (v[0] - u[0]) * (z[1] - v[1]) - (v[1] - u[1]) * (z[0] - v[0]),
            (v[0] - u[0]) * (z[0] - v[0]) + (v[1] - u[1]) * (z[1] - v[1]),
          ),
        )
        d +=
          turn > 0.45
            ? `l${this.rel(0, v)}l${this.rel(0, z)}`
            : `q${this.rel(0, [2 * v[0] - (u[0] + z[0]) / 2, 2 * v[1] - (u[1] + z[1]) / 2], z)}`
      }
      if (i === n) d += `l${this.rel(0, a[n])}`
    }
    return d
  }
  flushThin() {
    if (this.thinBuf?.d) {
      this.out.push(
        `<path d="${this.thinBuf.d}" fill="none" stroke="${this.thinBuf.c}" stroke-width="${this.thinBuf.w}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
    }
    this.thinBuf = null
  }
  flushInk() {
    if (this.ink) {
      this.out.push(`<path d="${this.ink}" fill="${this.inkColor}"/>`)
      this.ink = ''
    }
  }
  wob(p, j = this.jit) {
    return p.map(([x, y]) => [x + this.jitter(j), y + this.jitter(j)])
  }
  thin(s, min = 6) {
    const o = [s[0]]
    for (let i = 1; i < s.length - 1; i++) {
      const l = o[o.length - 1]
      if (Math.hypot(s[i][0] - l[0], s[i][1] - l[1]) >= min) o.push(s[i])
    }
    o.push(s[s.length - 1])
    return o
  }
}
