import { desktop, expect, expectAccessible, phone, test } from './fixtures.ts'
import { box, button, generate, open, ownWords, title } from './screens.ts'

test.use({ interruptible: true })

// The database is taken from everybody: one test at a time.
test.describe.configure({ mode: 'serial' })

const connection = 'Errore di connessione a database'

test.afterEach(async ({ fucina }) => {
  await expect.poll(async () => (await fetch(`${fucina.url}/readyz`)).status).toBe(200)
})

test('NAV-11 ERR-26 ERR-21 the database goes while saving and comes back: stored once', async ({
  page,
  learner,
  fucina,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 503/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page)
  // The live stream is open before there is something to hear.
  await page.waitForTimeout(2500)
  await fucina.outage.takeAway()
  try {
    const alarm = page.locator('.alarm', { hasText: connection })
    await expect(alarm).toBeVisible()
    await expect(alarm).toContainText(/Ultimo aggiornamento: \d+ \w+ \d{4} alle ore \d\d:\d\d/)
    await expect(alarm).toHaveCSS('position', 'fixed')
    const place = await alarm.boundingBox()
    expect(place?.x).toBeLessThan(40)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(phone.height - 40)
    await button(page, 'Salva Risposta').click()
    await expect(page.getByText('Errore durante il salvataggio della risposta')).toBeVisible()
    await expect(box(page)).toHaveValue('Scrivi un saluto.')
    await expectAccessible(page)
  } finally {
    await fucina.outage.bringBack()
  }
  await expect(page.getByText(connection)).toHaveCount(0)
  await button(page, 'Salva Risposta').click()
  await expect(button(page, 'Salvato')).toBeDisabled()
  const rows = await fucina
    .db()
    .selectFrom('savedResponses')
    .select('id')
    .where('userId', '=', learner.id)
    .execute()
  expect(rows).toHaveLength(1)
})

test('ERR-15 without the database the built-in professions show beside the message', async ({
  page,
  fucina,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await page.setViewportSize(desktop)
  await fucina.outage.takeAway()
  try {
    await expect.poll(async () => (await fetch(`${fucina.url}/readyz`)).status).toBe(503)
    await open(page, '/prompts')
    await expect(title(page)).toHaveText('Fucina dei Prompts')
    await expect(page.getByText('Errore nel caricamento delle professioni')).toBeVisible()
    await expect(page.getByRole('main').locator('.trades .door')).toHaveCount(9)
    await expect(page.getByText(connection)).toBeVisible()
    await expectAccessible(page)
  } finally {
    await fucina.outage.bringBack()
  }
  await expect(page.getByText('Errore nel caricamento delle professioni')).toHaveCount(0)
})
