import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'
import { withSecretFiles } from './secret-files.server.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fucina-secrets-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

function holding(name: string, text: string): string {
  const file = join(directory, name)
  writeFileSync(file, text)
  return file
}

test('REL-23 a secret may stand in a file, and one newline at its end is none of it', () => {
  const env = parseEnv({
    SECRET_FILE: holding('secret', `${'s'.repeat(40)}\n`),
    DATABASE_URL_FILE: holding('database', 'postgres://ada:segreta@db.example/fucina\r\n'),
  })
  expect(env).toMatchObject({
    SECRET: 's'.repeat(40),
    DATABASE_URL: 'postgres://ada:segreta@db.example/fucina',
  })
  const more = {
    SIGN_IN_COMUNE_CLIENT_SECRET_FILE: holding('comune', 'del Comune\n'),
    // Other programs name files too.
    SSL_CERT_FILE: '/nowhere',
  }
  expect(withSecretFiles(more, [])).toEqual({
    given: { ...more, SIGN_IN_COMUNE_CLIENT_SECRET: 'del Comune' },
    faults: [],
  })
})

test('REL-23 a file that will not do stops the start with one line that names the setting', () => {
  const faulty: [text: string, words: RegExp][] = [
    ['', /^names \S+, which is empty$/],
    ['una\ndue\n', /^names \S+, which holds more than a line$/],
  ]
  for (const [text, words] of faulty) {
    const SMTP_URL_FILE = holding('faulty', text)
    const [fault = '', ...others] = withSecretFiles({ SMTP_URL_FILE }, ['SMTP_URL']).faults
    expect(fault).toMatch(/^SMTP_URL_FILE: /)
    expect(fault.slice('SMTP_URL_FILE: '.length)).toMatch(words)
    expect(others).toEqual([])
  }
  const refused = (source: Record<string, string>) => {
    try {
      return parseEnv(source)
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(refused({ AI_API_KEY_FILE: join(directory, 'nowhere') })).toBe(
    `wrong settings: AI_API_KEY_FILE: names ${directory}/nowhere, which cannot be read (ENOENT)`,
  )
  const both = { AI_API_KEY: 'a', AI_API_KEY_FILE: holding('both', 'b') }
  expect(refused(both)).toBe(
    'wrong settings: AI_API_KEY_FILE: is set, and AI_API_KEY too: set one of them',
  )
})
