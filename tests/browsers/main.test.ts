/**
 * The main journey in the browsers that our people have, each at a width of their devices: Chrome
 * 109 and Firefox ESR as on a computer with Windows 7 or 8, WebKitGTK as on an iPhone. What is not
 * installed is skipped; `npm test` fetches and installs them and names what it could not get.
 */
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFailed, onTestFinished, test } from 'vitest'
import { findOldBrowsers } from '../../ops/old-browsers.ts'
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import type { Person } from '../harness/people.ts'
import { fucinaForFile, person, startFucina } from '../harness/server.ts'
import { picturesIn, startAi } from '../stand-ins/ai.ts'
import { openChrome } from './chrome.ts'
import { type Browser, Drive } from './drive.ts'
import { openFirefox } from './firefox.ts'
import { openWebkit } from './webkit.ts'

const found = findOldBrowsers()
const computer = { width: 1280, height: 800 }
const phone = { width: 375, height: 812 }

type Size = typeof computer
const browsers: [string, Size, (() => Promise<Browser>) | undefined][] = [
  ['Chrome 109', computer, found.chrome ? () => openChrome(found.chrome ?? '') : undefined],
  ['Firefox ESR', computer, found.firefox ? () => openFirefox(found.firefox ?? '') : undefined],
  ['WebKitGTK', phone, found.webkit ? () => openWebkit(found.webkit as never) : undefined],
]

const server = fucinaForFile({ env: { AI_PROVIDER: 'demo' } })

// A second try that passes would hide why the first one failed.
beforeEach(() => onTestFailed(({ task }) => console.error(task.result?.errors?.at(-1)?.message)))

async function signIn(drive: Drive, { email, password }: Person) {
  await drive.untilAlive()
  await drive.press('main a', 'Ho già un account')
  await drive.write('main input[type="email"]', email)
  await drive.write('main input[type="password"]', password)
  await drive.press('main form button', 'Accedi')
}

/** Folds that the style sheet cannot open on paper are opened by script, and closed again. */
async function printsEveryChapter(drive: Drive, browser: Browser) {
  const closed = () => document.querySelectorAll('.chapters details:not([open])').length
  const before = await drive.run(closed)
  const onPaper = await drive.run(() => {
    dispatchEvent(new Event('beforeprint'))
    return document.querySelectorAll('.chapters details:not([open])').length
  })
  expect(onPaper).toBe(0)
  await drive.run(() => void dispatchEvent(new Event('afterprint')))
  expect(await drive.run(closed)).toBe(before)
  const paper = await browser.print?.()
  if (paper) expect(paper.length).toBeGreaterThan(40_000)
}

/**
 * What the router asks ahead ends with the page that is left for another address; a load that a
 * newer one replaces before it begins ends as a promise that nobody awaits.
 */
const whileLeaving = /Failed to fetch manifest patches|^AbortError/

