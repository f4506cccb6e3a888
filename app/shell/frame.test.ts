import { expect, test } from 'vitest'
import { parseEnv } from '../platform/settings/env.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'
import { choiceText, cookieSettings, parseChoice } from './cookies/cookie-choice.ts'
import { footerEntries, menuDoors, navigationEntries } from './entries.ts'

const everything = cookieSettings('all', null)
const onlyNecessary = cookieSettings('necessary', null)

const anna = { id: 'x', name: 'Anna' }

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label)

test('NAV-04 NAV-05 NAV-06 a visitor sees Home alone, a person the rest', () => {
  expect(labels(navigationEntries(null))).toEqual(['Home'])
  const signedIn = ['Home', 'Fucina Prompts', 'Guide', 'Strumenti AI', 'Dashboard']
  expect(labels(navigationEntries({ ...anna, role: 'customer' }))).toEqual(signedIn)
  expect(
    labels(
      navigationEntries({
        ...anna,
        role: 'editor',
        place: { to: '/admin', label: 'Amministrazione' },
      }),
    ),
  ).toEqual([...signedIn, 'Amministrazione'])
})

test('NAV-07 a phone puts what people come for before the entries', () => {
  expect(labels(menuDoors(null))).toEqual([
    'Ho una lettera',
    'Un messaggio strano',
    'Prima di cominciare',
    'La palestra',
    'Sono in un gruppo',
  ])
  expect(labels(menuDoors({ ...anna, role: 'customer' }))).toEqual([
    'Le mie risposte',
    'Ho una lettera',
    'Un messaggio strano',
  ])
})

test('NAV-08 quick links lead a visitor nowhere that asks to sign in', () => {
  expect(footerEntries(null).map(({ to }) => to)).toEqual(['/', '/prompts', '/login', '/aiuto'])
  expect(footerEntries({ ...anna, role: 'customer' }).map(({ to }) => to)).toEqual([
    '/',
    '/prompts',
    '/guides',
    '/tools',
    '/aiuto',
  ])
})

test('LET-77 NAV-08 NAV-09 what is not set is said on a trial, and not at all on a public address', () => {
  const facts = (settings: Record<string, string>) => {
    const { noContact, noNetworks, socialProfiles } = siteFacts(parseEnv(settings))
    return { said: noContact ?? noNetworks, names: socialProfiles.map(({ name }) => name) }
  }
  const said = 'Indirizzi da completare'
  const names = ['Facebook', 'Instagram', 'LinkedIn']
  const contact = { CONTACT_EMAIL: 'ciao@esempio.it' }
  expect([facts({}), facts(contact)]).toEqual([
    { said, names },
    { said, names },
  ])
  const open = { PUBLIC_URL: 'https://fucina.example' }
  expect(facts(open)).toEqual({ said: null, names: [] })
  expect(facts({ ...open, INSTAGRAM_URL: 'https://esempio.example/fucina' })).toEqual({
    ...{ said: null, names: ['Instagram'] },
  })
})

test('COOK-04 COOK-05 what is stored is a time and four settings, the necessary one on', () => {
  const now = new Date('2026-11-20T14:11:00Z')
  const stored = JSON.parse(choiceText({ ...onlyNecessary, marketing: true }, now))
  expect(stored).toEqual({
    timestamp: '2026-11-20T14:11:00.000Z',
    settings: { necessary: true, analytics: false, marketing: true, preferences: false },
  })
  expect(Object.values(everything)).toEqual([true, true, true, true])
})

test('COOK-01 what is not a choice counts as none', () => {
  const good = choiceText(everything, new Date())
  expect(parseChoice(good)?.settings).toEqual(everything)
  expect(parseChoice(null)).toBeNull()
  expect(parseChoice('{')).toBeNull()
  expect(parseChoice('null')).toBeNull()
  expect(parseChoice('"all"')).toBeNull()
  expect(parseChoice(good.replace('"necessary":true', '"necessary":false'))).toBeNull()
  expect(parseChoice(good.replace('"marketing":true', '"marketing":1'))).toBeNull()
  expect(parseChoice(good.replace('timestamp', 'time'))).toBeNull()
})
