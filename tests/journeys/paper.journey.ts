/** What comes out of the printer. */
import { inflateSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { open } from './screens.ts'

/** What each page of a PDF of the browser draws, in the order of its pages. */
function drawnOn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const contents = [...text.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)]
  return contents.map(([, id]) => {
    const object = text.indexOf(`\n${id} 0 obj`)
    const start = text.indexOf('stream', object) + 'stream\n'.length
    const end = text.indexOf('endstream', start)
    return inflateSync(pdf.subarray(start, end)).toString('latin1')
  })
}

for (const id of ['scrivere-al-comune', 'chatgpt-basics', 'visita-da-prenotare']) {
  test(`LET-81 the last printed page of the guide ${id} is not empty`, async ({
    page,
    learner,
  }) => {
    expect(learner.id).toBeTruthy()
    await open(page, `/guides/${id}`)
    const pages = drawnOn(await page.pdf({ format: 'A4' }))
    expect(pages.length).toBeGreaterThan(1)
    for (const drawn of pages) expect(drawn).toMatch(/T[jJ]/)
  })
}
