import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { actsOf, intents } from './acts.ts'
import { carryOut } from './carry-out.server.ts'

const toolish = actsOf({ save: 'Non salvato', delete: 'Non eliminato' })

const form = (fields: Record<string, string>) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.append(name, value)
  return sent
}

test('HSE-04 forms name their acts through the acts of their screen, or by a word of the vocabulary', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const said = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = text.matchAll(/name="intent"\s+value=(?:"([^"]*)"|\{)|\{ intent: '([^']*)'/g)
    return [...found].map(([all, value, other]) => ({ file, word: value ?? other ?? all }))
  })
  const isAdministration = (file: string) => /(^|\/)admin\/|^administration\//.test(file)
  expect(said.filter(({ file }) => isAdministration(file))).toEqual([])
  const words = new Set<string>(intents)
  const others = said.filter(({ word }) => !words.has(word) && !/\{$/.test(word))
  expect(others).toEqual([])
})

test('the action does the act that was asked, and refuses what no screen posts', async () => {
  const works = { save: async () => 'saved', delete: async () => 'deleted' }
  const context = new RouterContextProvider()
  const ask = (fields: Record<string, string>) => carryOut(context, toolish, form(fields), works)
  expect(await ask({ intent: 'delete' })).toBe('deleted')
  // As a program sends a record, and a page that was opened before an update.
  expect(await ask({})).toBe('saved')
  for (const intent of ['', 'verify', 'toString', '__proto__', 'constructor']) {
    await expect(ask({ intent }), intent).rejects.toMatchObject({ init: { status: 400 } })
    expect(toolish.failedText(form({ intent })), intent).toBe('Non salvato')
  }
  const list = actsOf({ delete: 'Non eliminato' })
  expect(list.asked(form({}))).toBeNull()
})
