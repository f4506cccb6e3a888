import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthDataChoice } from './auth-data.tsx'

test('ERR-47 an account without a profile is told so', () => {
  const html = renderToStaticMarkup(<AuthDataChoice loaded={{ person: null }} />)
  expect(html).toContain('Nessun profilo utente trovato')
})

test('ADMD-06 LET-93 a Google account shows its way in and what it has not', () => {
  const html = renderToStaticMarkup(
    <AuthDataChoice
      loaded={{
        person: {
          uid: 'u-1',
          email: 'ada@esempio.it',
          emailVerified: true,
          methods: { hasPassword: false, providers: [{ id: 'google', name: 'Google' }] },
          name: 'Ada',
          techLevel: 'advanced',
          city: 'Bergamo',
          subscription: { plan: 'free', status: 'active' },
          stats: { lessonsCompleted: 2, guidesBegun: 3, achievementsUnlocked: 4 },
        },
      }}
    />,
  )
  for (const value of [
    'Google',
    'Sì',
    'Avanzato',
    'Gratuito',
    'Attivo',
    '2 completate · 3 iniziate',
  ]) {
    expect(html).toContain(`<dd>${value}</dd>`)
  }
  expect(html).not.toContain('Password')
})
