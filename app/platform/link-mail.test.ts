import { expect, test } from 'vitest'
import { linkMail } from './link-mail.server.ts'

const env = { PUBLIC_URL: 'https://fucina.example', SITE_NAME: 'Fucina <di prova>' }
const mail = linkMail(env, {
  to: 'ada@esempio.it',
  subject: 'una <b>prova</b>',
  before: ['Ciao,', 'ecco "quello" che <script>devi</script> sapere & fare:'],
  link: { path: '/login?da=%2Fdashboard&modo=accedi', label: "Apri l'amministrazione" },
  after: ['Non sei stato tu? Dillo.'],
})

test('WHO-96 a mail says the same as plain text and as HTML, with one link to the site', () => {
  const address = 'https://fucina.example/login?da=%2Fdashboard&modo=accedi'
  expect(mail.subject).toBe('Fucina <di prova>: una <b>prova</b>')
  expect(mail.text).toBe(
    `Ciao,\n\necco "quello" che <script>devi</script> sapere & fare:\n\n${address}\n\nNon sei stato tu? Dillo.\n\nFucina <di prova>`,
  )
  const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([address.replaceAll('&', '&#38;')])
  for (const part of ['Ciao,', 'Non sei stato tu? Dillo.']) expect(mail.html).toContain(part)
})

test('WHO-96 a mail loads nothing from anywhere, and holds no markup that somebody wrote', () => {
  expect(mail.html).not.toMatch(/\bsrc|url\(|@import|<(?:img|link|script|iframe|form|b)\b/i)
  expect(mail.html).toContain('&#60;script&#62;devi&#60;/script&#62;')
  const elsewhere = mail.html.replaceAll(env.PUBLIC_URL, '').match(/https?:/g)
  expect(elsewhere).toBeNull()
})
