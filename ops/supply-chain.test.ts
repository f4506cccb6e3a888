import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { licencesDocument } from './licences.ts'
import { writeSbom } from './sbom.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('HLD-18 the list of parts is CycloneDX, whole, and the same each time', {
  timeout: 60_000,
}, () => {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-sbom-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const files = ['one.json', 'other.json'].map((name) => join(directory, name))
  for (const file of files) writeSbom(file)
  const [one = '', other] = files.map((file) => readFileSync(file, 'utf8'))
  expect(one).toBe(other)
  const sbom = JSON.parse(one)
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'fucina'])
  const names: string[] = sbom.components.map(({ name }: { name: string }) => name)
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  for (const name of Object.keys(dependencies)) expect(names).toContain(name)
  for (const name of Object.keys(devDependencies)) {
    if (name.startsWith('@types/')) expect(names).not.toContain(name)
  }
})

test('HLD-18 docs/licences.md lists what the product runs on: npm run licences renews it', () => {
  expect(read('docs/licences.md')).toBe(licencesDocument())
  expect(licencesDocument()).not.toContain('not stated')
})

test('HLD-18 what only a server would draw PDFs or read pages with is not installed, and nothing stands in its place', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  expect(Object.keys(packages).filter((path) => path.includes('@napi-rs/canvas'))).toEqual([])
  const { optionalDependencies } = packages['node_modules/pdfjs-dist']
  expect(optionalDependencies, 'docs/decisions/dependencies.md, pdfjs-dist').toBeUndefined()
  expect(packages['node_modules/@mixmark-io/domino'], 'turndown').toBeUndefined()
  expect(packages['node_modules/turndown'].dependencies, 'turndown').toBeUndefined()
})
