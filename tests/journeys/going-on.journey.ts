/** Going on from an answer: versions, corrections, what is cut, and how it is kept. */
import type { Page } from '@playwright/test'
import { emptyWish } from '../../app/workshop/answer/generation.ts'
import type { AiStandIn } from '../stand-ins/ai.ts'
import { expect, phone, test } from './fixtures.ts'
import {
  answer,
  box,
  button,
  closeMore,
  generate,
  hearNews,
  hold,
  more,
  open,
  openSaved,
  ownWords,
  pressMore,
  saveAnswer,
  signInToSave,
  told,
  untilKept,
} from './screens.ts'

const which = (page: Page) => page.locator('.versions .which')
/** The text of a response on its own page; what 'Correggi' holds is no text on the page. */
const prose = (page: Page) => page.locator('.prose').first()
const wishField = (page: Page) => page.getByLabel('Che cosa vuoi cambiare?')

/** What the AI read last, without the system message. */
function lastSent(ai: AiStandIn): { role: string; content: string }[] {
  const messages = ai.requests.at(-1)?.body.messages
  return Array.isArray(messages) ? messages.slice(1) : []
}

test('WKX-14 WKX-16 corrections left by mistake and versions come back, and a draft stands where it was left', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await page.setViewportSize(phone)
  await open(page, ownWords)
  await generate(page)
  await expect(page.getByText('La risposta è pronta.').first()).toBeVisible()
  await pressMore(page, 'Correggi')
  const text = page.getByRole('textbox', { name: 'Correggi il testo' })
  await text.fill('Parole soltanto mie.')
  await button(page, "Lascia com'era").click()
  await expect(text).toHaveCount(0)
  await button(page, 'Annulla').click()
  await expect(text).toHaveValue('Parole soltanto mie.')
  await expect(text).toBeFocused()
  await button(page, 'Tieni le correzioni').press('Enter')
  await expect(which(page)).toHaveText(/Versione 2 di 2/)
  await box(page).fill('Scrivi un altro saluto.')
  await expect(page.getByText("Sotto c'è ancora la risposta di prima.")).toBeVisible()
  // By keyboard: 'Correggi' was pressed a moment ago, perhaps in the same place.
  await button(page, 'Genera Risposta').press('Enter')
  await expect(which(page)).toHaveCount(0)
  await button(page, 'Annulla').click()
  await expect(which(page)).toHaveText(/Versione 2 di 2/)
  await expect(prose(page)).toContainText('Parole soltanto mie.')

  // To the sign-in and back: the same words at the same height.
  const way = page.getByRole('link', { name: 'Ho già un account' })
  await button(page, 'Salva Risposta').click()
  await way.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  await signInToSave(page)
  await page.goBack()
  await expect(prose(page)).toContainText('Parole soltanto mie.')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 300)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeLessThan(before + 300)
})

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
  await more(page)
  await expect(wishField(page)).toHaveValue('')

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
  const file = await (await page.request.get(`${saved}/json`)).json()
  expect(file.versions.map(({ wish }: { wish: string | null }) => wish)).toEqual([
    null,
    'Più breve',
    'aggiungi la data di oggi',
    'Corretta da te',
  ])
  await page.getByRole('link', { name: 'Versione 3' }).press('Enter')
  await expect(which(page)).toHaveText(/Versione 3 di 4/)
  await expect(which(page)).toBeFocused()
  await expect(
    page.locator('.prose').getByText(/Hai chiesto: «Cambia la risposta così/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Versione 4' }).click()
  await expect(page.locator('.prose').getByText('Buongiorno a tutti.')).toBeVisible()

  // A title of one's own outlives the versions to come.
  await pressMore(page, 'Modifica titolo e tag')
  await page.getByLabel('Titolo').fill('Il saluto di zia')
  await button(page, 'Salva le modifiche').click()
  await expect(page.getByText('Modifiche salvate.')).toBeVisible()
  await pressMore(page, 'Continua da qui')
  await expect(which(page)).toHaveText(/Versione 4 di 4/)
  await expect(box(page)).toHaveValue('Scrivi un saluto.')
  await pressMore(page, 'Più formale')
  await expect(which(page)).toHaveText(/Versione 5 di 5\s*Più formale/)
  await expect(page.getByText("C'è una versione nuova")).toBeVisible()
  await untilKept(page, 'Più formale')
  await page.reload()
  await expect(which(page)).toHaveText(/Versione 5 di 5\s*Più formale/)
  await button(page, 'Salva Risposta').click()
  // What is opened is what was on the screen.
  const wayToSaved = page.getByRole('link', { name: 'Apri la risposta salvata' })
  await button(page, 'Versione 4').press('Enter')
  await expect(wayToSaved).toHaveAttribute('href', `${saved}?versione=4`)
  await button(page, 'Versione 5').press('Enter')
  await wayToSaved.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${saved}$`))
  await expect(which(page)).toHaveText(/Versione 5 di 5/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il saluto di zia')

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
  await expect(page).toHaveURL(new RegExp(`${saved}#versione$`))
  // The draft still holds the version before.
  await pressMore(page, 'Continua da qui')
  await expect(which(page)).toHaveText(/Versione 6 di 6\s*Corretta da te/)
  await expect(answer(page).getByText('Buonasera.')).toBeVisible()
  await page.goto(`${saved}?versione=5`)
  await pressMore(page, 'Continua da qui')
  await expect(which(page)).toHaveText(/Versione 5 di 6\s*Più formale/)
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
  await button(page, 'Chiedi ancora').click()
  await expect(wishField(page)).toBeFocused()
  await expect(page.getByRole('alert').getByText(emptyWish)).toBeVisible()
  await wishField(page).fill('aggiungi la data')
  await expect(page.getByText(emptyWish)).toHaveCount(0)
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
  await expect(page.getByText(/manchi la connessione/)).toHaveCount(0)
  await button(page, 'Chiedi ancora').click()
  await expect(which(page)).toHaveText(/Versione 2 di 2/)
})

