import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

function holding(name: string, text: string | Buffer): string {
  const file = join(directory, name)
  writeFileSync(file, text)
  return file
}

test('REL-23 a secret may stand in a file, and one newline at its end is none of it', () => {
  const env = parseEnv({
    SECRET_FILE: holding('secret', `${'s'.repeat(40)}\n`),
    SMTP_URL_FILE: holding('smtp', 'smtp://ada:segreta@posta.example'),
    DATABASE_URL_FILE: holding('database', 'postgres://ada:segreta@db.example/fucina\r\n'),
    AI_API_KEY_FILE: holding('key', 'una chiave con spazi \n'),
    ADMIN_EMAIL: 'ada@esempio.it',
    ADMIN_PASSWORD_FILE: holding('password', 'tre parole lunghe\n'),
  })
  expect(env).toMatchObject({
    SECRET: 's'.repeat(40),
    SMTP_URL: 'smtp://ada:segreta@posta.example',
    DATABASE_URL: 'postgres://ada:segreta@db.example/fucina',
    AI_API_KEY: 'una chiave con spazi',
    ADMIN_PASSWORD: 'tre parole lunghe',
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
  const faulty: [text: string | Buffer, words: RegExp][] = [
    ['', /^names \S+, which is empty$/],
    [' \n', /^names \S+, which is empty$/],
    ['una\ndue\n', /^names \S+, which holds more than a line$/],
    ['x'.repeat(16_385), /^names a file of more than 16384 bytes$/],
    [Buffer.from([0xc3, 0x28]), /^names \S+, which cannot be read \(ERR_ENCODING/],
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
  expect(refused({ AI_API_KEY_FILE: directory })).toContain('which cannot be read (EISDIR)')
  const both = { AI_API_KEY: 'a', AI_API_KEY_FILE: holding('both', 'b') }
  expect(refused(both)).toBe(
    'wrong settings: AI_API_KEY_FILE: is set, and AI_API_KEY too: set one of them',
  )
  const short = refused({ SECRET_FILE: holding('short', 'segretissimo') })
  expect(short).toMatch(/^wrong settings: SECRET: must have at least 32 characters$/)
})

test.runIf(process.getuid?.() !== 0)('REL-23 a file of somebody else is named', () => {
  const SMTP_URL_FILE = holding('foreign', 'x')
  chmodSync(SMTP_URL_FILE, 0)
  const { faults } = withSecretFiles({ SMTP_URL_FILE }, ['SMTP_URL'])
  expect(faults).toEqual([expect.stringContaining('which cannot be read (EACCES)')])
})
