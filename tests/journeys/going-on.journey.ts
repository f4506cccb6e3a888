/** Going on from an answer: versions, corrections, what is cut, and how it is kept. */
import type { Page } from '@playwright/test'
import type { AiStandIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import {
  answer,
  box,
  button,
  closeMore,
  generate,
  more,
  open,
  openSaved,
  ownWords,
  pressMore,
  told,
} from './screens.ts'

const which = (page: Page) => page.locator('.versions .which')
const wishField = (page: Page) => page.getByLabel('Che cosa vuoi cambiare?')

/** What the AI read last, without the system message. */
function lastSent(ai: AiStandIn): { role: string; content: string }[] {
  const messages = ai.requests.at(-1)?.body.messages
  return Array.isArray(messages) ? messages.slice(1) : []
}

test('LET-22 WKX-14 WKX-15 WKX-16 an answer is changed, corrected, saved and gone on from', async ({
  page,
  ai,
  signInAs,
}) => {
  await page.setViewportSize(phone)
  await signInAs()
  await open(page, ownWords)
  await generate(page)
  await expect(which(page)).toHaveCount(0)
  await more(page)
  await expect(page.getByText('Ogni versione vale una risposta.')).toBeVisible()
  await more(page)
  await button(page, 'Più breve').press('Enter')
  await expect(which(page)).toHaveText(/Versione 2 di 2\s*Più breve/)
  await expect(page.locator('#risposta')).toBeFocused()
  await expect(answer(page).getByText(/Hai chiesto: «Accorcia la risposta/)).toBeVisible()
  expect(lastSent(ai)).toEqual([
    { role: 'user', content: 'Scrivi un saluto.' },
    { role: 'assistant', content: expect.stringContaining('Hai chiesto: «Scrivi un saluto.»') },
    { role: 'user', content: expect.stringContaining('Accorcia la risposta') },
  ])

  await button(page, 'Versione 1').click()
  await expect(which(page)).toBeFocused()
  await expect(answer(page).getByText('Hai chiesto: «Scrivi un saluto.»')).toBeVisible()
  await button(page, 'Versione 2').press('Enter')
  await more(page)
  await wishField(page).fill('aggiungi la data di oggi')
  await wishField(page).press('Enter')
  await expect(which(page)).toHaveText(/Versione 3 di 3\s*aggiungi la data di oggi/)

  await pressMore(page, 'Correggi')
  const text = page.getByRole('textbox', { name: 'Correggi il testo' })
  await expect(text).toBeFocused()
  await text.fill('# Il mio saluto\n\n## Contenuto Dettagliato\n\nBuongiorno a tutti.')
  await page.reload()
  await expect(text).toHaveValue(/Buongiorno a tutti/)
  await button(page, 'Tieni le correzioni').click()
  await expect(which(page)).toHaveText(/Versione 4 di 4\s*Corretta da te/)
  expect(ai.requests).toHaveLength(3)

  await button(page, 'Salva Risposta').press('Enter')
  await expect(page.getByRole('link', { name: 'Apri la risposta salvata' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mio saluto')
  await expect(which(page)).toHaveText(/Versione 4 di 4/)
  const saved = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Versione 3' }).press('Enter')
  await expect(which(page)).toHaveText(/Versione 3 di 4/)
  await expect(which(page)).toBeFocused()
  await page.getByRole('link', { name: 'Versione 4' }).click()
  await expect(page.locator('.prose').getByText('Buongiorno a tutti.')).toBeVisible()
  await pressMore(page, 'Continua da qui')
  await expect(which(page)).toHaveText(/Versione 4 di 4/)
  await expect(box(page)).toHaveValue('Scrivi un saluto.')
  await pressMore(page, 'Più formale')
  await expect(which(page)).toHaveText(/Versione 5 di 5\s*Più formale/)
  await expect(page.getByText("C'è una versione nuova")).toBeVisible()
  await button(page, 'Salva Risposta').click()
  await page.getByRole('link', { name: 'Apri la risposta salvata' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${saved}$`))
  await expect(which(page)).toHaveText(/Versione 5 di 5/)

  await page.getByRole('link', { name: 'Versione 4' }).click()
  // Another version's 'Altro' would close when this one comes.
  await expect(which(page)).toHaveText(/Versione 4 di /)
  await pressMore(page, 'Correggi')
  await page.getByLabel('Correggi il testo').fill('# Il mio saluto\n\nBuonasera.')
  await button(page, 'Salva come nuova versione').click()
  await expect(which(page)).toHaveText(/Versione 6 di 6\s*Corretta da te/)
  await expect(page.locator('.prose').getByText('Buonasera.')).toBeVisible()
  const said = told(page).filter({ hasText: 'Versione salvata.' })
  await expect(said).toBeFocused()
  await expect(said).toBeInViewport()
  await expect(which(page)).toBeInViewport()
  await expect(page.getByLabel('Correggi il testo')).toBeHidden()
  // The draft still holds the version before.
  await pressMore(page, 'Continua da qui')
  await expect(which(page)).toHaveText(/Versione 6 di 6\s*Corretta da te/)
})

test('WKX-14 without a connection a wish says so in view; answer and words stay, when the page is opened again too', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page)
  await more(page)
  await wishField(page).fill('aggiungi la data')
  await context.setOffline(true)
  await button(page, 'Chiedi ancora').click()
  await expect(page.getByRole('alert').getByText(/manchi la connessione/)).toBeInViewport()
  await expect(answer(page).getByText('Hai chiesto: «Scrivi un saluto.»')).toBeVisible()
  await more(page)
  await expect(wishField(page)).toHaveValue('aggiungi la data')
  await context.setOffline(false)
  await page.reload()
  await more(page)
  await expect(wishField(page)).toHaveValue('aggiungi la data')
  await button(page, 'Chiedi ancora').click()
  await expect(which(page)).toHaveText(/Versione 2 di 2/)
})

test('LET-22 WKX-15 WKX-30 WKX-32 what can be done with a saved answer: the text alone is copied and sent', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs()
  await open(page, ownWords)
  await generate(page)
  const acts = page.locator('.four .btn:visible')
  const names = (await more(page)).locator('.btn:visible')
  await closeMore(page)
  await expect(acts).toHaveText(['Salva Risposta', 'Copia', 'Genera Immagine', 'Stampa', 'Altro'], {
    useInnerText: true,
  })
  await button(page, 'Salva Risposta').click()
  await openSaved(page)
  await expect(acts).toHaveText(
    ['Copia', 'Scarica JSON', 'Stampa', 'Altro', 'Elimina la risposta'],
    { useInnerText: true },
  )
  await more(page)
  await expect(names).toHaveText(
    [
      'Chiudi',
      'Manda',
      'Correggi',
      'Copia solo il testo',
      'Continua da qui',
      'Riprova nella Fucina',
      'Modifica titolo e tag',
    ],
    { useInnerText: true },
  )
  const send = page.getByRole('link', { name: 'Manda' })
  const mail = await send.getAttribute('href')
  expect(mail).toMatch(/^mailto:\?subject=/)
  expect(decodeURIComponent(mail ?? '')).toContain('Questo testo arriva a pezzi')
  // No mail program tells the page that it opened.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copia solo il testo').click()
  await expect(button(page, 'Copiato!')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
  expect(types).toEqual(expect.arrayContaining(['text/plain', 'text/html']))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Questo testo arriva a pezzi/)
  expect(copied).not.toContain('Suggerimenti')
  await more(page)
  await send.click()
  await expect(page.getByText("Se l'email non si apre, incolla il testo dove vuoi")).toBeVisible()
  // Where the device sends by its own means, no mail program opens.
  await page.evaluate(() => {
    const share = (given: ShareData) => {
      document.title = `Mandato: ${given.title} ${given.text}`
      return Promise.reject(new DOMException('', 'AbortError'))
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.getByRole('link', { name: 'Manda' }).click()
  await expect(page).toHaveTitle(/Mandato: Una risposta di prova Questo testo/)
})
