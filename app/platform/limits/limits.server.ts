import {
  addresses,
  attempts,
  codes,
  codesOfDay,
  everybodys,
  type Limit,
  shareOf,
  tenths,
  thirdOf,
} from './limit.server.ts'

/**
 * Everything that is counted here, and how often (docs/operations/limits.md). Codes are bounded by
 * network, never in all, so that nobody is shut out who knows one. They are long enough for that:
 *
 * - A group's code is one of 13^6 = 4.8 million; a network tries 300 a day. Where twenty groups are
 *   open it finds one in two years, a /48 in nine months; what it has then is a name among the others
 *   that whoever leads sees, and takes away.
 * - A slip is one of more than 2^40; where ten thousand are good a network finds one in a thousand
 *   years.
 * - A second code is one of a million, three are good at a time, and a network tries 20 a day: one
 *   chance in 16,000. A thousand networks find it in 17 days, a /36 of IPv6 within two: they must
 *   know the password, and the owner is told of the tenth wrong one.
 * - A code of the desk is one of 100 million, good for minutes, for one mailbox, and, as another costs
 *   nothing, void after 50 wrong ones in all: one chance in two million, however many networks.
 */
export const limits = {
  'sign-in-browser': {
    of: ['mailbox', 'browser'],
    window: 'quarter',
    most: 'SIGN_IN_FAILURES_PER_EMAIL',
    serves: 'who mistypes their own password, in a browser that signed in before or in a session',
    ...attempts,
  },
  'sign-in': {
    of: ['mailbox', 'network'],
    window: 'quarter',
    most: 'SIGN_IN_FAILURES_PER_EMAIL',
    serves: 'whose password somebody guesses from one place',
    ...attempts,
  },
  'sign-in-mailbox': {
    of: ['mailbox'],
    window: 'quarter',
    most: {
      of: ({ SIGN_IN_FAILURES_PER_EMAIL }) => 5 * SIGN_IN_FAILURES_PER_EMAIL,
      said: '5 times `SIGN_IN_FAILURES_PER_EMAIL`',
    },
    serves: 'whose password somebody guesses from many places',
    ...attempts,
  },
  'sign-in-network': {
    of: ['network'],
    window: 'quarter',
    most: 100,
    serves: 'everybody with a weak password, of whom one place tries one after the other',
    ...attempts,
  },
  'second-code': {
    of: ['mailbox', 'network'],
    window: 'quarter',
    most: 5,
    serves: 'who has a role, and whose password somebody else knows',
    ...codes,
  },
  'second-code-day': {
    of: ['mailbox', 'network'],
    window: 'day',
    most: 20,
    serves: 'the same, against whoever takes their time',
    ...codesOfDay,
  },
  'second-code-told': {
    of: ['mailbox'],
    window: 'day',
    most: 10,
    serves: 'the same: the owner is told of the tenth wrong code of a day, wherever it came from',
    code: 'NOT_SENT',
  },
  'desk-code': {
    of: ['mailbox', 'network'],
    window: 'quarter',
    most: 5,
    serves: 'who was given a code at the counter and has not come home yet',
    code: 'TOO_MANY_ATTEMPTS',
    text: 'Troppi codici sbagliati. Chiedi un altro codice allo sportello.',
  },
  'desk-code-all': {
    of: ['mailbox'],
    window: 'day',
    most: 50,
    serves: 'the same, against many networks: the code is void, until the desk makes another',
    code: 'NOT_SENT',
  },
  slip: {
    of: ['network'],
    window: 'quarter',
    most: 100,
    serves: 'whose account a slip opens; a class of 40 that mistypes gets in all the same',
    ...codes,
  },
  'slip-day': {
    of: ['network'],
    window: 'day',
    most: 300,
    serves: 'the same, against whoever takes their time',
    ...codesOfDay,
  },
  'group-code': {
    of: ['network'],
    window: 'quarter',
    most: 100,
    serves: 'who is in a group, where nobody comes in but with its code; a class of 40 gets in',
    ...codes,
  },
  'group-code-day': {
    of: ['network'],
    window: 'day',
    most: 300,
    serves: 'the same, against whoever takes their time',
    ...codesOfDay,
  },
  register: {
    of: ['network'],
    window: 'quarter',
    most: 100,
    serves: 'who keeps the site, whose disk one place would fill with accounts; two classes get in',
    ...attempts,
  },
  'register-day': {
    of: ['network'],
    window: 'day',
    most: 200,
    serves: 'the same, over the day',
    ...attempts,
  },
  provider: {
    of: ['network'],
    window: 'quarter',
    most: 100,
    serves: 'who keeps the site: each sign-in with a provider that begins is stored until it ends',
    ...attempts,
  },
  'reset-browser': {
    of: ['mailbox', 'browser'],
    window: 'hour',
    most: 3,
    serves: 'who forgot their password while somebody else asks for mails to them',
    ...attempts,
  },
  reset: {
    of: ['mailbox'],
    window: 'hour',
    most: 3,
    serves: 'whoever reads that mailbox; the link in the last one, which lives an hour, is good',
    code: 'TOO_MANY_ATTEMPTS',
    text: "Per questo indirizzo ci sono già state più richieste in quest'ora. Cerca l'ultima email, anche nella posta indesiderata: il collegamento vale ancora.",
  },
  'address-change': {
    of: ['person'],
    window: 'hour',
    most: 3,
    serves: 'strangers, to whom somebody would have us write',
    ...addresses,
  },
  mail: {
    of: ['network'],
    window: 'hour',
    most: 100,
    serves: 'everybody who waits for a mail: a server that sends many unwanted ones is refused',
    ...attempts,
  },
  'mail-day': {
    of: ['network'],
    window: 'day',
    most: 200,
    serves: 'the same, over the day',
    ...attempts,
  },
  mailbox: {
    of: ['mailbox'],
    window: 'hour',
    most: 3,
    serves: 'whoever reads that mailbox, of all other links that go there',
    code: 'TOO_MANY_ATTEMPTS',
    text: "Per questo indirizzo ci sono già state più richieste in quest'ora. Riprova più tardi.",
  },
  ease: {
    of: ['network'],
    window: 'day',
    most: 40,
    serves: 'who writes the guides, and reads how easy visitors found them',
    code: 'EASE_LIMIT',
    text: 'Oggi abbiamo già molte risposte: riprova domani. Grazie lo stesso.',
  },
  'ai-minute-user': {
    of: ['person'],
    window: 'minute',
    most: 'AI_PER_MINUTE_USER',
    serves: 'all who wait for an answer at the same moment',
    code: 'QUOTA_MINUTE',
  },
  'ai-minute-visitor': {
    of: ['person'],
    window: 'minute',
    most: 'AI_PER_MINUTE_VISITOR',
    serves: 'the same, from visitors and accounts of their first day',
    code: 'QUOTA_MINUTE',
  },
  'ai-minute-network': {
    of: ['network'],
    window: 'minute',
    most: 60,
    serves: 'the same, from those who drop the cookie; a class of 40 asks together',
    code: 'QUOTA_MINUTE',
  },
  'ai-day-user': {
    of: ['person'],
    window: 'day',
    most: 'AI_DAILY_PER_USER',
    serves: 'everybody else who asks that day',
    code: 'QUOTA_DAY',
  },
  'ai-day-visitor': {
    of: ['person'],
    window: 'day',
    most: 'AI_DAILY_PER_VISITOR',
    serves: 'the same, from visitors and accounts of their first day',
    code: 'QUOTA_DAY',
  },
  'ai-day-network': {
    of: ['network'],
    window: 'day',
    most: 400,
    serves: 'the same, from those who drop the cookie or make many accounts',
    code: 'QUOTA_DAY',
  },
  'ai-day-group': {
    of: ['group'],
    window: 'day',
    most: {
      of: ({ AI_DAILY_PER_VISITOR }, seats) => seats * AI_DAILY_PER_VISITOR,
      said: 'its places times `AI_DAILY_PER_VISITOR`',
    },
    serves: 'the other groups of the day; new people count here, then for their network',
    code: 'QUOTA_DAY',
  },
  'ai-third': {
    of: ['network'],
    window: 'day',
    most: thirdOf(everybodys, "everybody's"),
    serves: 'visitors everywhere else: no place takes more of what everybody shares',
    code: 'QUOTA_DAY',
  },
  'ai-known-third': {
    of: ['network'],
    window: 'day',
    most: thirdOf(shareOf(tenths.known).of, '`ai-known`'),
    serves: 'people known before everywhere else: accounts are made in rows, too',
    code: 'QUOTA_DAY',
  },
  'ai-groups': {
    of: [],
    window: 'day',
    most: shareOf(tenths.groups),
    serves: 'a class: people of a group in its hours, and nobody else',
    code: 'QUOTA_DAY',
  },
  'ai-named': {
    of: [],
    window: 'day',
    most: shareOf(tenths.named),
    serves: 'who asks from a library or school that an administrator named, and nobody else',
    code: 'QUOTA_DAY',
  },
  'ai-administrators': {
    of: [],
    window: 'day',
    most: shareOf(tenths.administrators),
    serves: 'an administrator who tries the service, and nobody else',
    code: 'QUOTA_DAY',
  },
  'ai-known': {
    of: [],
    window: 'day',
    most: shareOf(tenths.known),
    serves: 'people known since yesterday, by a confirmed address or a provider; administrators',
    code: 'QUOTA_DAY',
  },
  'ai-everybody': {
    of: [],
    window: 'day',
    most: { of: everybodys, said: 'the rest of `AI_DAILY_TOTAL`, 4/10' },
    serves: 'visitors, and all whose own share is used up',
    code: 'QUOTA_DAY',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
