/**
 * Draws every picture of public/drawings again with the seeded pen: `node art/draw.mjs FOLDER`.
 * What comes out is then made small by svgo (`npx svgo --multipass -p 1 -f FOLDER -o public/drawings`);
 * citta-alta-fondo.svg, which the style sheet carries, belongs in app/home.
 * Needs a Chromium (CHROMIUM names it when it is not Playwright's own) to find what nothing shows.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { assistants } from './assistants.mjs'
import { deeds } from './deeds.mjs'
import { forge } from './forge.mjs'
import { choiceGuides } from './guides-choices.mjs'
import { letterGuides } from './guides-letters.mjs'
import { makingGuides } from './guides-makings.mjs'
import { sourceGuides } from './guides-sources.mjs'
import { dropHidden } from './hidden.mjs'
import { learning } from './learning.mjs'
import { lessonDrawings } from './lessons.mjs'
import { furtherLessons } from './lessons-further.mjs'
import { LightPen } from './light-pen.mjs'
import { lookedFor } from './looked-for.mjs'
import { lookedForInTools } from './looked-for-in-tools.mjs'
import { C } from './palette.mjs'
import { panorama } from './panorama.mjs'
import { Pen } from './pen.mjs'
import { pocket, pocketChapters } from './pocket.mjs'
import { scenes } from './scenes.mjs'
import { smallScenes } from './small-scenes.mjs'
import { stairs } from './stairs.mjs'
import { telephone } from './telephone.mjs'
import { tools } from './tools.mjs'
import { trades } from './trades.mjs'
import { underpainting } from './underpainting.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('usage: node art/draw.mjs FOLDER')
await mkdir(folder, { recursive: true })
const save = (name, svg) => writeFile(`${folder}/${name}.svg`, svg)

/** Small drawings keep every stroke. */
const fine = { w: 3, thinW: 1.7, knots: 6, under: C.white }
/** Wide ones draw more lines plainly, so that none is over 6 KB compressed. */
const plain = { w: 3, thinW: 2.6, knots: 4, under: C.white }

const drawn = []
const drawWith =
  (style, least) =>
  (name, seed, title, picture, width = 240, height = 240) => {
    const pen = new Pen(seed, style)
    picture(pen)
    drawn.push({ name, svg: pen.svg(width, height, title), box: [0, 0, width, height], least })
  }
trades(drawWith(fine, 0))
tools(drawWith(fine, 0))
assistants(drawWith(fine, 0))
smallScenes(drawWith(fine, 0))
deeds(drawWith(fine, 0))
lessonDrawings(drawWith(fine, 0))
furtherLessons(drawWith(fine, 0))
stairs(drawWith(plain, 0))
learning(drawWith(fine, 0))
telephone(drawWith(fine, 0))
pocketChapters(drawWith(plain, 0))
lookedFor(drawWith(plain, 0))
lookedForInTools(drawWith(plain, 0))
forge(drawWith(plain, 6))
scenes(drawWith({ ...plain, thinW: 2.7 }, 6))
pocket(drawWith({ ...plain, thinW: 2.8 }, 0))
for (const guides of [letterGuides, choiceGuides, sourceGuides, makingGuides])
  guides(drawWith({ ...plain, thinW: 2.8 }, 6))

/** Città Alta as a pen of this kind draws it. */
function cittaAlta(Kind) {
  const pen = new Kind(11, { w: 2.4, thinW: 2.2, knots: 5 })
  panorama(pen)
  return pen.svg(
    1600,
    560,
    'Disegno di Città Alta con le mura veneziane, i campanili e la funicolare',
  )
}
const light = cittaAlta(LightPen)
drawn.push({ name: 'citta-alta', svg: cittaAlta(Pen), box: [0, 0, 1600, 560], least: 12 })
drawn.push({ name: 'citta-alta-telefono', svg: light, box: [500, 0, 800, 560], least: 24 })
await save('citta-alta-fondo', await underpainting(light, 1600, 560))

for (const { name, svg, box, least } of drawn) {
  await save(name, least ? await dropHidden(svg, box, least) : svg)
}
