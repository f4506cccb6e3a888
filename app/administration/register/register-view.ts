import { adminRegisterCsvPath, adminRegisterPath } from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { addressText, longestQuery, meantBy } from '../../platform/well-formed.ts'
import { pageIn, pageParameter } from '../../records/list/list-page.ts'
import type { RegisterActGroup } from '../../records/register/register-acts.ts'
import { counted, countText } from '../../ui/count-text.ts'

/** The words of the address for the groups of acts, the one that says nothing first. */
export const groupNames = {
  all: 'tutto',
  content: 'contenuti',
  people: 'persone',
  ai: 'servizio-ai',
  files: 'file',
} as const satisfies Record<RegisterActGroup | 'all', string>

/** What the filter above the register calls the groups of acts. */
export const groupLabels = {
  all: 'Tutto',
  content: 'Contenuti',
  people: 'Persone',
  ai: 'Servizio AI',
  files: 'File e copie',
} as const satisfies Record<RegisterActGroup | 'all', string>

/** What of the register is asked for. */
export type RegisterView = {
  query: string
  /** The id of who did it, or the place of what is nobody's: 'comando'; '' for everybody. */
  who: string
  group: RegisterActGroup | 'all'
  /** The noun of the record; '' for all, and for what is about no record. */
  noun: string
  /** Days in Italy, '2026-11-28', both included; '' without an end. */
  from: string
  until: string
  /** From 1. */
  page: number
}

/** Reads the address of the register; what it does not understand is ignored. */
export const parseRegisterView = (search: URLSearchParams): RegisterView => ({
  query: addressText(search.get('q'), longestQuery),
  who: addressText(search.get('chi'), 64),
  group: meantBy(groupNames, search.get('cosa')),
  noun: addressText(search.get('tipo'), 64),
  from: dayOf(search.get('dal')),
  until: dayOf(search.get('al')),
  page: pageIn(search),
})

const dayOf = (text: string | null): string =>
  text && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** The address of a register that differs from `view` by `change`; by default its first page. */
export const registerAddress = (view: RegisterView, change: Partial<RegisterView> = {}): string => {
  const next = { ...view, page: 1, ...change }
  return withQuery(adminRegisterPath(), { ...asked(next), ...pageParameter(next.page) })
}

/** The address of the file with the rows of a view, on all pages. */
export const registerFileAddress = (view: RegisterView): string =>
  withQuery(adminRegisterCsvPath(), asked(view))

const asked = ({ query, who, group, noun, from, until }: RegisterView) => ({
  q: query,
  chi: who,
  cosa: group === 'all' ? null : groupNames[group],
  tipo: noun,
  dal: from,
  al: until,
})

/** Something is asked for, so that an empty register means 'nothing like that'. */
export const narrowsRegister = ({ query, who, group, noun, from, until }: RegisterView): boolean =>
  group !== 'all' || [query, who, noun, from, until].some((asked) => asked !== '')

/** Rows are counted up to here. */
export const countedTo = 10_000

/** '312 righe', 'oltre 10.000 righe'. */
export const rowsText = (count: number): string =>
  count > countedTo ? `oltre ${countText(countedTo)} righe` : counted(count, 'riga', 'righe')
