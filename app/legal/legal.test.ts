import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gulpease, isSentence } from '../../tests/gulpease.ts'
import { linesOf } from '../../tests/markdown-lines.ts'
import { resetLinkLifetime } from '../accounts/account.ts'
import { sessionLifetimes } from '../accounts/session/session-limits.ts'
import { knownBrowserSeconds } from '../accounts/sign-in/known-browser.server.ts'
import { wordsDays } from '../learning/ease/forget-ease.server.ts'
import { stepsSeconds } from '../learning/visitor-steps.server.ts'
import { registrationDays } from '../lifecycle/remove-expired.server.ts'
import { cookiePrefix, sessionCookie } from '../platform/cookies.server.ts'
import { durationWords } from '../platform/duration-words.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { may, type Right, type Role } from '../platform/roles.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { visitorSeconds } from '../platform/visitor.server.ts'
import { readingSeconds } from '../reading/reading-cookie.server.ts'
import { unsavedMilliseconds } from '../records/pictures/generated-pictures.server.ts'
import { trashDays } from '../records/words.ts'
import { layoutSeconds } from '../saved/list-request.server.ts'
import { deletedLifetime } from '../saved/saved.ts'
import { codeLifetime } from '../security/desk/desk-code.ts'
import { draftLifetime } from '../ui/kept.ts'
import { inlineText } from '../ui/markdown/markdown-tree.ts'
import { parseOwnMarkdown } from '../ui/markdown/parse-markdown.ts'
import { waitingLifetime } from '../ui/waiting-answer.ts'
import { cookiesText } from './cookies-text.server.ts'
import type { LegalText } from './legal.ts'
import { legalFacts } from './legal-facts.server.ts'
import { privacyText } from './privacy-text.server.ts'
import { reviewNote } from './shown-legal.server.ts'
import { browserMemory, ownCookies } from './stored-in-browser.server.ts'
import { termsText } from './terms-text.server.ts'

const withAll = {
  PUBLIC_URL: 'https://fucina.esempio.it',
  AI_API_KEY: 'una chiave',
  AI_PROVIDER_NAME: 'Mistral',
  GOOGLE_CLIENT_ID: 'uno',
  GOOGLE_CLIENT_SECRET: 'due',
  CONTACT_EMAIL: 'ciao@esempio.it',
  COMPANY_NAME: 'Associazione Fucina',
  COMPANY_ADDRESS: 'via Gombito 1, Bergamo',
}
const sites: [string, Record<string, string>][] = [
  ['with everything', withAll],
  ['as it comes', {}],
  ['with the AI off', { AI_PROVIDER: 'off' }],
]

const textsOf = ({ inShort, sections }: LegalText) => [
  ...inShort,
  ...sections.flatMap(({ title, text }) => [title, ...linesOf(text)]),
]

const pagesOf = (settings: Record<string, string>) => {
  const facts = legalFacts(parseEnv(settings))
  return [privacyText(facts), termsText(facts), cookiesText(facts)]
}

describe.each(sites)('LEGAL-01 the legal texts of a site %s', (_, settings) => {
  const pages = pagesOf(settings)

  test('GEN-03 are easy to read', () => {
    const sentences = pages.flatMap(textsOf).filter(isSentence)
    expect(sentences.length).toBeGreaterThan(80)
    const hard = sentences
      .map((text) => ({ text, index: Math.round(gulpease(text)) }))
      .filter(({ index }) => index < 60)
    expect(hard).toEqual([])
  })

  test('GEN-01 are typed as Italian, and no place was left empty', () => {
    const slips = /\be'(?=\s)|\b(perche|piu|citta)\b| [—–] |undefined|\bnull\b| {2}/i
    expect(pages.flatMap(textsOf).filter((text) => slips.test(text))).toEqual([])
  })
})

const privacyOf = (settings: Record<string, string>) =>
  textsOf(privacyText(legalFacts(parseEnv(settings)))).join('\n')

test('LEGAL-02 each page names who runs the site, the address and where to write', () => {
  for (const [at, page] of pagesOf(withAll).entries()) {
    const text = textsOf(page).join('\n')
    for (const name of ['COMPANY_NAME', 'COMPANY_ADDRESS', 'CONTACT_EMAIL'] as const) {
      expect(text).toContain(withAll[name])
    }
    const unset = textsOf(pagesOf({})[at] as LegalText).join('\n')
    expect(unset.match(/da completare/g)?.length).toBeGreaterThanOrEqual(3)
  }
  expect(privacyOf({})).toContain('nessun servizio di AI è collegato')
  expect(privacyOf({ ...withAll, BACKUPS_KEPT_DAYS: '35' })).toContain(
    'i dati eliminati restano ancora 35 giorni al massimo',
  )
})

