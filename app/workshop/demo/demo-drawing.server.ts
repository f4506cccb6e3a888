import { createHash } from 'node:crypto'
import { professions } from '../../../db/content/professions/all.ts'
import { gradientEnds } from '../../professions/gradient-ends.server.ts'
import { demoMatch } from './demo-match.server.ts'

const side = 1024
const ink = '#1F2430'
const paper = '#FFFCF7'
const stone = '#EADFC8'
const ember = '#E4572E'
const star = '#F2B33D'

const everyday: [string, string] = ['#F3D77C', '#F0AC6B']

/** A number from a text, always the same for the same text. */
const numberFrom = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0)

/** Numbers from 0 to 1, the same row for the same prompt. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const round = Math.round
const line = `stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`

/** A ridge from the left edge to the right one, filled down to the table. */
function hill(roll: () => number, height: number, swing: number, colour: string): string {
  const points = Array.from(
    { length: 6 },
    (_, step) => [round(150 + step * 145), round(height + (roll() - 0.5) * swing)] as const,
  )
  const [[startX, startY] = [0, 0], ...rest] = points
  let path = `M${startX} ${startY}`
  let [lastX, lastY] = [startX, startY]
  for (const [x, y] of rest) {
    const middle = round((lastX + x) / 2)
    path += ` C${middle} ${lastY} ${middle} ${y} ${x} ${y}`
    ;[lastX, lastY] = [x, y]
  }
  return `<path d="${path} V800 H150 Z" fill="${colour}"/>`
}

const tower = (x: number, base: number, width: number, height: number) => `
  <rect x="${x}" y="${base - height}" width="${width}" height="${height}" fill="${stone}" ${line}/>
  <path d="M${x - 8} ${base - height} L${x + width / 2} ${base - height - width * 0.7} L${x + width + 8} ${base - height} Z" fill="${ember}" ${line}/>
  <path d="M${x + width / 2} ${base - height + 34} v26" fill="none" ${line}/>`

const dome = (x: number, base: number, width: number) => `
  <rect x="${x}" y="${base - 60}" width="${width}" height="60" fill="${paper}" ${line}/>
  <path d="M${x} ${base - 60} a${width / 2} ${width / 2} 0 0 1 ${width} 0 Z" fill="#8CCFD2" ${line}/>
  <path d="M${x + width / 2} ${base - 60 - width / 2} v-30" fill="none" ${line}/>`

/** The upper town on its hill: towers and a dome behind the walls. */
function town(roll: () => number): string {
  const base = 610
  const shapes: string[] = []
  let x = 300 + round(roll() * 60)
  const domeAt = 1 + Math.floor(roll() * 3)
  for (let number = 0; number < 5; number += 1) {
    if (number === domeAt) {
      shapes.push(dome(x, base, 112))
      x += 124
    } else {
      const width = 44 + round(roll() * 22)
      shapes.push(tower(x, base, width, 90 + round(roll() * 110)))
      x += width + 14 + round(roll() * 16)
    }
  }
  const walls = `<path d="M262 ${base} H${x + 30} L${x + 62} 700 H230 Z" fill="${stone}" ${line}/>
  <path d="M330 700 v-38 a26 26 0 0 1 52 0 v38 M560 700 v-38 a26 26 0 0 1 52 0 v38" fill="${paper}" ${line}/>`
  return shapes.join('') + walls
}

