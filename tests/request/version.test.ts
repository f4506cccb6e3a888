/** Which version runs is told to whoever runs the site, and goes along with the data. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'info' } })
const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
const { version } = JSON.parse(read('package.json'))

test('REL-61 the start, /healthz and the administration name the version; a learner’s pages do not', async () => {
  expect(server().logs()).toMatch(new RegExp(`"version":"${version}".*"msg":"listening on`))
  const health = await fetch(`${server().url}/healthz`)
  expect(await health.text()).toBe(`ok, Fucina ${version}\n`)
  const { visitor: admin } = await signedIn(server(), { role: 'admin' })
  expect(await (await admin.get('/admin/guides')).text()).toContain(`Versione ${version}</p>`)
  const { visitor: learner } = await signedIn(server())
  expect(await (await learner.get('/guides')).text()).not.toContain(version)
})

test('REL-60 the changelog has a page for this version, with what to do before', () => {
  const [, page = ''] = read('CHANGELOG.md').split(`\n## [${version}] `)
  expect(page.split('\n## [')[0]).toMatch(/^\d{4}-\d{2}-\d{2}\n\n[\s\S]*\n### Before you update\n/)
  expect(page.split(/\s+/).length).toBeLessThan(400)
})
