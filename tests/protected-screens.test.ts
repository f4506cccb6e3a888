import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInReason } from '../app/accounts/sign-in/sign-in-reason.ts'
import routes from '../app/routes.ts'

const layouts = [
  { file: 'accounts/session/users-only.route.tsx', row: 'NAV-02' },
  { file: 'administration/admins-only.route.tsx', row: 'NAV-03' },
]

test.each(layouts)(
  '$row every screen under $file asks the server, so that no link passes the guard unseen',
  ({ file: layoutFile }) => {
    const layout = routes.find(({ file }) => file === layoutFile)
    const screens = layout?.children ?? []
    expect(screens.length).toBeGreaterThan(0)
    for (const { file } of screens) {
      const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')
      expect(source, file).toMatch(/^export (const|function|async function) loader\b/m)
    }
  },
)

test('PERM-08 every screen of the administrators asks for one itself, also when the guard cannot know', () => {
  const layout = routes.find(({ file }) => file === 'administration/admins-only.route.tsx')
  for (const { file } of layout?.children ?? []) {
    const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8')
    expect(source, file).toMatch(
      /requireActor\(context, '\w+'\)|\bload(List|Editor|Versions)\(args/,
    )
  }
})

test.each(layouts)('LET-40 the sign-in has a sentence for every screen under $file', ({ file }) => {
  for (const { path } of routes.find((layout) => layout.file === file)?.children ?? []) {
    const address = `/${path}`.replace('?', '').replace(':id', 'x')
    expect(signInReason(address), address).toMatch(/^\p{Lu}[^.]+\.$/u)
  }
})
