import { listActs } from '../../records/list/list-acts.ts'
import { promptSetNoun } from '../prompt-set-noun.ts'

/** The catalogue's texts of the administrators' prompt sets. */
export const promptsTexts = {
  listFailed: 'Errore nel caricamento dei prompt',
  none: 'Nessun prompt trovato',
  syncFailed: 'Errore durante la sincronizzazione. Riprova più tardi.',
} as const

/** What the list of sets does besides, and what it says when that fails. */
export const setFailedTexts = {
  sync: promptsTexts.syncFailed,
} as const

export const setListActs = listActs(promptSetNoun, setFailedTexts)

/** What 'sync' brings in line, as the form's identifier names it. */
export type SyncTarget = 'professions' | 'sets'

export const isSyncTarget = (text: string): text is SyncTarget =>
  text === 'professions' || text === 'sets'

type Deleted = { title: string; blocks: number; templates: number }

/** What goes with a set when it is deleted. */
export const setGoesWith = ({ title, blocks, templates }: Deleted): string[] => [
  `È il set di «${title}», con ${blocks === 1 ? '1 blocco' : `${blocks} blocchi`} e ${templates} template.`,
  'Chi apre la Fucina non trova più né blocchi né template.',
]
