/** The product's main job from the door to the empty list, as one person does it. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Fucina } from '../harness/launch.ts'
import { answer, box, button, entry, open, openText, title } from './screens.ts'

type MainJob = {
  page: Page
  fucina: Fucina
  /** What the answer is called. */
  answerTitle: string | RegExp
  /** The label of every answer, on screen and in files. */
  label: string
}

const password = 'rondine sul tetto'

export async function doMainJob({ page, fucina, answerTitle, label }: MainJob) {
  const prompt = await composePrompt(page)
  await generateAnswerAndImage(page, { answerTitle, label, prompt })

  await button(page, 'Salva Risposta').click()
  await expect(page.getByText('Per salvare serve un account')).toBeVisible()
  const email = await register(page)

  await expect(page).toHaveURL(/\/prompts\?profession=ristoratore/)
  const question = page.getByRole('region', { name: /^Salvo «.+»\?$/ })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(page.getByLabel('Che tipo di locale hai?')).toHaveValue("un'osteria sui colli")
  await expect(box(page)).toHaveValue(prompt)
  await expect(answer(page).getByRole('heading', { level: 2, name: answerTitle })).toBeVisible()
  await expect(answer(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1024)
  await button(page, 'Sì, salva').click()
  await expect(button(page, 'Salvato')).toBeDisabled()

  await (await entry(page, 'Esci')).click()
  await expect(page).toHaveURL(`${fucina.url}/`)
  await signIn(page, email)
  await findBySearching(page, answerTitle)
  await checkDetail(page, { prompt, label })
  const file = await download(page, 'Scarica JSON')
  expect(JSON.parse(file.bytes.toString())).toEqual({
    id: file.id,
    title: await title(page).innerText(),
    prompt,
    response: expect.stringMatching(/^# .+## Punti Chiave.+## Suggerimenti/s),
    tags: expect.arrayContaining(['Ristoratore']),
    category: 'Il menu del giorno',
    imageUrl: `${fucina.url}/saved-searches/${file.id}/image`,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    avvertenza: expect.stringContaining(label),
  })
  expect(file.name).toBe(`risposta-${file.id}.json`)
  const image = await download(page, 'Scarica immagine')
  expect(image.bytes.subarray(1, 4).toString()).toBe('PNG')

  await deleteUndoDelete(page, answerTitle)
  const left = await fucina
    .db()
    .selectFrom('savedResponses')
    .innerJoin('users', 'users.id', 'savedResponses.userId')
    .select('savedResponses.id')
    .where('users.email', '=', email)
    .where('savedResponses.deletedAt', 'is', null)
    .execute()
  expect(left).toEqual([])
}

/** From the home page to a filled template with one word changed by hand. @returns the prompt */
async function composePrompt(page: Page): Promise<string> {
  await open(page, '/')
  await page.getByRole('link', { name: 'Entra nella Fucina' }).click()
  await expect(title(page)).toHaveText('Fucina dei Prompts')
  await page.getByRole('main').getByRole('link', { name: 'Ristoratore' }).click()
  await page.getByRole('link', { name: /Il menu del giorno/ }).click()
  await page.getByLabel('Che tipo di locale hai?').fill("un'osteria sui colli")
  const written = await box(page).inputValue()
  expect(written).toMatch(/^Scrivi il menu di oggi per un'osteria sui colli\. I piatti .*\[quali/)
  const changed = written.replace('di oggi', 'di domani')
  await openText(page)
  await box(page).fill(changed)
  await expect(page.getByLabel('Che tipo di locale hai?')).toHaveValue("un'osteria sui colli")
  return changed
}

type Generated = Pick<MainJob, 'answerTitle' | 'label'> & { prompt: string }

async function generateAnswerAndImage(page: Page, { answerTitle, label, prompt }: Generated) {
  await button(page, 'Genera Risposta').click()
  await button(page, 'Genera lo stesso').click()
  const heading = answer(page).getByRole('heading', { level: 2, name: answerTitle })
  await expect(heading).toBeVisible()
  await expect(answer(page).getByText(label)).toBeVisible()
  await expect(answer(page).locator('blockquote')).toBeVisible()
  await expect(button(page, 'Ferma')).toHaveCount(0)
  await button(page, 'Genera Immagine').click()
  await expect(answer(page).getByRole('img')).toHaveJSProperty('naturalWidth', 1024)
  await expect(box(page)).toHaveValue(prompt)
}

/** Makes an account from where saving asks for one: two presses. @returns its address */
export async function register(page: Page): Promise<string> {
  const email = `main.${randomUUID().slice(0, 8)}@esempio.it`
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Crea un account gratis' }).click()
  await main.getByLabel('Nome').fill('Ada Prova')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Conferma password').fill(password)
  await main.getByRole('button', { name: 'Registrati' }).click()
  return email
}

async function signIn(page: Page, email: string) {
  await (await entry(page, 'Accedi')).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Ho già un account' }).click()
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function findBySearching(page: Page, answerTitle: string | RegExp) {
  await page.getByRole('main').getByRole('link', { name: 'Le mie risposte' }).click()
  await expect(title(page)).toHaveText('Risposte salvate')
  const search = page.getByRole('searchbox', { name: 'Cerca nelle tue risposte' })
  await search.fill('parola che non esiste')
  await expect(page.getByText('Nessuna risposta corrisponde')).toBeVisible()
  await search.fill('MENU DI DOMANI')
  const found = page.getByRole('main').getByRole('link', { name: answerTitle })
  await expect(page.getByText('Una risposta trovata.')).toBeVisible()
  await found.first().click()
  await expect(page).toHaveURL(/\/saved-searches\/[\w-]+$/)
}

async function checkDetail(page: Page, { prompt, label }: { prompt: string; label: string }) {
  const main = page.getByRole('main')
  const back = main.getByRole('link', { name: 'Torna alle risposte' })
  await expect(back).toHaveAttribute('href', '/saved-searches')
  await expect(main.getByText(label)).toBeVisible()
  await main.getByText('La tua richiesta', { exact: true }).press('Enter')
  await expect(main.getByText(prompt)).toBeVisible()
  await expect(main.getByText('Ristoratore', { exact: true })).toBeVisible()
  await expect(main.locator('time').first()).toHaveText(/^\d{1,2} \w+ \d{4} alle ore \d\d:\d\d$/)
  await expect(main.getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(main.getByRole('img', { name: /^Immagine per/ })).toHaveJSProperty(
    'naturalWidth',
    1024,
  )
}

async function download(page: Page, link: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  const file = await started
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return { id, name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function deleteUndoDelete(page: Page, answerTitle: string | RegExp) {
  const found = page.getByRole('main').getByRole('link', { name: answerTitle }).first()
  const dialog = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Elimina la risposta' }).click()
  await expect(dialog).toContainText('Sei sicuro di voler eliminare questa risposta?')
  await dialog.getByRole('button', { name: 'Elimina la risposta' }).click()
  await expect(page).toHaveURL(/\/saved-searches(\?esito=delete|$)/)
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()
  await button(page, 'Annulla').click()
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: /^Elimina: / }).click()
  await dialog.getByRole('button', { name: 'Elimina la risposta' }).click()
  await expect(page.getByText('Nessuna risposta salvata')).toBeVisible()
  await expect(page.getByText('Risposta eliminata')).toBeVisible()
}