describe.each(browsers)('%s', (_, { width, height }, start) => {
  test.skipIf(!start)(
    `HSE-02 the main journey, ${width} px wide`,
    { timeout: 240_000 },
    async () => {
      if (!start) return
      const browser = await start()
      onTestFinished(() => browser.close())
      const drive = new Drive(browser)
      const site = server().url
      const ada = await person(server())
      await browser.resize(width, height)

      // A goal in the finder, from the home page.
      await drive.open(site)
      await drive.press('.cookie button', 'Solo necessari')
      await drive.write('input[name="cerca"]', 'scrivere testi')
      await drive.press('.finder button', 'Trova come si fa')
      await drive.untilText('I tre più adatti')

      // A guide asks who you are, and opens after that.
      await drive.open(`${site}/guides`)
      await drive.untilPath('/login')
      await signIn(drive, ada)
      await drive.untilPath('/guides')
      await drive.untilAlive()
      await drive.press('.guide-card a')
      await drive.until('a guide', () => /^\/guides\/.+/.test(location.pathname))
      await drive.untilAlive()
      const open = () => document.querySelector('.chapters details[open]')?.closest('li')?.id
      const first = await drive.run(open)
      await drive.press('.chapters li:nth-child(2) summary')
      await drive.until(
        'the second chapter alone',
        (before) => {
          const opened = document.querySelectorAll('.chapters details[open]')
          return opened.length === 1 && opened[0]?.closest('li')?.id !== before
        },
        first,
      )
      await printsEveryChapter(drive, browser)

      // A template with gaps, an answer of the demo, saved.
      await drive.open(`${site}/prompts`)
      await drive.untilAlive()
      await drive.press('main a', 'Ristoratore')
      await drive.untilText('Template Pronti')
      await drive.press('main a', 'Il menu del giorno')
      await drive.untilText('Riempi gli spazi')
      await drive.write('.sheet .field textarea', "un'osteria sui colli")
      await drive.until('the sheet holds it', () =>
        document
          .querySelector<HTMLTextAreaElement>('#prompt-testo')
          ?.value.startsWith("Scrivi il menu di oggi per un'osteria sui colli"),
      )
      await drive.press('button', 'Genera Risposta')
      await drive.press('button', 'Genera lo stesso')
      await drive.untilText('Punti Chiave')
      await drive.press('button', 'Salva Risposta')
      await drive.untilText('Apri la risposta salvata')
      await drive.press('a', 'Apri la risposta salvata')

      // Found in the list, deleted, brought back, opened.
      await drive.until('the saved one', () => /^\/saved-searches\/.+/.test(location.pathname))
      const saved = await drive.run(() => location.pathname)
      await drive.open(`${site}/saved-searches`)
      await drive.untilAlive()
      await drive.write('input[type="search"]', 'MENU DI OGGI')
      await drive.untilText('Una risposta trovata.')
      await drive.press('main article button', 'Elimina')
      await drive.press('[role="alertdialog"] button', 'Elimina la risposta')
      await drive.press('.snackbar button', 'Annulla')
      await drive.until(
        'the focus on the one that is back',
        (path) => {
          const { activeElement } = document
          return activeElement?.getAttribute('href') === path
        },
        saved,
      )
      await drive.press('main h3 a')
      await drive.untilPath(saved)
      await drive.untilText('Punti Chiave')
      expect(browser.errors.filter((error) => !whileLeaving.test(error))).toEqual([])
    },
  )

  test.skipIf(!start)(
    'HSE-02 the words and the scan of a PDF, sent to the AI',
    { timeout: 120_000 },
    async () => {
      if (!start) return
      const browser = await start()
      onTestFinished(() => browser.close())
      const ai = await startAi()
      onTestFinished(() => ai.stop())
      const own = await startFucina({ env: { ...ai.env, AI_CHAT_MODEL: 'gpt-4o-mini' } })
      const drive = new Drive(browser)
      await browser.resize(width, height)
      await drive.open(`${own.url}/lettera`)
      await drive.untilAlive()
      const pdf = makePdf([textPage, await scan()]).toString('base64')
      // No protocol of these browsers hands a file over that is not on their disk.
      await drive.run((base64) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        const chosen = new DataTransfer()
        chosen.items.add(new File([bytes], 'avviso.pdf', { type: 'application/pdf' }))
        const input = document.querySelector<HTMLInputElement>('.by-file input')
        if (!input) throw new Error('nowhere to choose a file')
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, pdf)
      await drive.until(
        'the words and the scan',
        (text) =>
          document.querySelector<HTMLTextAreaElement>('.letter-text textarea')?.value === text &&
          document.querySelectorAll('.page-sheet img').length === 1,
        letter.join('\n'),
      )
      await drive.press('button', 'Spiegami la lettera')
      await drive.untilText('Punti Chiave')
      const [request] = ai.requests
      expect(asked(request?.body)).toContain('> Gentile signora')
      const [page] = picturesIn(request?.body ?? {})
      expect(await sharp(page).metadata()).toMatchObject({ width: 1131, height: 1600 })
      expect(browser.errors.filter((error) => !whileLeaving.test(error))).toEqual([])
    },
  )
})
