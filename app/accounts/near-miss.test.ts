import { expect, test } from 'vitest'
import { nearMiss } from './near-miss.ts'

const slips: [typed: string, meant: string][] = [
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmeil.com', 'gmail.com'],
  ['gmail.it', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['GMAIL.COM.', 'gmail.com'],
  ['hotmial.it', 'hotmail.it'],
  ['hotmai.com', 'hotmail.com'],
  ['hotmail.cmo', 'hotmail.com'],
  ['outlok.it', 'outlook.it'],
  ['outloook.com', 'outlook.com'],
  ['yhaoo.it', 'yahoo.it'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.ti', 'yahoo.it'],
  ['iclould.com', 'icloud.com'],
  ['icloud.it', 'icloud.com'],
  ['libeo.it', 'libero.it'],
  ['lbero.it', 'libero.it'],
  ['libero.ut', 'libero.it'],
  ['virigilio.it', 'virgilio.it'],
  ['virgilo.it', 'virgilio.it'],
  ['tisacli.it', 'tiscali.it'],
  ['tiscalli.it', 'tiscali.it'],
  ['alcie.it', 'alice.it'],
  ['allice.it', 'alice.it'],
  ['arubapc.it', 'arubapec.it'],
  ['legalmial.it', 'legalmail.it'],
]

test.each(slips)('LET-42 %s: did you mean %s?', (typed, meant) => {
  expect(nearMiss(`Maria.Rossi@${typed}`)).toBe(`Maria.Rossi@${meant}`)
  expect(nearMiss(`  maria@${typed} `)).toBe(`maria@${meant}`)
  expect(nearMiss(`maria@${meant}`)).toBeNull()
})

const real = [
  ...['gmail.com', 'googlemail.com', 'ymail.com', 'mail.com', 'email.com', 'email.it', 'gmx.it'],
  ...['gmx.com', 'gmx.de', 'live.it', 'live.com', 'msn.com', 'aol.com', 'me.com', 'mac.com'],
  ...['hotmail.it', 'hotmail.fr', 'hotmail.co.uk', 'outlook.de', 'yahoo.co.uk', 'yahoo.fr'],
  ...['rocketmail.com', 'proton.me', 'protonmail.com', 'pm.me', 'tuta.com', 'zoho.com', 'hey.com'],
  ...[
    'libero.it',
    'libera.it',
    'liberi.it',
    'libro.it',
    'liber.it',
    'iol.it',
    'blu.it',
    'inwind.it',
  ],
  ...['alice.it', 'alive.it', 'malice.it', 'tim.it', 'tin.it', 'tiscali.it', 'tiscalinet.it'],
  ...['virgilio.it', 'fastwebnet.it', 'poste.it', 'post.it', 'posta.it', 'postecert.it', 'pec.it'],
  ...['legalmail.it', 'arubapec.it', 'aruba.it', 'pecimprese.it', 'kataweb.it', 'teletu.it'],
  ...['comune.bergamo.it', 'studenti.unibg.it', 'esempio.it', 'example.org', 'esempio.co.uk'],
  ...[
    'yandex.ru',
    'mail.ru',
    'web.de',
    't-online.de',
    'orange.fr',
    'cloud.com',
    'look.it',
    'wp.pl',
  ],
]

test.each(real)('LET-42 nobody is asked about %s', (domain) => {
  expect(nearMiss(`maria@${domain}`)).toBeNull()
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
