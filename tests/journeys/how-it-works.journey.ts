/** 'Come funziona qui': from the footer to the figures, for everybody. */
import { focused, press } from './by-keyboard.ts'
import { expect, phone, test } from './fixtures.ts'
import { button, open, title } from './screens.ts'

test('LRN-86 LRN-88 by keyboard from the footer to which AI, figures and statement', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/privacy')
  await button(page, 'Solo necessari').click()
  await press(page, /^Come funziona qui$/)
  await expect(title(page)).toHaveText('Come funziona qui')
  const contents = page.getByRole('navigation', { name: 'In questa pagina' })
  for (const link of await contents.getByRole('link').all()) {
    const name = await link.innerText()
    await link.focus()
    expect(await focused(page)).toMatchObject({ isMarked: true })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport()
  }
  const figures = page.getByRole('table', { name: 'Quante risposte, e quanto costano' })
  await expect(figures.getByRole('rowheader')).toHaveCount(2)
  await expect(figures.getByRole('rowheader').first()).toContainText('finora')
  await page
    .getByRole('region', { name: 'Che cosa teniamo, e per quanto' })
    .getByRole('link', { name: 'Privacy' })
    .click()
  await expect(title(page)).toHaveText('Privacy')
})
