/** What of the letter's page is seen first on a small phone with letters of one and a half times the size. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enlarge } from './large-text.ts'
import { choose, explain, file, previews } from './letter-files.ts'
import { button, open } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

const small = { width: 360, height: 740 }
const letter = sharp(readFileSync('public/drawings/lettera-di-prova.svg'), { density: 200 })

test('LETT-01 at 360 x 740 px and 150 % camera, file, lock and language stand on the first screen; then the button', async ({
  page,
}) => {
  await page.setViewportSize(small)
  await open(page, '/lettera')
  await button(page, 'Solo necessari').click()
  await enlarge(page, 24)
  const ends: Record<string, number> = {}
  for (const part of ['.by-camera', '.by-file', '.letter-eyes', '.letter-language']) {
    const box = await page.locator(part).boundingBox()
    ends[part] = (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  expect(Math.max(...Object.values(ends)), JSON.stringify(ends)).toBeLessThanOrEqual(small.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width)
  await expectAccessible(page)

  const photo = await letter.flatten({ background: '#fff' }).jpeg().toBuffer()
  await choose(page).setInputFiles(file(photo, 'foto.jpg', 'image/jpeg'))
  await expect(explain(page)).toBeFocused()
  await expect(explain(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width)
  await expectAccessible(page)
})

test('LETT-06 a strange message is pasted, or chosen as a screenshot; whoever paid is led to the five steps', async ({
  page,
  ai,
}) => {
  await page.setViewportSize(small)
  await open(page, '/prompts?profession=vita-quotidiana')
  await page.getByText('Diritti e reclami').click()
  await page.getByRole('link', { name: /^È una truffa\?/ }).click()
  await expect(page).toHaveURL('/messaggio')
  await page.getByRole('link', { name: /I cinque passi/ }).click()
  await page.getByRole('link', { name: "Torna dov'eri" }).click()
  await expect(page).toHaveURL('/messaggio')
  await page
    .getByRole('textbox', { name: 'Il messaggio' })
    .fill('Il tuo pacco è fermo: paga due euro.')
  await page.getByLabel('SMS').check()
  const photo = await letter.flatten({ background: '#fff' }).jpeg().toBuffer()
  await choose(page).setInputFiles(file(photo, 'schermo.jpg', 'image/jpeg'))
  await expect(previews(page)).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText(/pagina|lettera/i)
  ai.text =
    '# Attenzione\n\n## Segnali di truffa\n\n- Ha fretta.\n\n## Che cosa dice\n\nUn pacco.\n'
  await button(page, 'Guardiamolo insieme').click()
  await expect(page.getByRole('heading', { name: 'Segnali di truffa' })).toBeVisible()
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(JSON.stringify(ai.requests[0]?.body)).toContain('«SMS»')
  await expectAccessible(page)
  // What was read and what was pasted is there after a reload.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Segnali di truffa' })).toBeVisible()
  await button(page, 'Un altro messaggio').click()
  await expect(page.getByRole('textbox', { name: 'Il messaggio' })).toHaveValue('')
  await button(page, 'Annulla').click()
  await expect(page.getByRole('heading', { name: 'Segnali di truffa' })).toBeVisible()
})
