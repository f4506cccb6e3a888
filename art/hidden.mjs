import { chromium } from '@playwright/test'

/**
 * Every shape of a drawing with the dots of it that can be seen in the view, at twice the size: each
 * is painted in a colour of its own and the colours are counted.
 * @param {string} svg a drawing of the pen
 * @param {number[]} box the view: x, y, width, height
 */
export async function countSeen(svg, box) {
  const shapes = [...svg.matchAll(/<path d="([^"]+)"([^>]*?)\/>/g)].flatMap(([, d, look]) =>
    d.match(/M[^M]+/g).map((part) => ({ d: part, look })),
  )
  const [, , width, height] = box
  const dots = await countColours(paintedById(shapes, viewOf(box)), width * 2, height * 2)
  return shapes.map((shape, index) => ({ ...shape, dots: dots[index + 1] ?? 0 }))
}

/**
 * Leaves out of a drawing what later shapes hide or the view cuts off, and joins what remains.
 * @param {number} least shapes with fewer visible dots go as well
 */
export async function dropHidden(svg, box, least) {
  const joined = []
  for (const { d, look, dots } of await countSeen(svg, box)) {
    if (dots < least) continue
    const last = joined.at(-1)
    if (last?.look === look) last.d += d
    else joined.push({ d, look })
  }
  const head = svg
    .match(/<svg[^>]*>/)[0]
    .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, viewOf(box))
  return `${head}${joined.map(({ d, look }) => `<path d="${d}"${look}/>`).join('')}</svg>\n`
}

const viewOf = ([x, y, width, height]) =>
  `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`

function paintedById(shapes, view) {
  const paths = shapes.map(({ d, look }, index) => {
    const id = `#${(index + 1).toString(16).padStart(6, '0')}`
    return `<path d="${d}"${look.replace(/(fill|stroke)="#[^"]+"/g, `$1="${id}"`)}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view} shape-rendering="crispEdges">${paths.join('')}</svg>`
}

async function countColours(svg, width, height) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || undefined,
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  })
  try {
    const page = await browser.newPage()
    return await page.evaluate(
      async ({ source, width, height }) => {
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
        await image.decode()
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')
        context.drawImage(image, 0, 0, width, height)
        const dots = context.getImageData(0, 0, width, height).data
        const seen = {}
        for (let i = 0; i < dots.length; i += 4) {
          if (dots[i + 3] === 0) continue
          const colour = dots[i] * 65536 + dots[i + 1] * 256 + dots[i + 2]
          seen[colour] = (seen[colour] ?? 0) + 1
        }
        return seen
      },
      { source: svg, width, height },
    )
  } finally {
    await browser.close()
  }
}
