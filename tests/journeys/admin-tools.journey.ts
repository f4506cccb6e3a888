/** The administrators' list and form of tools. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { button, open } from './screens.ts'

test.use({ contentOf: 'administration' })

const question = 'Sei sicuro di voler eliminare questo strumento?'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A name that no other test, retry or worker has. */
const newName = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

test('ADMT-01 ADMT-03 ADMT-07 ADMT-09 ADM-13 by keyboard a tool is created, found, hidden and deleted', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin' })
  const name = newName('Martello')
  await open(page, '/admin/tools')
  await page.getByRole('link', { name: 'Nuovo strumento' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/tools\/new$/)
  await untilInteractive(page)
  await field(page, 'Nome').fill(name)
  await field(page, 'Descrizione').fill('Batte i chiodi, piano piano.')
  await field(page, 'Categoria').fill('Officina')
  for (const [index, text] of ['Seconda', 'Prima'].entries()) {
    await button(page, 'Aggiungi una voce').press('Enter')
    await expect(field(page, `Voce ${index + 1}`)).toBeFocused()
    await page.keyboard.type(text)
  }
  await button(page, 'Sposta su: Voce 2').press('Enter')
  await expect(field(page, 'Voce 1')).toHaveValue('Prima')
  await button(page, 'Salva e pubblica').press('Enter')
  await expect(page).toHaveURL(/\/admin\/tools\/martello-[a-z0-9-]+(\?esito=\w+)?$/)
  await expect(page.getByText('Strumento salvato. È pubblicato')).toBeVisible()

  await open(page, '/admin/tools')
  await field(page, 'Cerca in tutto il testo').fill(name.slice(3))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 strumento su \d+$/).last()).toBeVisible()
  await expect(row(page, name)).toContainText('Attivo')
  const menu = page.locator('summary').filter({ hasText: name })
  await menu.press('Enter')
  await button(page, 'Togli dalla pubblicazione').press('Enter')
  await expect(row(page, name)).toContainText('Inattivo')
  await menu.press('Enter')
  const del = row(page, name).getByRole('button', { name: 'Elimina' })
  await del.press('Enter')
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(del).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Elimina lo strumento').press('Enter')
  await expect(page.getByText('Strumento eliminato con successo.')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('a picture is uploaded with a preview, and learners see it', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  await signInAs({ role: 'admin' })
  allowErrors(/status of 400/)
  await open(page, '/admin/tools/new')
  await field(page, 'Nome').fill(newName('Lente'))
  await field(page, 'Descrizione').fill('Ingrandisce.')
  await field(page, 'Categoria').fill('Officina')
  const address = field(page, 'Oppure scrivi il suo indirizzo')
  const photo = sharp({ create: { width: 800, height: 800, channels: 3, background: '#0F4C81' } })
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  await field(page, 'Carica un file').setInputFiles({ ...file, buffer: Buffer.from('<html>') })
  await expect(page.getByText("Questo file non è un'immagine").first()).toBeVisible()
  await field(page, 'Carica un file').setInputFiles(file)
  const waiting = page.getByText('Immagine caricata. Salva per usarla.')
  await expect(waiting).toBeVisible()
  await expect(address).toHaveValue(/^\/pictures\/[\w-]+$/)
  const stored = await address.inputValue()
  await button(page, 'Salva la bozza').click()
  await expect(page.getByText('Strumento salvato.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('link', { name: 'Vedi la pagina' }).click()
  await expect(page.locator('.tool-hook img')).toHaveAttribute('src', stored)
  await expect
    .poll(() =>
      page.locator('.tool-hook img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(640)
})
