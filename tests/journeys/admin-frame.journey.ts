/** The frame around every administrators' screen: its sidebar, on a phone behind a button. */
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { entry, open, title } from './screens.ts'

const entries = [
  ['Dashboard', '/admin/dashboard', 'Dashboard'],
  ['Guide', '/admin/guides', 'Guide'],
  ['Strumenti AI', '/admin/tools', 'Strumenti AI'],
  ['Utenti', '/admin/users', 'Utenti'],
  ['Professioni', '/admin/professions', 'Professioni'],
  ['Prompt', '/admin/prompts', 'Prompt'],
  ['Database', '/admin/test', 'Database'],
  // What came later stands below the seven.
  ['Numeri', '/admin/figures', 'Numeri'],
  ['Chi aiuta', '/admin/help', 'Chi aiuta'],
  ['Avvisi', '/admin/notices', 'Avvisi'],
  ['Scene', '/admin/scenes', 'Scene'],
  ['Quaderni', '/admin/quaderni', 'Quaderni'],
  ['Registro', '/admin/registro', 'Registro'],
  ['Servizio AI', '/admin/ai', 'Servizio AI'],
] as const

const below = ['Vai al sito', 'Aiuto', 'AaLettura']

test('ADM-01 ADM-02 ADM-03 WHO-125 the sidebar is open on a small laptop, folded on a phone, and leads to seven screens, seven more below them and out', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin')
  const sidebar = page.getByRole('navigation', { name: 'Amministrazione' })
  const links = sidebar.getByRole('link').filter({ visible: true })
  await expect(links).toHaveText([...entries.map(([label]) => label), ...below])
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Solo necessari' }).click()
  for (const name of ['Dashboard', 'Registro', 'Servizio AI']) {
    await expect(links.filter({ hasText: name })).toBeInViewport({ ratio: 1 })
  }

  await page.setViewportSize(phone)
  const unfold = () => sidebar.getByText('Menu', { exact: true }).click()
  for (const [label, path, heading] of entries) {
    // Going somewhere folds it again.
    await expect(links).toHaveCount(0)
    await unfold()
    await links.filter({ hasText: label }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(title(page)).toHaveText(heading)
    await untilInteractive(page)
  }

  await unfold()
  await sidebar.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(await entry(page, 'Accedi')).toBeVisible()
  await page.goto('/admin/guides')
  await expect(page).toHaveURL(/\/login\?da=/)
})

test("REC-49 'Aiuto' is the administrators' guide, by keyboard", async ({ page, signInAs }) => {
  await signInAs({ role: 'desk' })
  await open(page, '/admin')
  const sidebar = page.getByRole('navigation', { name: 'Amministrazione' })
  await sidebar.getByRole('link', { name: 'Aiuto', exact: true }).press('Enter')
  await expect(title(page)).toHaveText('Aiuto')
  const pictures = page.locator('.manual img')
  const first = pictures.first()
  const before = await first.boundingBox()
  expect(before?.height).toBeGreaterThan(100)
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  expect((await first.boundingBox())?.height).toBe(before?.height)
  const chapter = page.getByRole('link', { name: 'Dare un ruolo' }).first()
  await chapter.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dare un ruolo' })).toBeInViewport()
  await page.goBack()
  await expect(chapter).toBeInViewport()
})
