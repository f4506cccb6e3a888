/** How many presses lie between the door and an answer that is kept; fields are not counted. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, phone, test } from './fixtures.ts'
import { choose, file } from './letter-files.ts'
import { register } from './main-job.ts'
import { button, open } from './screens.ts'

const photo = sharp(readFileSync('public/drawings/lettera-di-prova.svg'), { density: 200 })
  .flatten({ background: '#fff' })
  .jpeg()

test.use({ viewport: phone, serverEnv: { AI_CHAT_MODEL: 'gpt-4o-mini' } })

test('LETT-01 from the home page a letter is explained with four presses at most, and kept with eight, a new account included', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  await open(page, '/')
  await press(page.getByRole('link', { name: /Ho una lettera in mano/ }))
  const letter = file(await photo.toBuffer(), 'lettera.jpg', 'image/jpeg')
  await choose(page).setInputFiles(letter)
  presses += 1
  await press(button(page, 'Spiegami la lettera'))
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(presses).toBeLessThanOrEqual(4)

  await press(button(page, 'Salva Risposta'))
  await register(page)
  presses += 2
  await press(button(page, 'Sì, salva'))
  await expect(button(page, 'Salvato')).toBeDisabled()
  expect(presses).toBeLessThanOrEqual(8)
})
