import { guideNoun } from '../../app/guides/guide-noun.ts'
import { rewriteRecord } from '../harness/records.ts'
import { expect, phone, test } from './fixtures.ts'
import { open } from './screens.ts'

test.use({ contentOf: 'administration' })

test('REC-39 lists stand within the window with the largest letters, filters and bar too', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  for (const path of ['guides', 'users', 'registro']) {
    await open(page, `/admin/${path}`)
    for (const look of ['normal', 'largest']) {
      await page.evaluate((size) => {
        document.documentElement.dataset.reading = `${size}.normal.normal`
      }, look)
      for (const width of [1280, 1024, 375]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const { fontSize } = getComputedStyle(document.documentElement)
          const widths = [...document.querySelectorAll('.list-search select')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().width / Number.parseFloat(fontSize))
          return { excess: scrollWidth - clientWidth, narrowest: Math.min(...widths) }
        })
        expect(found.excess, `${path} ${look} ${width}`).toBe(0)
        expect(found.narrowest, `${path} ${look} ${width}`).toBeGreaterThan(8.5)
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/admin/guides')
  const columns = page.getByRole('columnheader', { name: 'Azioni' })
  await expect(columns).toBeInViewport()

  await page.setViewportSize(phone)
  for (const place of [0, 1, 2]) await page.locator('.choose-row input').nth(place).check()
  const bar = await page.locator('.chosen').boundingBox()
  expect(bar?.height).toBeLessThan(phone.height / 4)
  const exporting = await page.getByRole('link', { name: 'Esporta' }).boundingBox()
  expect(exporting?.height).toBeLessThan(50)
})

test('REC-22 what a version differs in comes into sight from the end of a long history', async ({
  page,
  signInAs,
  fucina,
}) => {
  for (let number = 0; number < 30; number += 1) {
    const description = `Parole ${number} di questa guida.`
    await rewriteRecord(fucina.db(), guideNoun, 'canva-basics', { description })
  }
  await signInAs({ role: 'admin' })
  const difference = page.getByRole('heading', { name: /^Dal .* a adesso/ })
  const versions = page.locator('.record-versions li a')
  await page.setViewportSize(phone)
  await open(page, '/admin/guides/canva-basics/versioni')
  await versions.nth(15).press('Enter')
  await expect(versions.nth(15)).toHaveAttribute('aria-current', 'true')
  await expect(difference).toBeFocused()
  await expect(difference).toBeInViewport()
})

test('REC-01 two tabs on one record, and words beside an offer: none of them is lost', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const path = '/admin/tools/7'
  const kept = 'una copia resta su questo dispositivo'
  const words = (tab: typeof page) => tab.getByLabel('Descrizione', { exact: true })
  const resume = (tab: typeof page) => tab.getByRole('button', { name: 'Riprendi la bozza' })
  await open(page, path)
  await words(page).fill('Parole della prima scheda.')
  await expect(page.getByText(kept)).toBeVisible()

  const second = await context.newPage()
  await open(second, path)
  await words(second).fill('Parole della seconda scheda.')
  await second.getByRole('button', { name: 'Salva la bozza' }).press('Enter')
  await expect(second.getByText('Strumento salvato.')).toBeVisible()
  await second.close()
  await page.close()

  const third = await context.newPage()
  await open(third, path)
  await expect(words(third)).toHaveValue('Parole della seconda scheda.')
  await words(third).fill('Parole accanto alla bozza.')
  await expect(third.getByText(kept)).toBeVisible()
  await resume(third).press('Enter')
  await expect(words(third)).toHaveValue('Parole della prima scheda.')
  await resume(third).click()
  await expect(words(third)).toHaveValue('Parole accanto alla bozza.')
  await third.getByRole('button', { name: 'Scarta la bozza' }).press('Enter')
  await expect(resume(third)).toHaveCount(0)
  await expect(words(third)).toHaveValue('Parole accanto alla bozza.')
})