/** Things on the table, each about 260 wide, standing on y = 0. */
const objects: ((colour: string) => string)[] = [
  // a bowl with steam
  (
    colour,
  ) => `<path d="M-130 -120 H130 C126 -30 70 0 0 0 C-70 0 -126 -30 -130 -120 Z" fill="${colour}" ${line}/>
    <path d="M-60 -160 c-20 -24 20 -40 0 -66 M0 -164 c-20 -24 20 -44 0 -72 M60 -160 c-20 -24 20 -40 0 -66" fill="none" ${line}/>`,
  // an open book
  (
    colour,
  ) => `<path d="M0 -30 C-50 -66 -120 -66 -160 -48 V-170 C-120 -188 -50 -188 0 -150 C50 -188 120 -188 160 -170 V-48 C120 -66 50 -66 0 -30 Z" fill="${paper}" ${line}/>
    <path d="M0 -150 V-30 M-120 -138 C-90 -144 -62 -140 -40 -128 M-120 -104 C-90 -110 -62 -106 -40 -94 M120 -138 C90 -144 62 -140 40 -128 M120 -104 C90 -110 62 -106 40 -94" fill="none" ${line}/>
    <path d="M-160 -48 V-16 C-110 -34 -50 -34 0 0 C50 -34 110 -34 160 -16 V-48 C120 -66 50 -66 0 -30 C-50 -66 -120 -66 -160 -48 Z" fill="${colour}" ${line}/>`,
  // a jug with a branch
  (
    colour,
  ) => `<path d="M0 -190 C10 -260 -10 -300 30 -350 M6 -250 c40 -8 58 -34 56 -62 c-34 4 -56 28 -56 62 M2 -282 c-36 -4 -56 -28 -54 -58 c32 2 54 24 54 58" fill="#5DA677" ${line}/>
    <path d="M-60 -190 H60 C58 -150 96 -120 92 -66 C90 -20 54 0 0 0 C-54 0 -90 -20 -92 -66 C-96 -120 -58 -150 -60 -190 Z" fill="${colour}" ${line}/>
    <path d="M72 -150 c70 -14 84 70 18 86" fill="none" ${line}/>`,
  // an envelope
  (colour) => `<rect x="-150" y="-190" width="300" height="190" rx="12" fill="${paper}" ${line}/>
    <path d="M-150 -182 L0 -74 L150 -182" fill="none" ${line}/>
    <circle cx="0" cy="-72" r="34" fill="${colour}" ${line}/>`,
  // a lamp
  (colour) => `<path d="M-84 0 H84 L64 -24 H-64 Z" fill="${stone}" ${line}/>
    <path d="M0 -24 V-150" fill="none" ${line}/>
    <path d="M-120 -150 L-66 -300 H66 L120 -150 Z" fill="${colour}" ${line}/>
    <path d="M-150 -90 l-26 14 M150 -90 l26 14 M-60 -96 l-14 26 M60 -96 l14 26" fill="none" ${line}/>`,
  // a pot with a plant
  (
    colour,
  ) => `<path d="M0 -120 C-10 -190 -90 -200 -120 -270 C-50 -280 0 -240 0 -170 C6 -250 60 -300 126 -292 C116 -220 50 -190 0 -120 Z" fill="#96CFAE" ${line}/>
    <path d="M-96 -124 H96 L72 0 H-72 Z" fill="${colour}" ${line}/>
    <path d="M-108 -124 H108 V-92 H-108 Z" fill="${colour}" ${line}/>`,
]

/**
 * The demo's picture: the upper town seen through an arch, with something on the table in front
 * of it. The same prompt always gives the same picture.
 * @returns SVG, 1024 by 1024
 */
export function demoDrawing(prompt: string): string {
  const roll = dice(numberFrom(prompt))
  const professionId = demoMatch(prompt)?.professionId
  const profession = professions.find(({ id }) => id === professionId)
  const [light, deep] = (profession && gradientEnds[profession.color]) ?? everyday
  const sun = { x: round(300 + roll() * 420), y: round(250 + roll() * 90) }
  const first = Math.floor(roll() * objects.length)
  const second = (first + 1 + Math.floor(roll() * (objects.length - 1))) % objects.length
  const arch = 'M150 800 V480 a362 362 0 0 1 724 0 V800 Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
    <clipPath id="arch"><path d="${arch}"/></clipPath>
  </defs>
  <rect width="${side}" height="${side}" fill="#F6EEDF"/>
  <path d="M96 800 V480 a416 416 0 0 1 832 0 V800 Z" fill="${stone}" ${line}/>
  <g clip-path="url(#arch)">
    <rect x="150" y="100" width="724" height="720" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="64" fill="${star}" ${line}/>
    ${hill(roll, 560, 110, '#C9D8CF')}
    ${hill(roll, 640, 80, '#A9C7B4')}
    ${town(roll)}
    ${hill(roll, 704, 44, '#6FA085')}
  </g>
  <path d="${arch}" fill="none" ${line}/>
  <path d="M0 800 H${side} V${side} H0 Z" fill="${paper}"/>
  <path d="M0 800 H${side} M0 834 H${side}" fill="none" ${line}/>
  <g transform="translate(${round(330 + roll() * 40)} 900)">${objects[first]?.(deep)}</g>
  <g transform="translate(${round(690 + roll() * 40)} 930) scale(0.8)">${objects[second]?.(light)}</g>
</svg>`
}
