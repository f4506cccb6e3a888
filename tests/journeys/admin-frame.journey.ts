import { desktop, expect, phone, test } from './fixtures.ts'
import { entry, open, title } from './screens.ts'

const sidebar = [
  ['Dashboard', '/admin/dashboard'],
  ['Guide', '/admin/guides'],
  ['Strumenti AI', '/admin/tools'],
  ['Utenti', '/admin/users'],
  ['Professioni', '/admin/professions'],
  ['Prompt', '/admin/prompts'],
  ['Database', '/admin/test'],
] as const

test('ADM-01 ADM-03 the sidebar names the seven sections in order and leads to each, behind a button on a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin')
  const links = page
    .getByRole('navigation', { name: 'Amministrazione' })
    .getByRole('link')
    .filter({ visible: true })
  await expect(links).toHaveText([...sidebar.map(([name]) => name), 'Vai al sito'])
  for (const [name, path] of sidebar) {
    await links.filter({ hasText: name }).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(title(page)).toHaveText(name)
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(name)
  }
  await page.setViewportSize(phone)
  await expect(links).toHaveCount(0)
  for (const [name] of sidebar) {
    await (await entry(page, name)).click()
    await expect(title(page)).toHaveText(name)
    await expect(links).toHaveCount(0)
  }
  await page.setViewportSize(desktop)
  await expect(links).toHaveCount(sidebar.length + 1)
})

test('ADM-02 Logout signs out, by keyboard', async ({ page, signInAs }) => {
  await signInAs({ role: 'admin' })
  await open(page, '/admin')
  await (await entry(page, 'Logout')).press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin')
  await expect(title(page)).toHaveText('Accedi')
})

test('NAV-03 every address of the area shows its screen when it is loaded directly', async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: 'admin' })
  for (const [path, heading] of [
    ...sidebar.map(([name, path]) => [path, name] as const),
    ['/admin', 'Dashboard'] as const,
    ['/admin/guides/new', 'Nuova guida'] as const,
    ['/admin/tools/new', 'Nuovo strumento'] as const,
    ['/admin/professions/new', 'Nuova professione'] as const,
    ['/admin/prompts/new', 'Nuovo set di prompt'] as const,
  ]) {
    await page.goto(path)
    await expect(title(page)).toHaveText(heading)
    await page.reload()
    await expect(title(page)).toHaveText(heading)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
