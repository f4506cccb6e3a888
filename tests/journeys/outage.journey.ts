import type { Page } from '@playwright/test'
import type { Fucina } from '../harness/launch.ts'
import { desktop, expect, phone, test } from './fixtures.ts'
import { box, button, generate, hearNews, open, ownWords, told } from './screens.ts'

test.use({ interruptible: true })

// The database is taken from everybody: one test at a time.
test.describe.configure({ mode: 'serial' })

const connection = 'Errore di connessione a database'

test.afterEach(async ({ fucina }) => {
  await expect.poll(async () => (await fetch(`${fucina.url}/readyz`)).status).toBe(200)
})

/** The server has noticed that its database is away, and the tab asks for news. */
async function hearsOfIt(page: Page, fucina: Fucina) {
  await expect.poll(async () => (await fetch(`${fucina.url}/readyz`)).status).toBe(503)
  await hearNews(page)
}

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
  await fucina.outage.takeAway()
  try {
    await hearsOfIt(page, fucina)
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

/** What can be pressed and lies under the banner after the keyboard went there. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...all].flatMap((control) => {
      if (!control.checkVisibility() || control.matches('.skip, [type="hidden"]')) return []
      control.focus()
      const one = control.getBoundingClientRect()
      const other = document.querySelector('.away')?.getBoundingClientRect() ?? new DOMRect()
      const isUnder =
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
      return isUnder ? [control.outerHTML.slice(0, 120)] : []
    })
  })

test('LET-95 NAV-11 the banner lies over nothing that can be pressed, and a form keeps its words', async ({
  page,
  fucina,
  signInAs,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 503/)
  await signInAs({ role: 'admin' })
  await page.setViewportSize(phone)
  await open(page, '/admin/tools/6')
  await page
    .getByRole('textbox', { name: 'Descrizione', exact: true })
    .fill('Parole mie, da non perdere.')
  await fucina.outage.takeAway()
  try {
    await hearsOfIt(page, fucina)
    await expect(page.locator('.alarm', { hasText: connection })).toBeVisible()
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expect.poll(() => covered(page)).toEqual([])
    }
    await button(page, 'Salva la bozza').click()
    const refused = told(page).filter({ hasText: 'Non ho potuto salvare' })
    await expect(refused).toBeFocused()
    await expect(refused).toContainText(
      'Il guasto è del sito. Quello che hai scritto è ancora qui.',
    )
    await expect(page.getByText('Controlla questi punti')).toHaveCount(0)
    const words = page.getByRole('textbox', { name: 'Descrizione', exact: true })
    await expect(words).toHaveValue('Parole mie, da non perdere.')
    await page.getByRole('link', { name: 'Utenti', exact: true }).click()
    await expect(page.getByText('Errore nel caricamento degli utenti')).toBeVisible()
    await expect(page.getByText('Il guasto è del sito, non della tua connessione.')).toBeVisible()
  } finally {
    await fucina.outage.bringBack()
  }
})
