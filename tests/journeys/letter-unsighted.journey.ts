/** 'Ho una lettera in mano' with a model that reads no pictures: PDFs with text alone. */
import { asked, letter, scan, textPage } from '../harness/letters.ts'
import { makePdf } from '../harness/pdf.ts'
import { expect, phone, test } from './fixtures.ts'
import { choose, explain, file, previews, words } from './letter-files.ts'
import { button, open } from './screens.ts'

test.use({ serverEnv: { AI_CHAT_MODEL: 'gpt-3.5-turbo' } })

test('WKX-46 the text of a PDF goes, a photo and a scan get a word', async ({ page, ai }) => {
  await page.setViewportSize(phone)
  await open(page, '/lettera')
  await expect(page.getByText('non legge le foto: legge il testo di un PDF')).toBeVisible()
  await expect(page.locator('.by-camera')).toHaveCount(0)
  await expect(choose(page)).toHaveAttribute('accept', '.pdf,application/pdf')

  const { photo } = await scan()
  const said = page.getByRole('alert')
  await choose(page).setInputFiles(file(photo?.jpeg ?? Buffer.alloc(0), 'foto.pdf'))
  await expect(said.filter({ hasText: 'non legge le foto. Scegli un PDF' })).toBeVisible()
  await choose(page).setInputFiles(file(makePdf([await scan()])))
  await expect(said.filter({ hasText: 'copia le parole della lettera' })).toBeVisible()
  await expect(previews(page)).toHaveCount(0)

  await choose(page).setInputFiles(file(makePdf([textPage, await scan()])))
  await expect(words(page)).toHaveValue(letter.join('\n'))
  await expect(
    page.getByText('La pagina 2 è una foto, o contiene foto: questa AI legge solo il testo.'),
  ).toBeVisible()
  // It stays said when another file is refused.
  await choose(page).setInputFiles(file(Buffer.alloc(0), 'vuoto.pdf'))
  await expect(said.filter({ hasText: 'è vuoto' })).toBeVisible()
  await expect(page.getByText('La pagina 2 è una foto')).toBeVisible()
  await explain(page).press('Enter')
  await expect(button(page, 'Salva Risposta')).toBeEnabled()
  expect(asked(ai.requests[0]?.body)).toContain('> Gentile signora')
})

test('WKX-46 LET-64 words that may differ from what is seen go with a word about it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/lettera')
  const bill = makePdf([textPage], { lies: { '1': '7', '2': '3', '4': '9' } })
  await choose(page).setInputFiles(file(bill))
  await expect(words(page)).toHaveValue(/è di 738,90 euro/)
  await expect(
    page.getByText('Il testo della pagina 1 può essere sbagliato: rileggilo o ascoltalo'),
  ).toBeVisible()
})

test('WKX-40 what the AI sees is a paragraph for who listens, too', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  for (const address of ['/lettera', '/messaggio']) {
    await open(page, address)
    const { root } = await browser.send('DOM.getDocument')
    const selector = '.letter-eyes, .letter-eyes > p'
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    const told = await Promise.all(
      nodeIds.map((nodeId) =>
        browser.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false }),
      ),
    )
    const roles = told.map(({ nodes: [node] }) => node?.role?.value)
    expect(roles, address).toContain('paragraph')
  }
})
