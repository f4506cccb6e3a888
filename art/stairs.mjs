import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'

/**
 * Seven steps up to a gate. What is done on them is drawn over it by the page, whose figures
 * (app/learning/lessons/stair-plan.ts) are these.
 */
const wide = {
  ...{ name: 'scala', width: 1160, height: 262, ground: 254, left: 14, tread: 138, rise: 20 },
  ...{ gateWidth: 148, gateHeight: 92, seed: 41, w: 3, isWide: true },
}
const small = {
  ...{ name: 'scala-telefono', width: 335, height: 172, ground: 164, left: 6, tread: 37, rise: 12 },
  ...{ gateWidth: 58, gateHeight: 62, seed: 43, w: 2.4, isWide: false },
}
const mortar = '#8A7B5E'
const steps = 7

export function stairs(draw) {
  for (const plan of [wide, small]) {
    const title = 'Una scala di sette gradini che sale a una porta'
    const picture = (P) => {
      if (plan.isWide) treesAndLamp(P, plan)
      gate(P, plan)
      stone(P, plan)
      treads(P, plan)
    }
    draw(plan.name, plan.seed, title, picture, plan.width, plan.height)
  }
}

function treesAndLamp(P, { ground, rise }) {
  const foot = ground - 5 * rise
  P.curve(points('150 214, 140 162, 154 104, 168 162, 160 214'), {
    closed: true,
    fill: C.sageD,
    w: 2.4,
  })
  P.line(154, 228, 154, 194, 2.4)
  P.curve(points('186 206, 180 172, 190 134, 201 172, 196 206'), {
    closed: true,
    fill: C.sage,
    w: 2.2,
  })
  P.line(690, foot, 690, foot - 88, 3)
  const at = (list) => points(list).map(([x, y]) => [x, y + foot])
  P.poly(at('682 -88, 698 -88, 702 -112, 678 -112'), { fill: C.ochre, w: 2.4, over: 0.6 })
  P.poly(at('674 -112, 706 -112, 690 -124'), { fill: C.slate, w: 2.4, over: 0.6 })
}

function gate(P, { left, tread, ground, rise, gateWidth, gateHeight, w, isWide }) {
  const top = ground - steps * rise
  const x = left + steps * tread + (isWide ? 8 : 2)
  const end = x + gateWidth
  const roof = top - gateHeight
  const eaves = isWide ? 12 : 7
  P.rect(x, roof, gateWidth, gateHeight, { fill: C.cream, w, over: 1 })
  P.poly(
    [
      [x - 6, roof],
      [end + 6, roof],
      [end + 2, roof - eaves],
      [x - 2, roof - eaves],
    ],
    { fill: C.stone, w: w * 0.85, over: 1 },
  )
  const middle = x + gateWidth / 2
  const r = Math.min(gateWidth * 0.25, gateHeight * 0.3)
  const spring = top - gateHeight * 0.44
  const arch = (reach) => [
    [middle - reach, top],
    [middle - reach, spring],
    ...P.arcPts(middle, spring, reach, reach, 180, 360, 12),
    [middle + reach, top],
  ]
  P.fillPts(arch(r), C.ochre, false)
  P.curve(arch(r), { w, occ: false })
  P.curve(arch(r * 1.4), { w: w * 0.7, occ: false })
  for (const degrees of [205, 230, 255, 285, 310, 335]) {
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180))
    const [near, far] = [r, r * 1.4]
    P.line(
      middle + cos * near,
      spring + sin * near,
      middle + cos * far,
      spring + sin * far,
      w * 0.6,
    )
  }
  spark(P, middle, spring + r * 0.5, r * 0.62)
}

function stone(P, { width, left, tread, ground, rise, isWide }) {
  const top = ground - steps * rise
  const outline = [[left, ground]]
  for (let step = 0; step < steps; step++) {
    const y = ground - (step + 1) * rise
    outline.push([left + step * tread, y], [left + (step + 1) * tread, y])
  }
  P.fillPts([...outline, [width - 8, top], [width - 8, ground]], C.stone, false)
  P.color(mortar)
  const columns = isWide ? 3 : 1
  const course = rise * (isWide ? 1.15 : 1.5)
  for (let step = 0; step <= steps; step++) {
    const y = ground - Math.min(steps, step + 1) * rise
    for (let column = 0; column < columns; column++) {
      for (let row = y + rise * 0.9 + P.random() * 6; row < ground - 8; row += course) {
        const room = tread / columns
        const x = left + step * tread + 8 + P.random() * (room - 20) + column * room
        P.line(x, row, x + (isWide ? 16 : 8) + P.random() * 10, row, 1.3)
      }
    }
  }
  P.color(C.ink)
}

function treads(P, { width, left, tread, ground, rise, w, isWide }) {
  for (let step = 0; step < steps; step++) {
    const x = left + step * tread
    const y = ground - (step + 1) * rise
    P.line(x, y + rise, x, y, w, 1)
    P.line(x, y, x + tread, y, w * 1.15, 1.4)
  }
  const top = ground - steps * rise
  P.line(left + steps * tread, top, width - 6, top, w * 1.15, 1)
  P.line(width - 8, top, width - 8, ground, w)
  P.line(4, ground, width - 4, ground, w * 1.1)
  for (const step of isWide ? [2, 4, 6] : [1, 4]) {
    const x = left + step * tread + 1
    const y = ground - step * rise
    P.line(x + 3, y, x + 1, y - 7, 1.5)
    P.line(x + 5, y, x + 7, y - 9, 1.5)
    P.line(x + 8, y, x + 12, y - 5, 1.5)
  }
}
