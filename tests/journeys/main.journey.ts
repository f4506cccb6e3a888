import { phone, test } from './fixtures.ts'
import { doMainJob } from './main-job.ts'
import { answerTitle } from './screens.ts'

test('WORK-02 WORK-18 SAVE-10 SAVE-12 SAVE-13 SAVE-14 SAVE-15 SESS-07 the main job with a service that speaks the OpenAI protocol, on a phone', async ({
  page,
  fucina,
  ai,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 401/)
  ai.pace = 5
  await page.setViewportSize(phone)
  const label = "Scritto dall'intelligenza artificiale. Può sbagliare: controlla prima di usarlo."
  await doMainJob({ page, fucina, answerTitle, label })
})
