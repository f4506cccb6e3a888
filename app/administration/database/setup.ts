import type { ResetCounts } from '../../records/store/built-in.server.ts'
import { trashTime } from '../../records/trash/trash-days.ts'
import { counted, countText } from '../../ui/format-number.ts'

/** What the screen can set up: the identifier of its forms and addresses. */
const setupKinds = ['everything', 'tools', 'guides', 'professions', 'templates'] as const

export type SetupKind = (typeof setupKinds)[number]

/** What is made as it came, of which nouns. */
export const nounsOf = {
  everything: ['tools', 'guides'],
  tools: ['tools'],
  guides: ['guides'],
  professions: ['professions'],
} as const satisfies Partial<Record<SetupKind, readonly (keyof typeof nouns)[]>>

export type ResetKind = keyof typeof nounsOf

export const isSetupKind = (text: unknown): text is SetupKind =>
  setupKinds.some((kind) => kind === text)

/** What setting up would change, for the words beside a button and the question it asks first. */
export type SetupPreview = {
  tools: ResetCounts
  guides: ResetCounts
  professions: ResetCounts
  /** Prompt sets with templates that lack an id. */
  incompleteSets: number
}

/** Records as they are counted; `end` is the plural end of what is said of them. */
export type Noun = { one: string; many: string; ends: readonly [one: string, many: string] }

export const nouns = {
  tools: { one: 'strumento', many: 'strumenti', ends: ['o', 'i'] },
  guides: { one: 'guida', many: 'guide', ends: ['a', 'e'] },
  professions: { one: 'professione', many: 'professioni', ends: ['a', 'e'] },
  sets: { one: 'set di prompt', many: 'set di prompt', ends: ['o', 'i'] },
} as const satisfies Record<string, Noun>

/** '1 guida', '2 guide'. */
export const nounText = (count: number, { one, many }: Noun) => counted(count, one, many)

/** '1 cambiata', '2 cambiate'; nothing for none. */
export const said = (count: number, stem: string, { ends }: Noun, after = ''): string[] =>
  count === 0 ? [] : [`${countText(count)} ${stem}${ends[count === 1 ? 0 : 1]}${after}`]

export const listed = (parts: string[]) => new Intl.ListFormat('it').format(parts)

/** 'Oggi: 1 cambiato, 2 eliminati e 3 aggiunti.' What was deleted is what a reset would add. */
export function stateText({ replaced, added, removed }: ResetCounts, noun: Noun): string {
  const parts = [
    ...said(replaced, 'cambiat', noun),
    ...said(added, 'eliminat', noun),
    ...said(removed, 'aggiunt', noun),
  ]
  return parts.length > 0 ? `Oggi: ${listed(parts)}.` : `Oggi: tutt${noun.ends[1]} come all'inizio.`
}

/** '10 strumenti, 14 guide e 8 professioni'. */
export const builtInText = ({
  tools,
  guides,
  professions,
}: Omit<SetupPreview, 'incompleteSets'>): string =>
  listed([
    nounText(tools.configured, nouns.tools),
    nounText(guides.configured, nouns.guides),
    nounText(professions.configured, nouns.professions),
  ])

/** What configuring everything takes along, a sentence a line. */
export function resetWarnings({ tools, guides }: Pick<SetupPreview, 'tools' | 'guides'>): string[] {
  const both = (count: (preview: ResetCounts) => number) =>
    listed([
      ...(count(tools) > 0 ? [nounText(count(tools), nouns.tools)] : []),
      ...(count(guides) > 0 ? [nounText(count(guides), nouns.guides)] : []),
    ])
  const removed = both((preview) => preview.removed)
  const replaced = both((preview) => preview.replaced)
  const added = both((preview) => preview.added)
  return [
    ...(removed ? [`Va nel cestino quello che è stato aggiunto: ${removed}.`] : []),
    ...(guides.removed > 0 ? ['Con le guide ci vanno i progressi di chi le ha cominciate.'] : []),
    ...(replaced
      ? [
          `Torna com'era all'inizio quello che è stato cambiato: ${replaced}. La versione di oggi resta tra le sue versioni.`,
        ]
      : []),
    ...(added ? [`Torna al suo posto quello che è stato eliminato: ${added}.`] : []),
    ...(removed || replaced || added ? [] : ["È già tutto com'era all'inizio: non cambia niente."]),
    `Chi impara non perde i capitoli fatti nelle guide di partenza. Nel cestino tutto resta per ${trashTime}.`,
  ]
}

/** What an update of one kind replaces. */
export const updateWarning = (replaced: number, noun: Noun): string =>
  replaced === 1
    ? `1 ${noun.one} torna com'era all'inizio. La versione di oggi resta tra le sue versioni.`
    : `${nounText(replaced, noun)} tornano com'erano all'inizio. Quelle di oggi restano tra le loro versioni.`
