import { C, points } from './palette.mjs'
import { spark } from './pen.mjs'
import { place } from './place.mjs'

/**
 * Two flights: seven steps up to a gate, then six from the gate to a bench under a tree. What is done
 * on them is drawn over it by the page, whose figures (app/learning/lessons/stair-plan.ts) are these.
 */
const wide = {
  ...{ width: 1160, height: 262, ground: 254, tread: 138, rise: 20 },
  ...{ gateWidth: 148, gateHeight: 92, w: 3, isWide: true },
}
const small = {
  ...{ width: 335, height: 172, ground: 164, tread: 37, rise: 12 },
  ...{ gateWidth: 58, gateHeight: 62, w: 2.4, isWide: false },
}
const first = { steps: 7, title: 'Una scala di sette gradini che sale a una porta' }
const second = {
  steps: 6,
  title: 'Una scala di sei gradini che da una porta sale a una panchina sotto un albero',
}
const mortar = '#8A7B5E'

export function stairs(draw) {
  for (const plan of [
    { ...wide, ...first, name: 'scala', left: 14, seed: 41 },
    { ...small, ...first, name: 'scala-telefono', left: 6, seed: 43 },
  ]) {
    drawFlight(draw, plan, (P) => {
      if (plan.isWide) treesAndLamp(P, plan)
      gate(P, plan, {
        x: plan.left + plan.steps * plan.tread + (plan.isWide ? 8 : 2),
        foot: plan.ground - plan.steps * plan.rise,
      })
    })
  }
  for (const plan of [
    { ...wide, ...second, name: 'scala-seconda', left: 174, seed: 45 },
    { ...small, ...second, name: 'scala-seconda-telefono', left: 58, gateWidth: 44, seed: 47 },
  ]) {
    drawFlight(draw, plan, (P) => {
      if (plan.isWide) lamp(P, 700, plan.ground - 4 * plan.rise)
      restingPlace(P, plan)
      gate(P, plan, { x: plan.isWide ? 18 : 8, foot: plan.ground })
    })
  }
}

function drawFlight(draw, plan, around) {
  const picture = (P) => {
    around(P)
    stone(P, plan)
    treads(P, plan)
  }
  draw(plan.name, plan.seed, plan.title, picture, plan.width, plan.height)
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
  lamp(P, 690, foot)
}

function lamp(P, x, foot) {
  P.line(x, foot, x, foot - 88, 3)
  const at = (list) => points(list).map(([across, up]) => [across + x, up + foot])
  P.poly(at('-8 -88, 8 -88, 12 -112, -12 -112'), { fill: C.ochre, w: 2.4, over: 0.6 })
  P.poly(at('-16 -112, 16 -112, 0 -124'), { fill: C.slate, w: 2.4, over: 0.6 })
}

/** At the top of the second flight: a tree, and a bench in its shade. */
function restingPlace(P, { left, tread, steps, ground, rise, isWide, w }) {
  const [x, y, size] = [left + steps * tread, ground - steps * rise, isWide ? 1 : 0.46]
  const tree = place(x - (isWide ? 0 : 21), y, 0, size)
  P.poly(tree('98 0, 102 -52, 114 -52, 118 0'), { fill: C.wood, w, over: 0.4 })
  P.curve(tree('56 -52, 46 -74, 60 -96, 86 -110, 116 -110, 142 -92, 148 -70, 134 -52, 96 -44'), {
    closed: true,
    fill: C.sage,
    w,
  })
  if (isWide) {
    P.curve(tree('74 -66, 84 -60, 94 -66'), { w: 2, occ: false })
    P.curve(tree('108 -82, 118 -76, 128 -82'), { w: 2, occ: false })
  }
  const bench = place(x - (isWide ? 0 : 10), y, 0, size)
  const plank = { fill: C.ember, w: w * 0.8, occC: C.ember, over: 0.4 }
  P.poly(bench('26 -24, 86 -24, 86 -17, 26 -17'), plank)
  P.poly(bench('26 -42, 86 -42, 86 -34, 26 -34'), plank)
  for (const leg of [32, 80]) P.line(...bench(`${leg} -42`).flat(), ...bench(`${leg} 0`).flat(), w)
}

function gate(P, { gateWidth, gateHeight, w, isWide }, { x, foot: top }) {
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

function stone(P, { width, left, tread, ground, rise, steps, isWide }) {
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

function treads(P, { width, left, tread, ground, rise, steps, w, isWide }) {
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
