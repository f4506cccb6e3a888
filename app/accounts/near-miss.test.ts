import { expect, test } from 'vitest'
import { nearMiss } from './near-miss.ts'

/** One of each kind of slip. */
const slips: [typed: string, meant: string][] = [
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmail.it', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['GMAIL.COM.', 'gmail.com'],
  ['yhaoo.it', 'yahoo.it'],
  ['icloud.it', 'icloud.com'],
  ['libero.ut', 'libero.it'],
  ['arubapc.it', 'arubapec.it'],
]

test('LET-42 whoever slips is asked whether they meant the usual domain', () => {
  for (const [typed, meant] of slips) {
    expect.soft(nearMiss(`  Maria.Rossi@${typed} `), typed).toBe(`Maria.Rossi@${meant}`)
    expect.soft(nearMiss(`maria@${meant}`), meant).toBeNull()
  }
})

/** Real ones that stand near those: nobody is to doubt theirs. */
const real = [
  ...['googlemail.com', 'ymail.com', 'mail.com', 'email.it', 'gmx.it', 'live.it', 'me.com'],
  ...['hotmail.fr', 'hotmail.co.uk', 'outlook.de', 'yahoo.co.uk', 'rocketmail.com', 'mail.ru'],
  ...['poste.it', 'post.it', 'posta.it', 'pec.it', 'aruba.it', 'cloud.com', 'look.it', 'tim.it'],
  ...['comune.bergamo.it', 'studenti.unibg.it', 'esempio.co.uk'],
]

test('LET-42 nobody is asked about a domain that is there', () => {
  for (const domain of real) expect.soft(nearMiss(`maria@${domain}`), domain).toBeNull()
})

test('LET-42 what is no address, or an endless one, is left alone', () => {
  for (const text of ['', '@', 'maria', '@gmail.con', 'gmail.con', 'maria@', 'maria@@', 'a@b']) {
    expect(nearMiss(text), text).toBeNull()
  }
  for (const length of [1e3, 1e5, 1e6]) {
    const begun = performance.now()
    expect(nearMiss(`${'@'.repeat(length)}gmail.con`)).toBeNull()
    expect(nearMiss(`maria@${'.,'.repeat(length)}gmail.con`)).toBeNull()
    expect(performance.now() - begun).toBeLessThan(100)
  }
})
