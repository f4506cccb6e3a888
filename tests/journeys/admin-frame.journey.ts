/** The frame around every administrators' screen: its sidebar, on a phone behind a button. */
import { expect, phone, test, untilInteractive } from './fixtures.ts'
import { entry, open, title } from './screens.ts'

const entries = [
  ['Dashboard', '/admin/dashboard', 'Dashboard'],
  ['Guide', '/admin/guides', 'Guide'],
  ['Strumenti AI', '/admin/tools', 'Strumenti AI'],
  ['Professioni', '/admin/professions', 'Professioni'],
  ['Prompt', '/admin/prompts', 'Prompt'],
  ['Scene', '/admin/scenes', 'Scene'],
  ['Quaderni', '/admin/quaderni', 'Quaderni'],
  ['Chi aiuta', '/admin/help', 'Chi aiuta'],
  ['Avvisi', '/admin/notices', 'Avvisi'],
  ['Utenti', '/admin/users', 'Utenti'],
  ['Registro', '/admin/registro', 'Registro'],
  ['Numeri', '/admin/figures', 'Numeri'],
  ['Servizio AI', '/admin/ai', 'Servizio AI'],
  ['Database', '/admin/test', 'Database'],
] as const

const below = ['Sito', 'Aiuto', 'AaLettura']

test('ADM-01 ADM-02 ADM-03 WHO-125 the sidebar fits a laptop of 900 px in three groups, is folded on a phone, and leads to every screen and out', async ({
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
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const group of ['Contenuti', 'Persone', 'Sito']) {
    await expect(sidebar.getByRole('list', { name: group }).filter({ visible: true })).toBeVisible()
  }
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  const way = (name: string) => sidebar.getByRole('button', { name }).filter({ visible: true })
  await expect(way('Logout')).toBeInViewport({ ratio: 1 })

  await page.setViewportSize(phone)
  const unfold = () => sidebar.getByText('Menu', { exact: true }).click()
  for (const [label, path, heading] of entries) {
    // Going somewhere folds it again.
    await expect(links).toHaveCount(0)
    await unfold()
    await links.filter({ hasText: new RegExp(`^${label}$`) }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(title(page)).toHaveText(heading)
    await untilInteractive(page)
  }

  await unfold()
  await way('Logout').click()
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