test('LGX-01 nobody is named who does not answer: elsewhere than at OpenAI a name must be given', () => {
  const elsewhere = { AI_BASE_URL: 'http://127.0.0.1:11434/v1' }
  const text = privacyOf(elsewhere)
  expect(text).not.toContain('OpenAI')
  expect(text).toContain('manda il testo al servizio (da completare).')
  expect(text).toContain('In quale Paese lavora il servizio: (da completare).')
  expect(text).toContain('con quali garanzie: (da completare)')
  expect(privacyOf({ AI_API_KEY: 'x' })).toContain('manda il testo al servizio OpenAI.')
  const told = privacyOf({ ...elsewhere, AI_PROVIDER_NAME: 'il nostro' })
  expect(told).toContain('manda il testo al servizio il nostro.')
})

test('LGX-02 the security log is told with its days, which deleting an account does not shorten', () => {
  const text = privacyOf({ ...withAll, LOGS_KEPT_DAYS: '30' })
  expect(text).toContain("30 giorni al massimo, anche se elimini l'account.")
})

test('LRN-59 a public body names its officer and the article of public interest', () => {
  const officer = 'dpo@comune.esempio.it'
  const text = privacyOf({ ...withAll, PUBLIC_BODY: 'yes', DPO_CONTACT: officer })
  expect(text).toContain(officer)
  expect(text).toContain('articolo 6, lettera e')
  expect(text).not.toContain('lettera f')
  expect(privacyOf(withAll)).toContain('lettera f')
  expect(privacyOf(withAll)).not.toMatch(/lettera e\)|DPO/)
})

test('LRN-59 the note on the lawyer goes when one has read the very words that are shown', () => {
  const text = { ...termsText(legalFacts(parseEnv({}))), changed: '2027-01-10' }
  const reviewed = (on: string) => reviewNote(text, { by: "l'avvocata Esempio", on })
  expect(reviewed('2027-01-09')).toContain('un avvocato deve controllare questo testo')
  expect(reviewed('2027-01-10')).toBe(
    "Testo controllato il 10 gennaio 2027. Lo ha letto l'avvocata Esempio.",
  )
  expect(reviewNote(text, undefined)).toContain('un avvocato deve controllare')
})

test('LEGAL-01 the limits of the terms are those of the site', () => {
  const facts = legalFacts(parseEnv({ AI_DAILY_PER_USER: '77', AI_DAILY_PER_VISITOR: '7' }))
  expect(textsOf(termsText(facts)).join()).toMatch(/77 richieste.* di 7\./)
})

/** The last cells of the rows and items that begin with a name. */
function durations(settings: Record<string, string>): Map<string, string> {
  const rows = pagesOf(settings)
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }) => parseOwnMarkdown(text))
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .map((cells) => cells.map((cell) => inlineText(cell)))
  return new Map(rows.map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']))
}

test.each([
  ['Risposte salvate', [deletedLifetime]],
  ['Immagini non salvate', [unsavedMilliseconds]],
  ['Quanto è stato facile', [wordsDays * dayMilliseconds]],
  ['Per quanto resti dentro, se non premi Esci', Object.values(sessionLifetimes)],
  ['Collegamento per la password', [resetLinkLifetime]],
  ['Codice dello Sportello', [codeLifetime]],
  ['Conto delle richieste, delle iscrizioni e dei gettoni', [registrationDays * dayMilliseconds]],
  ['Chi ha cambiato una scheda del sito o caricato una figura', [trashDays * dayMilliseconds]],
  [`__Host-${sessionCookie}`, Object.values(sessionLifetimes)],
  ['__Host-fucina_known', [knownBrowserSeconds * 1000]],
  ['__Host-fucina_passi', [stepsSeconds * 1000]],
  ['__Host-fucina_visitor', [visitorSeconds * 1000]],
  ['__Host-fucina_lettura', [readingSeconds * 1000]],
  ['__Host-fucina_vista', [layoutSeconds * 1000]],
  ['fucina:bozza', [draftLifetime]],
  ['fucina:bozza:attesa', [waitingLifetime]],
])('LEGAL-01 the pages say of %s how long the code keeps it', (name, lifetimes) => {
  const words = durations(withAll).get(name)?.toLowerCase() ?? ''
  for (const lifetime of lifetimes) expect(words).toContain(durationWords(lifetime))
})

