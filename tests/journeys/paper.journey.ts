/** What comes out of the printer. */
import { inflateSync } from 'node:zlib'
import { guides } from '../../db/content/guides/all.ts'
import { expect, test } from './fixtures.ts'
import { open } from './screens.ts'

/** What the last page of a PDF of the browser draws. */
function lastDrawn(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const id = [...text.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].at(-1)?.[1]
  const head = new RegExp(
    `\\n${id} 0 obj\\s*<<(?:(?!>>).)*?/Length (\\d+)[^>]*>>\\s*stream\\r?\\n`,
    's',
  )
  const found = head.exec(text)
  if (!found) throw new Error('the last page has no content of its own')
  const start = found.index + found[0].length
  const stored = pdf.subarray(start, start + Number(found[1]))
  return stored.length > 0 ? inflateSync(stored).toString('latin1') : ''
}

test('TOG-47 the last printed page of a guide is not empty, on papers and with margins of every kind', async ({
  page,
  learner,
}) => {
  test.slow()
  expect(learner.id).toBeTruthy()
  for (const { id } of guides) {
    await open(page, `/guides/${id}`)
    for (const [format, margin] of [
      ['A4', '0'],
      ['A4', '2cm'],
      ['Letter', '2cm'],
    ] as const) {
      const sides = { top: margin, bottom: margin, left: margin, right: margin }
      const drawn = lastDrawn(await page.pdf({ format, margin: sides }))
      expect.soft(drawn, `${id}, ${format}, ${margin}`).toMatch(/T[jJ]/)
    }
  }
})
