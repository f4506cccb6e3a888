import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'

test('NAV-02 every protected screen asks the server, so that no link passes the guard unseen', () => {
  const layout = routes.find(({ file }) => file === 'account/users-only.route.tsx')
  const screens = layout?.children ?? []
  expect(screens.length).toBeGreaterThan(7)
  for (const { file } of screens) {
    const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')
    expect(source, file).toMatch(/^export (const|function|async function) loader\b/m)
  }
})
