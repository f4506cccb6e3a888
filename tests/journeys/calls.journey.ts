/** 'Chiedi a una persona': from a page to six numbers, and what whoever helps sees. */
import type { Page } from '@playwright/test'
import { press } from './by-keyboard.ts'
import { expect, expectAccessibleAtWidths, phone, test, untilInteractive } from './fixtures.ts'
import { button, open, title } from './screens.ts'

const codeOn = async (page: Page) =>
  (await page.locator('.call-code').innerText()).replace(/\D/g, '')

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('TOG-30 TOG-31 TOG-32 TOG-33 the words on the sheet are seen only by a tick, and the helper ends it', async ({
  page,
  fucina,
  signInAs,
  browser,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/status of 404/)
  const asking = await (await browser.newContext({ viewport: phone })).newPage()
  await asking.goto(`${fucina.url}/prompts?profession=vita-quotidiana&testo=Cara+sindaca`)
  await untilInteractive(asking)
  await expect(asking.locator('textarea[name=prompt]')).toHaveValue('Cara sindaca')
  await asking.locator('textarea[name=prompt]').fill('Cara sindaca,\nla strada è buia.')
  await asking.getByRole('contentinfo').getByRole('link', { name: 'Chiedi a una persona' }).click()
  await expect(title(asking)).toHaveText('Chiedi a una persona')
  await expect(asking.getByText('Fucina dei Prompts', { exact: true })).toBeVisible()
  const shown = asking.getByLabel('Il testo, così come lo vedrà')
  await expect(shown).toHaveValue('Cara sindaca,\nla strada è buia.')
  await expectAccessibleAtWidths(asking)
  // What is not ticked is not even sent.
  const sent = asking.waitForRequest((request) => request.method() === 'POST')
  await button(asking, 'Fai il gettone').click()
  expect((await sent).postData()).not.toContain('sindaca')
  await expect(title(asking)).toHaveText('Il tuo gettone di aiuto')
  const silent = await codeOn(asking)
  await expectAccessibleAtWidths(asking)

  await signInAs({ role: 'facilitator', name: 'Marta' })
  await open(page, '/gruppi')
  await page.getByLabel('Gettone di aiuto').fill(silent)
  await button(page, "Guarda dov'era").click()
  await expect(page.getByRole('heading', { name: 'Chi ti chiede aiuto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fucina dei Prompts' })).toHaveAttribute(
    'href',
    '/prompts',
  )
  await expect(page.getByText('Non ha scelto di farti vedere un testo')).toBeVisible()
  await expectAccessibleAtWidths(page)

  await button(asking, 'Butta via il gettone').click()
  await expect(title(asking)).toHaveText('Chiedi a una persona')
  await asking.getByLabel(/Fai vedere anche il testo/).check()
  await button(asking, 'Fai il gettone').click()
  await expect(asking.getByText('con il testo che hai scelto di mostrare')).toBeVisible()
  const telling = await codeOn(asking)
  await page.getByLabel('Gettone di aiuto').fill(`${telling.slice(0, 3)} ${telling.slice(3)}`)
  await button(page, "Guarda dov'era").click()
  await expect(page.locator('.call-text')).toHaveText('Cara sindaca,\nla strada è buia.')
  await expectAccessibleAtWidths(page)
  await button(page, 'Ho finito: chiudi il gettone').click()
  await expect(page.getByText('Il gettone è finito')).toBeVisible()
  await page.getByLabel('Gettone di aiuto').fill(telling)
  await button(page, "Guarda dov'era").click()
  await expect(page.getByText('Nessun gettone ha questi numeri')).toBeVisible()
  await expect(page.getByLabel('Gettone di aiuto')).toHaveValue(telling)
  await expectAccessibleAtWidths(page)
  await asking.context().close()
})

test('TOG-30 from a page by «Aiuto», by keyboard at 320 px, and back to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/palestra/sms-sul-pacco')
  await page.getByRole('link', { name: 'Aiuto', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Aiuto')
  await press(page, /^Chiedi a una persona$/)
  await expect(title(page)).toHaveText('Chiedi a una persona')
  await expect(page.getByText('La palestra: Un SMS sul pacco')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await press(page, /^Fai il gettone$/)
  await expect(title(page)).toHaveText('Il tuo gettone di aiuto')
  expect(await codeOn(page)).toMatch(/^\d{6}$/)
  expect(await overflow(page)).toBe(0)
  await page.getByRole('link', { name: "Torna dov'eri" }).click()
  await expect(page).toHaveURL(/\/palestra\/sms-sul-pacco$/)
})

test('TOG-30 without script: a form, six numbers, and one sheet of paper', async ({
  fucina,
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${fucina.url}/prova`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chiedi a una persona' }).click()
  await expect(title(page)).toHaveText('Chiedi a una persona')
  await button(page, 'Fai il gettone').click()
  await expect(title(page)).toHaveText('Il tuo gettone di aiuto')
  await expect(page.getByText('La stanza di prova', { exact: true })).toBeVisible()
  expect(await codeOn(page)).toMatch(/^\d{6}$/)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBe(1)
  await context.close()
})
