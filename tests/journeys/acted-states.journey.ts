/** States that a page comes into by what people do on it; pages as they open, at both widths, are in walk.journey.ts. */
import type { Page } from '@playwright/test'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { aiInTasca } from '../../db/content/guides/ai-in-tasca.ts'
import { testPassword } from '../harness/people.ts'
import { recordOf, rewriteRecord } from '../harness/records.ts'
import { telephoneThatReads } from '../harness/second-proof.ts'
import { completeChapters } from '../harness/under-way.ts'
import { expect, expectAccessibleState, phone, test } from './fixtures.ts'
import {
  answer,
  box,
  button,
  closeMore,
  generate,
  open,
  openSaved,
  openText,
  ownWords,
  pressMore,
  saveAnswer,
  stopAnswer,
  told,
} from './screens.ts'

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

test.describe('GEN-03 no violation in', () => {
  test.use({ viewport: phone })
  test.slow()

  test('home with cookie banner, its choices, the menu', async ({ page }) => {
    await open(page, '/')
    await expectAccessibleState(page)
    await page.getByText('Scegli', { exact: true }).click()
    await expectAccessibleState(page)
    await button(page, 'Solo necessari').click()
    const menu = page.getByRole('banner').getByText('Menu', { exact: true })
    if (await menu.isVisible()) await menu.click()
    await expectAccessibleState(page)
  })

  test('the sign-in: faults of the fields, a wrong password', async ({ page, allowErrors }) => {
    allowErrors(/status of 4\d\d/)
    await open(page, '/login/accedi')
    await submit(page, 'Accedi')
    await expect(told(page)).toBeFocused()
    await expectAccessibleState(page)
    await page.getByLabel('Email').fill('nessuno@esempio.it')
    await page.getByLabel('Password', { exact: true }).fill('sbagliata')
    await submit(page, 'Accedi')
    await expect(page.getByText('Email o password non corretti.')).toBeVisible()
    await expectAccessibleState(page)
  })

  test('workshop: chosen, template, own words over it, blocks, too long', async ({ page }) => {
    await open(page, '/prompts')
    await page.getByRole('main').getByRole('link', { name: 'Vita quotidiana' }).click()
    await expect(page.getByRole('heading', { name: 'Template Pronti' })).toBeVisible()
    await expectAccessibleState(page)
    await page.getByRole('link', { name: 'Cambia mestiere' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Ristoratore' }).click()
    await page.getByRole('link', { name: /Il menu del giorno/ }).click()
    await expect(page.getByRole('heading', { name: 'Riempi gli spazi' })).toBeVisible()
    await openText(page)
    await box(page).fill('Parole del tutto mie.')
    await expect(button(page, 'Ricomincia')).toBeVisible()
    await expectAccessibleState(page)
    await page.getByRole('link', { name: 'Cambia richiesta' }).click()
    await page.getByRole('link', { name: 'Costruisci il Tuo Prompt' }).click()
    await button(page, 'Evita gli elogi esagerati.').click()
    await expectAccessibleState(page)
    await box(page).fill('a'.repeat(4001))
    await expectAccessibleState(page)
  })

  test('workshop: streaming, stopped, answer, drawing, draft, signed-out save', async ({
    page,
    ai,
    allowErrors,
  }) => {
    allowErrors(/status of 401/)
    await open(page, '/prompts?profession=medico&come=parole')
    ai.chat = 'hang-midway'
    await box(page).fill('Spiega una ricetta.')
    await button(page, 'Genera Risposta').click()
    await expect(answer(page).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(button(page, 'Ferma')).toBeVisible()
    await expectAccessibleState(page)
    await stopAnswer(page)
    await expect(page.getByText('Hai fermato la risposta qui.')).toBeVisible()
    await expectAccessibleState(page)
    ai.reset()
    await generate(page, 'Spiega una ricetta.')
    await expectAccessibleState(page)
    ai.image = 'hang'
    await button(page, 'Genera Immagine').click()
    await expect(page.getByText('Ci vuole qualche secondo.')).toBeVisible()
    await expectAccessibleState(page)
    ai.reset()
    await page.reload()
    await expect(page.getByText('Abbiamo ripreso la tua bozza')).toBeVisible()
    await expect(answer(page)).toBeVisible()
    await expectAccessibleState(page)
    await pressMore(page, 'Cambia titolo e tag')
    await expectAccessibleState(page)
    await closeMore(page)
    await button(page, 'Salva Risposta').click()
    await expect(page.getByRole('link', { name: 'Crea un account gratis' })).toBeVisible()
    await expectAccessibleState(page)
  })

  test('saved responses: saved, detail, edit, dialog, list, filters, undo', async ({
    page,
    learner,
  }) => {
    expect(learner.id).toBeTruthy()
    await open(page, '/prompts?profession=ristoratore&come=parole')
    await generate(page)
    await button(page, 'Genera Immagine').click()
    await expect(answer(page).getByRole('img')).toBeVisible()
    await button(page, 'Salva Risposta').click()
    await expect(button(page, 'Salvato')).toBeVisible()
    await expectAccessibleState(page)
    await openSaved(page)
    await expect(page.getByRole('img', { name: /^Immagine per/ })).toBeVisible()
    await expectAccessibleState(page)
    await pressMore(page, 'Modifica titolo e tag')
    await page.getByLabel('Tag').fill('a,b,c,d,e,f,g,h,i,l,m,n,o')
    await expectAccessibleState(page)
    await page.getByRole('button', { name: 'Elimina la risposta' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessibleState(page)
    await button(page, 'Tieni la risposta').click()
    await open(page, ownWords)
    await saveAnswer(page, 'Un secondo saluto.')

    await page.getByRole('link', { name: 'Torna alle risposte' }).click()
    await expect(page.locator('article')).toHaveCount(2)
    await expectAccessibleState(page)
    await page.getByText('Ordina e filtra').click()
    await expectAccessibleState(page)
    await page
      .getByRole('button', { name: /^Elimina: / })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina la risposta' }).click()
    await expect(page.getByText('Risposta eliminata')).toBeVisible()
    await expectAccessibleState(page)
  })

  test('learning: a wrong answer, a celebration; the guard and the brackets', async ({
    page,
    ai,
    learner,
    fucina,
  }) => {
    await open(page, '/prima-di-cominciare/browser-e-indirizzi')
    await button(page, 'Controlla').click()
    await expect(page.locator('#esito')).toContainText('Non ancora')
    await expectAccessibleState(page)
    await completeChapters(fucina, learner.id, [aiInTasca.chapters.length - 1])
    await open(page, `/guides/${aiInTasca.id}`)
    await page
      .locator('details[open]')
      .getByRole('button', { name: /^Segna il capitolo/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleState(page)

    await open(page, ownWords)
    await box(page).fill('Chiamami al 347 1234567 o scrivi a anna@esempio.it')
    await expect(page.getByText('Qui vedo 2 dati personali')).toBeVisible()
    await expectAccessibleState(page)
    ai.text = '# Lettera\n\n## Contenuto Dettagliato\n\nCordiali saluti\n\n[nome e cognome]\n'
    await generate(page, 'Scrivi una lettera.')
    await pressMore(page, 'Riempi le parentesi')
    await expect(page.getByLabel('Nome e cognome')).toBeVisible()
    await expectAccessibleState(page)
  })

  test('administration: a form with errors, a menu, a question, a conflict', async ({
    page,
    fucina,
    signInAs,
    allowErrors,
  }) => {
    allowErrors(/status of 409/)
    await signInAs({ role: 'admin' })
    await open(page, '/admin/guides/new')
    await button(page, 'Salva e pubblica').click()
    await expect(told(page)).toBeFocused()
    await expectAccessibleState(page)
    await open(page, '/admin/guides')
    await page.locator('.row-menu > summary').first().press('Enter')
    await expectAccessibleState(page)
    await page.locator('.row-menu[open]').getByRole('button', { name: 'Elimina' }).press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessibleState(page)
    await open(page, '/admin/guides/gemini-basics')
    await page.locator('.chapter-fields > summary').first().press('Enter')
    await expect(page.locator('.learner-view').first()).toBeVisible()
    await page.getByLabel('Titolo', { exact: true }).fill('La mia versione')
    const { working } = await recordOf(fucina.db(), guideNoun, 'gemini-basics')
    const theirs = { title: 'La versione di un altro' }
    await rewriteRecord(fucina.db(), guideNoun, 'gemini-basics', theirs)
    await button(page, 'Salva la bozza').click()
    await expect(told(page).locator('del')).not.toHaveCount(0)
    await expectAccessibleState(page)
    await rewriteRecord(fucina.db(), guideNoun, 'gemini-basics', { title: working.title })
  })

  test('accounts: who one is shown once more, a second key, its codes', async ({
    page,
    fucina,
    signInAs,
    allowErrors,
  }) => {
    allowErrors(/status of 403/)
    const user = await signInAs({ emailVerified: true })
    const sessions = fucina.db().updateTable('sessions').set({ provenAt: null })
    await sessions.where('userId', '=', user.id).execute()
    await open(page, '/dashboard/impostazioni/secondo-codice')
    await button(page, 'Comincia').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
    await expect(dialog.getByLabel('La tua password')).toBeVisible()
    await expectAccessibleState(page)
    await dialog.getByLabel('La tua password').fill(testPassword)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await button(page, 'Comincia').press('Enter')
    await page.getByText('Non riesci a inquadrarlo').press('Enter')
    const letters = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()
    await expectAccessibleState(page)
    await page.getByLabel('Numero di sei cifre').fill(telephoneThatReads(letters).code())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'I tuoi 10 codici di riserva' })).toBeVisible()
    await expectAccessibleState(page)
  })
})
