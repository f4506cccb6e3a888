/** The frame around every administrators' screen: its sidebar, on a phone behind a button, and lists. */
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
  const first = page.locator('.manual img').first()
  const before = await first.boundingBox()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  expect((await first.boundingBox())?.height).toBe(before?.height)
  const chapter = page.getByRole('link', { name: 'Dare un ruolo' }).first()
  await chapter.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dare un ruolo' })).toBeInViewport()
})

test('REC-39 lists stand within the window with the largest letters, filters and bar too', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await signInAs({ role: 'admin' })
  for (const path of ['guides', 'users', 'registro']) {
    await open(page, `/admin/${path}`)
    for (const look of ['normal', 'largest']) {
      await page.evaluate((size) => {
        document.documentElement.dataset.reading = `${size}.normal.normal`
      }, look)
      for (const width of [1280, 1024, 375]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const { fontSize } = getComputedStyle(document.documentElement)
          const widths = [...document.querySelectorAll('.list-search select')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().width / Number.parseFloat(fontSize))
          return { excess: scrollWidth - clientWidth, narrowest: Math.min(...widths) }
        })
        expect(found.excess, `${path} ${look} ${width}`).toBe(0)
        expect(found.narrowest, `${path} ${look} ${width}`).toBeGreaterThan(8.5)
      }
    }
  }
  await open(page, '/admin/guides')
  for (const place of [0, 1, 2]) await page.locator('.choose-row input').nth(place).check()
  const bar = await page.locator('.chosen').boundingBox()
  expect(bar?.height).toBeLessThan(phone.height / 4)
  const withdrawing = page.locator('.chosen').getByRole('button', { name: 'Ritira' })
  expect((await withdrawing.boundingBox())?.height).toBeLessThan(50)
})
