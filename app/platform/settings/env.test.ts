import { describe, expect, test } from 'vitest'
import { parseEnv, SettingsError, settingDoubts } from './env.server.ts'

function refusal(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

const onPublic = { PUBLIC_URL: 'https://fucina.example', TRUST_PROXY: '10.0.0.1' }

describe('HLD-19 a setting that does not fit', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535, not "abc"'],
    [{ HOST: 'http://x' }, 'HOST: must be an address or a name to listen on, not "http://x"'],
    [{ AI_DAILY_TOTAL: '2.5' }, 'AI_DAILY_TOTAL: must be a whole number, not "2.5"'],
    [
      { PUBLIC_URL: 'https://fucina.example/sito' },
      'PUBLIC_URL: must end after the host and port: no path, no query, no name, not "https://fucina.example/sito"',
    ],
    [
      { MAIL_FROM: 'Fucina' },
      'MAIL_FROM: must be an e-mail address, or a name and the address in <>, not "Fucina"',
    ],
    [
      { DATABASE_URL: 'postgres://ada:x@db/fucina?sslrootcert=/nessuno/ca.pem' },
      'DATABASE_URL: names /nessuno/ca.pem as sslrootcert, which cannot be read (ENOENT)',
    ],
    [
      { TRUST_PROXY: 'proxy.example' },
      'TRUST_PROXY: must be a list of addresses and CIDR ranges, not "proxy.example"',
    ],
  ])('%o stops with one plain sentence', (source, sentence) => {
    expect(refusal(source)).toBe(`wrong settings: ${sentence}`)
  })

  test('what is secret is never shown', () => {
    const secret = 'segreto'
    const message = refusal({
      SECRET: secret,
      DATABASE_URL: `mysql://ada:${secret}@db/fucina`,
      SMTP_URL: `http://ada:${secret}@mail`,
      PUBLIC_URL: `https://ada:${secret}@fucina.example`,
      ADMIN_PASSWORD: 'segr',
    })
    for (const name of ['SECRET', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'ADMIN_PASSWORD']) {
      expect(message).toContain(`${name}: `)
    }
    expect(message).not.toContain('segr')
  })

  test('no setting is refused in the words of a library', () => {
    const names = Object.keys(parseEnv({})).filter((name) => /^[A-Z]/.test(name))
    for (const name of names) {
      const message = refusal({ [name]: '::\u0000' })
      expect(message).not.toMatch(/invalid|expected|received|undefined|NaN|zod|\n/i)
    }
  })
})

describe('HLD-19 settings that do not fit together', () => {
  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, /^wrong settings: GOOGLE_CLIENT_SECRET: is missing/],
    [{ AI_PROVIDER: 'openai' }, /AI_PROVIDER: is openai without a service: set AI_API_KEY or/],
    [{ ...onPublic, SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM: is missing/],
    [{ ADMIN_PASSWORD: 'ponte vecchio' }, /ADMIN_EMAIL: is missing/],
  ])('%o stops the start', (source, sentence) => {
    expect(refusal(source)).toMatch(sentence)
  })

  test.each<Record<string, string>>([
    { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
    { AI_PROVIDER: 'openai', AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    { ...onPublic, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Fucina <ciao@esempio.it>' },
    { HOST: '::' },
    { PORT: '', SECRET: '' },
  ])('%o starts', (source) => {
    expect(refusal(source)).toBe('accepted')
  })
})

describe('HLD-19 settings that are probably not meant', () => {
  const doubts = (source: Record<string, string>) => settingDoubts(parseEnv(source), source)

  test('unknown names that begin as ours do are told, and no others', () => {
    expect(
      doubts({ PATH: '/bin', GOOGLE_APPLICATION_CREDENTIALS: 'x', POSTGRES_URL: 'x' }),
    ).toEqual([])
    expect(doubts({ AI_DAILY_EVERYBODY: '9' })).toEqual([
      expect.stringMatching(/^AI_DAILY_EVERYBODY/),
    ])
    expect(doubts({ SAVES_PER_MINUTE: '30' })).toEqual([
      'SAVES_PER_MINUTE is no setting any more and is ignored: it may go',
    ])
  })

  test('LRN-59 who has read the legal pages is a name and a day that was', () => {
    const read = (LEGAL_REVIEW: string) => parseEnv({ LEGAL_REVIEW }).LEGAL_REVIEW
    const review = { by: "l'avvocata Anna Rossi, Bergamo", on: '2026-11-20' }
    expect(read(`${review.by}, ${review.on}`)).toEqual(review)
    for (const wrong of ['uno', ', 2026-11-20', 'uno, 2026-02-30', 'uno, 9999-12-31']) {
      expect(() => read(wrong), wrong).toThrow(/LEGAL_REVIEW: must be a name, a comma and a day/)
    }
  })

  test('LGX-01 a service elsewhere than at OpenAI wants the name of who runs it', () => {
    const elsewhere = { AI_BASE_URL: 'https://api.mistral.ai/v1' }
    expect(parseEnv(elsewhere).AI_PROVIDER_NAME).toBeUndefined()
    expect(doubts(elsewhere)).toEqual([expect.stringMatching(/^AI_PROVIDER_NAME is unset/)])
    expect(doubts({ ...elsewhere, AI_PROVIDER: 'off' })).toEqual([])
    expect(doubts({ ...elsewhere, AI_PROVIDER_NAME: 'Mistral' })).toEqual([])
    const likeIt = { AI_BASE_URL: 'https://api.openai.com.esempio.it/v1' }
    expect(parseEnv(likeIt).AI_PROVIDER_NAME).toBeUndefined()
  })

  test('LET-94 messages name a service that nobody named by its host, where that is a name', () => {
    const named = (more: Record<string, string>) => parseEnv(more).aiServiceName
    expect(named({ AI_BASE_URL: 'https://ai.comune.esempio.it:8443/v1' })).toBe(
      'ai.comune.esempio.it',
    )
    expect(named({ AI_API_KEY: 'x' })).toBe('OpenAI')
    for (const host of ['[::1]:11434', '10.0.0.7', 'ollama']) {
      expect(named({ AI_BASE_URL: `http://${host}/v1` })).toBeUndefined()
    }
  })

  test('a public address wants https and its proxy', () => {
    expect(doubts(onPublic)).toEqual([])
    expect(doubts({ PUBLIC_URL: 'https://fucina.example' }).join()).toContain('TRUST_PROXY')
    expect(doubts({ PUBLIC_URL: 'http://fucina.example' }).join()).toContain('http://')
  })
})

test('REL-10 REL-13 a token too short and an operator without mail are told', () => {
  const refused = (source: Record<string, string>) => () => parseEnv(source)
  expect(refused({ METRICS_TOKEN: 'corto' })).toThrow(/METRICS_TOKEN: .* at least 32 characters$/)
  const told = { OPERATOR_EMAIL: 'gestore@esempio.it' }
  expect(settingDoubts(parseEnv(told), told)).toEqual([
    'OPERATOR_EMAIL is set without SMTP_URL: no mail reaches it',
  ])
})
