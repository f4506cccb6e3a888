import { expect, test } from 'vitest'
import { fileLimit } from './content-file.ts'
import { fileTexts, packFile, readContentFile, unpackFile } from './read-file.server.ts'

const known = ['tools', 'scenes'] as const

const bytes = (text: string) => Buffer.from(text)

const file = {
  format: 'fucina-content',
  version: 1,
  productVersion: '0.1.0',
  city: 'Bergamo',
  kinds: ['tools'],
  pictures: {},
  tools: [{ id: 'uno', name: 'Uno' }],
}

const said = (content: Uint8Array | string | object): string => {
  const whole =
    content instanceof Uint8Array
      ? content
      : bytes(typeof content === 'string' ? content : JSON.stringify(content))
  try {
    readContentFile(whole, known)
    return 'read'
  } catch (error) {
    return (error as Error).message
  }
}

test('LRN-93 a file that is none of ours is refused in plain words', () => {
  expect(said(file)).toBe('read')
  // As some editors save it.
  expect(said(`\uFEFF${JSON.stringify(file)}`)).toBe('read')
  expect(said('')).toBe(fileTexts.none)
  expect(said('{')).toBe(fileTexts.notJson)
  expect(said(Buffer.from(JSON.stringify({ ...file, city: 'Forlì' }), 'latin1'))).toBe(
    fileTexts.encoding,
  )
  for (const other of ['null', '[]', '{"name":"fucina","version":"0.1.0"}']) {
    expect(said(other)).toBe(fileTexts.otherKind)
  }
  expect(said({ ...file, version: 2 })).toBe(fileTexts.newer)
  expect(said({ ...file, tools: {} })).toContain('la sua parte «tools» non si legge')
  expect(said({ ...file, tools: [] })).toBe(fileTexts.empty)
  const other = { ...file, kinds: ['posters'], tools: [], posters: [{ id: 'uno' }] }
  expect(said(other)).toBe(fileTexts.unknown)
  expect(said(new Uint8Array(fileLimit + 1))).toBe(fileTexts.tooLarge)
})

test('LRN-93 what a form carries on is read as it was; what it never sent is refused', async () => {
  const read = readContentFile(bytes(JSON.stringify(file)), known)
  expect(await unpackFile(await packFile(read), known)).toEqual(read)
  for (const wrong of [null, '', 'non è un file', 'H4sIAAAA']) {
    await expect(unpackFile(wrong, known)).rejects.toThrow('scegli di nuovo il file')
  }
  const huge = { ...read, city: 'a'.repeat(fileLimit + 1) }
  await expect(unpackFile(await packFile(huge), known)).rejects.toThrow('scegli di nuovo il file')
})