/** What the page says that a role may do with people, by the rights of app/platform/roles.ts. */
const told: Partial<Record<Right, RegExp>> = {
  leadGroups: /guida ogni gruppo|il nome che hai scelto lì e i tuoi passi/,
  seeFigures: /righe su quanto è stato facile/,
  seePeople: /Vede il nome, l'email, la città e il livello/,
  suspend: /sospendere l'account/,
  endSessions: /chiudere i tuoi accessi/,
  giveCodes: /ti stampa un codice/,
  correctAddresses: /corregge l'email/,
  deletePeople: /elimina l'account/,
  changePeople: /correggere il nome, la città e il livello/,
  resetSecondProof: /seconda chiave: se la perdi, la toglie/,
  giveRoles: /Dà i ruoli/,
  seeRegister: /legge il registro/,
}

test('TOG-51 the privacy page says of each role what it sees and does of people, no more and no less', () => {
  const { sections } = privacyText(legalFacts(parseEnv(withAll)))
  const paragraphs = linesOf(sections.find(({ id }) => id === 'chi-vede')?.text ?? '')
  const of = (begin: string) => paragraphs.find((words) => words.startsWith(begin)) ?? ''
  const desk = of('Lo Sportello.')
  const administrator = of('Chi amministra il sito.')
  expect(administrator).toContain('le stesse cose, per tutti')
  const said: Record<Exclude<Role, 'customer'>, string> = {
    ...{ facilitator: of('Chi guida il tuo gruppo.'), editor: of('La Redazione.'), desk },
    admin: `${administrator} ${desk} ${of('La Redazione.')}`,
  }
  for (const [act, words] of Object.entries(told)) {
    for (const [role, text] of Object.entries(said)) {
      expect(words.test(text), `${role}: ${act}`).toBe(may(role as Role, act as Right))
    }
  }
})

describe('LEGAL-01 the cookie page names everything that is left in a browser', () => {
  const app = resolve(import.meta.dirname, '..')
  const writes =
    /\.setItem\(|'Set-Cookie'|document\.cookie\s*=|cookiePrefix|cookieStore|indexedDB|caches\.open/

  /** Every file that leaves something in a browser, and under which names. */
  const writers: Record<string, string[]> = {
    'accounts/sign-in/password-reset.server.ts': ['fucina_known'],
    'accounts/settings/settings-action.server.ts': ['fucina_known'],
    'accounts/sign-in/sign-in.server.ts': ['fucina_known'],
    'accounts/second-proof/passkey-question.route.ts': ['fucina_passkey'],
    'learning/steps.server.ts': ['fucina_passi'],
    'accounts/sign-in/sign-in-screen.server.ts': ['fucina_passi'],
    'platform/cookies.server.ts': [sessionCookie],
    'accounts/sign-in/auth.server.ts': [sessionCookie, `${cookiePrefix}.state`],
    // Hands on what auth.server.ts made.
    'lifecycle/middleware.server.ts': [sessionCookie, 'fucina_lettura'],
    'reading/reading.route.tsx': ['fucina_lettura'],
    'saved/list-request.server.ts': ['fucina_vista'],
    // Takes them off.
    'accounts/sign-in/finish.server.ts': [sessionCookie],
    'accounts/session/shared-device.server.ts': [sessionCookie],
    'accounts/sign-in/finished.route.tsx': ['fucina:finito'],
    'shell/cookies/cookie-store.ts': ['cookieChoice'],
    'shell/notices/notices.tsx': ['fucina:avvisi'],
    'shell/keep-scroll.ts': ['react-router-scroll-positions'],
    'groups/come-in.server.ts': [sessionCookie, 'fucina_passi'],
    'groups/codes.route.tsx': ['fucina_biglietto'],
    'groups/join.route.tsx': ['fucina_biglietto'],
    'accounts/sign-in/logout.route.ts': ['fucina_biglietto'],
    // For drafts, the answer on its way to the sign-in, forms of administrators, hints.
    'ui/kept.ts': [
      'fucina:bozza',
      'fucina:bozza:attesa',
      'fucina:bozza:accesso',
      'fucina:bozza:/admin',
      'fucina:consigli',
      'fucina:lingua',
      'fucina:sala',
    ],
    'workshop/answer/asker.server.ts': ['fucina_visitor'],
    'workshop/state/sheet-draft.ts': ['fucina:bozza'],
  }

  test('a file that leaves something is known, and what it leaves is on the page', () => {
    const found = globSync('**/*.{ts,tsx}', { cwd: app })
      .filter((file) => !/(?:^legal\/|\.test\.tsx?$)/.test(file))
      .filter((file) => writes.test(readFileSync(resolve(app, file), 'utf8')))
    // A new file here: name what it leaves in app/legal/stored-in-browser.server.ts, then list it above.
    expect(found.sort()).toEqual(Object.keys(writers).sort())
    const named = [...ownCookies, ...browserMemory].map(({ name }) => name)
    expect(named).toEqual(expect.arrayContaining(Object.values(writers).flat()))
  })
})
