import {
  editGuidePath,
  editHelpPlacePath,
  editProfessionPath,
  editPromptSetPath,
  editScenePath,
  editToolPath,
  trashPath,
} from '../../admin-paths.ts'
import { withQuery } from '../../paths.ts'
import { actsOf } from '../../records/acts/acts.ts'
import { type Outcome, outcomeAddress } from '../../records/acts/outcome.ts'
import type { TrashKind } from '../../records/trash/trash.server.ts'
import { counted } from '../../ui/format-number.ts'

/** An entry of the trash as its list shows it. */
export type TrashItem = {
  id: string
  kind: TrashKind
  recordId: string
  title: string
  /** What is in it, in words. */
  contents: string
  /** Who deleted or replaced it; null when their account is gone. */
  deletedBy: string | null
  deletedAt: Date
  expiresAt: Date
  /** What has its place now and would go to the trash instead; null when the place is free. */
  replaces: string | null
}

type Naming = {
  label: string
  /** 'Guida ripristinata.' */
  restored: string
  /** 'Aprila per controllare' */
  open: string
  /** 'Ripristina la guida' */
  restore: string
  /** 'la guida «…»' */
  named: (title: string) => string
  /** Where an administrator finds it once it is back. */
  path: (id: string) => string
}

/** What people call the kinds of records. */
export const naming: Record<TrashKind, Naming> = {
  guide: {
    label: 'Guida',
    restored: 'Guida ripristinata.',
    open: 'Aprila per controllare',
    restore: 'Ripristina la guida',
    named: (title) => `la guida «${title}»`,
    path: (id) => editGuidePath(id),
  },
  tool: {
    label: 'Strumento AI',
    restored: 'Strumento ripristinato.',
    open: 'Aprilo per controllare',
    restore: 'Ripristina lo strumento',
    named: (title) => `lo strumento «${title}»`,
    path: (id) => editToolPath(id),
  },
  profession: {
    label: 'Professione',
    restored: 'Professione ripristinata.',
    open: 'Aprila per controllare',
    restore: 'Ripristina la professione',
    named: (title) => `la professione «${title}»`,
    path: (id) => editProfessionPath(id),
  },
  promptSet: {
    label: 'Set di prompt',
    restored: 'Set di prompt ripristinato.',
    open: 'Aprilo per controllare',
    restore: 'Ripristina il set di prompt',
    named: (title) => `il set di prompt di «${title}»`,
    path: (id) => editPromptSetPath(id),
  },
  helpPlace: {
    label: 'Scheda di aiuto',
    restored: 'Scheda di aiuto ripristinata.',
    open: 'Aprila per controllare',
    restore: 'Ripristina la scheda di aiuto',
    named: (title) => `la scheda di aiuto «${title}»`,
    path: (id) => editHelpPlacePath(id),
  },
  scene: {
    label: 'Scena',
    restored: 'Scena ripristinata.',
    open: 'Aprila per controllare',
    restore: 'Ripristina la scena',
    named: (title) => `la scena «${title}»`,
    path: (id) => editScenePath(id),
  },
}

/** What came back, and under which id. */
export type Restored = { kind: TrashKind; recordId: string }

/** Where the screen says what came back, with and without script. */
export const restoredAddress = ({ kind, recordId }: Restored) =>
  outcomeAddress(withQuery(trashPath(), { tipo: kind }), { done: 'restore', id: recordId })

/** What an address says; null when it says nothing that we wrote. */
export function restoredOf(search: URLSearchParams, outcome: Outcome | null): Restored | null {
  const kind = search.get('tipo') ?? ''
  if (outcome?.done !== 'restore' || !outcome.id || !Object.hasOwn(naming, kind)) return null
  return { kind: kind as TrashKind, recordId: outcome.id }
}

/** What the buttons of the trash ask for; the screen of the database, which shows it, answers. */
export const trashActs = actsOf({
  restore: 'Errore durante il ripristino. Non è cambiato niente: riprova tra poco.',
})

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Many thousands may have progress in one guide: none is counted beyond this many. */
export const countedPeople = 100

const peopleText = (people: number) =>
  people > countedPeople ? `più di ${countedPeople} persone` : counted(people, 'persona', 'persone')

/**
 * What an entry holds, from the record as the trash keeps it. Records may be older than this
 * program: what is missing is not counted.
 * @param people learners whose progress is kept with it
 */
export function contentsText(kind: TrashKind, record: unknown, people: number): string {
  const fields = typeof record === 'object' && record !== null ? record : {}
  const { chapters, category, profession, promptSet, blocks, templates, lines } = fields as Record<
    string,
    unknown
  >
  const parts: string[] = []
  if (kind === 'guide') parts.push(counted(listed(chapters).length, 'capitolo', 'capitoli'))
  if (kind === 'tool' && typeof category === 'string') parts.push(`categoria ${category}`)
  if (kind === 'profession') {
    const { useCases } = (profession ?? {}) as { useCases?: unknown }
    parts.push(counted(listed(useCases).length, "esempio d'uso", "esempi d'uso"))
    if (promptSet) parts.push('il suo set di prompt')
  }
  if (kind === 'promptSet') {
    parts.push(counted(listed(blocks).length, 'blocco', 'blocchi'))
    parts.push(counted(listed(templates).length, 'template', 'template'))
  }
  if (kind === 'scene') parts.push(counted(listed(lines).length, 'pezzo', 'pezzi'))
  if (people > 0) parts.push(`i progressi di ${peopleText(people)}`)
  return new Intl.ListFormat('it').format(parts)
}
