import { test, widths } from './fixtures.ts'
import { doMainJob } from './main-job.ts'

test.use({ aiProvider: 'demo' })

for (const viewport of widths) {
  test(`WORK-02 WORK-18 SAVE-10 SAVE-12 SAVE-13 SAVE-14 SAVE-15 SESS-07 the main job with the demo, at ${viewport.width} px`, async ({
    page,
    fucina,
    allowErrors,
  }) => {
    test.slow()
    allowErrors(/status of 401/)
    await page.setViewportSize(viewport)
    const label = 'Risposta dimostrativa: nessun servizio di intelligenza artificiale è collegato'
    await doMainJob({ page, fucina, answerTitle: 'Il menu di oggi', label })
  })
}
