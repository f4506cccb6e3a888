/** The administrators' list and form of tools. */
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { desktop, expect, phone, test, untilInteractive } from './fixtures.ts'
import { button, hearNews, open, title } from './screens.ts'

test.use({ contentOf: 'administration' })

const question = 'Sei sicuro di voler eliminare questo strumento?'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const preview = (page: Page) => page.locator('.preview')

/** On with the keyboard until `target` has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label))
  await page.keyboard.type(text)
}

/** A name that no other test, retry or worker has. */
const newName = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

async function fillLeast(page: Page, name: string) {
  await field(page, 'Nome').fill(name)
  await field(page, 'Descrizione').fill('Batte i chiodi.')
  await field(page, 'Categoria').fill('Officina')
}

const photo = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#0F4C81' } })
    .jpeg()
    .toBuffer()

test('ADMT-01 ADMT-03 ADMT-07 ADMT-09 ADM-13 the keyboard alone creates, hides and deletes a tool', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await signInAs({ role: 'admin' })
  const name = newName('Martello')
  await open(page, '/admin/tools')
  await press(page, page.getByRole('link', { name: 'Nuovo strumento' }))
  await expect(page).toHaveURL(/\/admin\/tools\/new$/)
  await untilInteractive(page)
  await type(page, 'Nome', name)
  await type(page, 'Descrizione', 'Batte i chiodi, piano piano.')
  await type(page, 'Categoria', 'Officina')
  await expect(preview(page)).toContainText('Batte i chiodi, piano piano.')
  for (const [index, text] of ['Seconda', 'Prima'].entries()) {
    await press(page, button(page, 'Aggiungi una voce'))
    await expect(field(page, `Voce ${index + 1}`)).toBeFocused()
    await page.keyboard.type(text)
  }
  await press(page, button(page, 'Sposta su: Voce 2'))
  await expect(field(page, 'Voce 1')).toHaveValue('Prima')
  await press(page, button(page, 'Salva e pubblica'))
  await expect(page).toHaveURL(/\/admin\/tools\/martello-[a-z0-9-]+(\?esito=\w+)?$/)
  await expect(page.getByText('Strumento salvato. È pubblicato')).toBeVisible()
  await expect(title(page)).toHaveText(name)
  await expect(field(page, 'Voce 2')).toHaveValue('Seconda')

  await open(page, '/admin/tools')
  await type(page, 'Cerca in tutto il testo', name.slice(3))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 strumento su \d+$/).last()).toBeVisible()
  await expect(row(page, name)).toContainText('Attivo')
  await press(page, page.locator('summary').filter({ hasText: name }))
  await press(page, button(page, 'Togli dalla pubblicazione'))
  await expect(row(page, name)).toContainText('Inattivo')
  await press(page, page.locator('summary').filter({ hasText: name }))
  const del = row(page, name).getByRole('button', { name: 'Elimina' })
  await press(page, del)
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(del).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Elimina lo strumento'))
  await expect(page.getByText('Strumento eliminato con successo.')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})

test('a picture is uploaded with a preview, taken away and put back, and learners see it', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  await signInAs({ role: 'admin' })
  allowErrors(/status of 400/)
  const name = newName('Lente')
  await open(page, '/admin/tools/new')
  await fillLeast(page, name)
  const address = field(page, 'Oppure scrivi il suo indirizzo')
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await field(page, 'Carica un file').setInputFiles({ ...file, buffer: Buffer.from('<html>') })
  await expect(page.getByText("Questo file non è un'immagine").first()).toBeVisible()
  await field(page, 'Carica un file').setInputFiles(file)
  const waiting = page.getByText('Immagine caricata. Salva per usarla.')
  await expect(waiting).toBeVisible()
  await expect(address).toHaveValue(/^\/pictures\/[\w-]+$/)
  const stored = await address.inputValue()
  await expect(preview(page).locator('img').first()).toHaveAttribute('src', stored)
  await button(page, 'Salva la bozza').click()
  await expect(page.getByText('Strumento salvato.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await page.getByRole('button', { name: "Togli l'immagine" }).click()
  await expect(address).toHaveValue('')
  await expect(address).toBeFocused()
  await address.fill('https://127.0.0.1/foto.png')
  await page.keyboard.press('Tab')
  await expect(page.getByText("Da questo indirizzo non arriva un'immagine").first()).toBeVisible()
  await expect(page.getByText('Questa immagine sta su un altro sito')).toBeVisible()
  await address.fill(stored)
  await button(page, 'Salva la bozza').click()
  await expect(page.getByText('Strumento salvato.')).toBeVisible()
  await expect(page.getByText(/^Tutto salvato/)).toBeVisible()
  await page.getByRole('link', { name: 'Vedi la pagina' }).click()
  await expect(page.locator('.tool-hook img')).toHaveAttribute('src', stored)
  await expect
    .poll(() =>
      page.locator('.tool-hook img').evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(640)
})

test('ADM-13 where a deletion leads is not forgotten for the news of it, which come first', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const name = newName('Raspa')
  await open(page, '/admin/tools/new')
  await fillLeast(page, name)
  await button(page, 'Salva la bozza').click()
  await expect(page.getByText('Strumento salvato.')).toBeVisible()
  const { pathname } = new URL(page.url())
  await open(page, pathname)
  await page.route(`**${pathname}.data*`, async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'POST') {
      const news = page.waitForResponse((answered) => answered.url().endsWith('/news'))
      await hearNews(page)
      await news
      await page.waitForTimeout(500)
    }
    await route.fulfill({ response })
  })
  await button(page, 'Elimina lo strumento').click()
  const answered = page.getByRole('alertdialog', { name: question })
  await answered.getByRole('button', { name: 'Elimina lo strumento' }).click()
  await expect(page.getByText('Strumento eliminato con successo.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('ADM-12 the buttons under a form stay where they are when its words come beside them', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  const save = button(page, 'Salva la bozza')
  for (const size of [phone, { width: 800, height: 900 }, desktop]) {
    await page.setViewportSize(size)
    await open(page, '/admin/tools/1')
    await expect(page.getByText('Non ancora salvato')).toHaveCount(0)
    await field(page, 'Nome').focus()
    const before = await save.boundingBox()
    await page.keyboard.type(' prova')
    await expect(page.getByText('Non ancora salvato')).toBeVisible()
    expect(await save.boundingBox(), `${size.width} px`).toEqual(before)
    await page.keyboard.press('ControlOrMeta+Z')
  }
})
