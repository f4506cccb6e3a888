/** The frame around every administrators' screen: its sidebar, on a phone behind a button. */
import {
  desktop,
  expect,
  expectAccessibleAtWidths,
  phone,
  test,
  untilInteractive,
} from './fixtures.ts'
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

for (const viewport of [desktop, phone]) {
  const isPhone = viewport === phone

  test(`ADM-01 ADM-02 ADM-03 at ${viewport.width} px the sidebar ${isPhone ? 'is folded, opens and' : 'is open and'} leads to seven screens, seven more below them and out`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(viewport)
    await signInAs({ role: 'admin' })
    await open(page, '/admin')
    const sidebar = page.getByRole('navigation', { name: 'Amministrazione' })
    const links = sidebar.getByRole('link').filter({ visible: true })
    const unfold = async () => {
      if (isPhone) await sidebar.getByText('Menu', { exact: true }).click()
    }
    await expect(links).toHaveCount(isPhone ? 0 : entries.length + below.length)
    await unfold()
    await expect(links).toHaveText([...entries.map(([label]) => label), ...below])

    for (const [index, [label, path, heading]] of entries.entries()) {
      // Going somewhere folds it again.
      if (index > 0) await unfold()
      await links.filter({ hasText: label }).click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(title(page)).toHaveText(heading)
      await untilInteractive(page)
      if (isPhone) await expect(links).toHaveCount(0)
      else await expect(links.filter({ hasText: label })).toHaveAttribute('aria-current', 'page')
    }

    await unfold()
    await sidebar.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(await entry(page, 'Accedi')).toBeVisible()
    await page.goto('/admin/guides')
    await expect(page).toHaveURL(/\/login\?da=/)
  })
}

for (const role of ['editor', 'desk'] as const) {
  test(`REC-49 'Aiuto' is the administrators' guide, by keyboard, also for the role ${role}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs({ role })
    await open(page, '/admin')
    const sidebar = page.getByRole('navigation', { name: 'Amministrazione' })
    await sidebar.getByRole('link', { name: 'Aiuto', exact: true }).press('Enter')
    await expect(title(page)).toHaveText('Aiuto')
    await expectAccessibleAtWidths(page)
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
}