test('WKX-14 what is open under an answer stays open when the text is set in type', async ({
  page,
}) => {
  await open(page, ownWords)
  await generate(page)
  await untilKept(page, 'Punti Chiave')
  const letGo = await hold(page, '**/assets/parse-markdown-*.js')
  await page.reload()
  await more(page)
  await wishField(page).fill('più corta')
  await letGo()
  await expect(page.getByRole('heading', { name: 'Punti Chiave' })).toBeVisible()
  await expect(wishField(page)).toHaveValue('più corta')
})

test('WKX-15 words of a correction stay while another tab corrects, deletes and takes it back', async ({
  page,
  context,
  signInAs,
  allowErrors,
}) => {
  // A response that was deleted is not found.
  allowErrors(/status of 404/)
  await signInAs()
  await open(page, ownWords)
  const saved = await saveAnswer(page)
  const other = await context.newPage()
  await open(page, saved)
  await open(other, saved)
  const form = (tab: Page) => tab.locator('#correggi')
  const words = (tab: Page) => tab.getByRole('textbox', { name: 'Correggi il testo' })
  await pressMore(page, 'Correggi')
  await words(page).fill('# Parole mie\n\nUna riga che non voglio perdere')

  await pressMore(other, 'Correggi')
  await words(other).fill('# Parole di là')
  await button(other, 'Salva come nuova versione').click()
  await expect(which(other)).toHaveText(/Versione 2 di 2/)
  await expect(form(other)).toHaveCount(0)
  await hearNews(page)
  await expect(which(page)).toHaveText(/Versione 2 di 2/)
  await expect(words(page)).toBeFocused()
  await words(page).pressSequentially('!')
  const mine = '# Parole mie\n\nUna riga che non voglio perdere!'
  await expect(words(page)).toHaveValue(mine)

  await other.getByRole('link', { name: 'Elimina la risposta' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Elimina la risposta' }).click()
  await expect(other).toHaveURL(/saved-searches(?:\?|$)/)
  await hearNews(page)
  await expect(form(page).locator('[aria-live]')).toContainText('è stata eliminata')
  await expect(words(page)).toHaveValue(mine)
  await expect(words(page)).toBeFocused()
  await button(page, 'Salva come nuova versione').click()
  await expect(told(page)).toContainText('Risposta non trovata')
  await expect(words(page)).toHaveValue(mine)

  await button(other, 'Annulla').click()
  await expect(button(other, 'Annulla')).toHaveCount(0)
  await hearNews(page)
  await expect(form(page).locator('[aria-live]')).not.toContainText('è stata eliminata')
  await expect(words(page)).toHaveValue(mine)
  await button(page, 'Salva come nuova versione').click()
  await expect(which(page)).toHaveText(/Versione 3 di 3\s*Corretta da te/)
  await expect(prose(page)).toContainText('Una riga che non voglio perdere!')
  await page.getByRole('link', { name: 'Versione 2' }).click()
  await expect(prose(page)).toContainText('Parole di là')
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
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await send.click()
  await expect(page.getByText("Se l'email non si apre, seleziona il testo")).toBeVisible()
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
