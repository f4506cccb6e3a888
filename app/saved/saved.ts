import type { AnswerKind } from '../../db/content-types.ts'
import type { Turn } from '../ai/conversation.ts'
import { savedFilePath, withQuery } from '../paths.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { truncate } from '../platform/well-formed.ts'
import { countText } from '../ui/count-text.ts'

/** How long a deleted response can be brought back, in milliseconds. */
export const deletedLifetime = dayMilliseconds

/** A saved response: an AI answer kept by its owner. */
export type SavedResponse = {
  id: string
  title: string
  prompt: string
  /** Markdown; the newest version. */
  response: string
  /** The former versions. */
  turns: Turn[]
  tags: string[]
  category: string | null
  hasImage: boolean
  /** The demo wrote it, not an AI service: another label. */
  isDemo: boolean
  /** What the request asked for, where it was a text to send; null for records of 1.0.0. */
  answerKind: AnswerKind | null
  createdAt: Date
}

/** Why a change of one failed, in words for the person. */
export type ChangeFailure = { code: string; message: string }

/** What a card of the list shows. */
export type SavedItem = Pick<
  SavedResponse,
  'id' | 'title' | 'tags' | 'hasImage' | 'isDemo' | 'createdAt'
> & {
  /** The response as it is copied: plain text. */
  response: string
  /** The beginning of the response as plain text. */
  excerpt: string
}

/** How many match. */
export type SavedTotals = {
  total: number
  withImage: number
  withTags: number
}

/** How many a search or a filter found, as a sentence. */
export const foundText = ({ total }: SavedTotals): string =>
  total === 1 ? 'Una risposta trovata.' : `${countText(total)} risposte trovate.`

/** A tag of the person's own and how many responses carry it. */
export type SavedTag = { tag: string; total: number }

/** Limits of what is stored, in characters (tags: how many), repeated by the forms' attributes. */
export const savedLimits = {
  title: 200,
  response: 40_000,
  tags: 12,
  tag: 40,
  category: 200,
  search: 200,
} as const

/** What an answer without a heading is called. */
export const defaultTitle = 'Risposta Generata'

/** The catalogue's texts. */
export const savedTexts = {
  listFailed: 'Errore nel caricamento delle risposte salvate',
  loadFailed: 'Errore nel caricamento della risposta',
  saveFailed: 'Errore durante il salvataggio della risposta',
  deleteFailed: "Errore durante l'eliminazione della risposta",
  restoreFailed: 'La risposta non è tornata al suo posto. Prova di nuovo.',
  pictureUnseen: "L'immagine non si carica: ricarica la pagina.",
  confirmDelete: 'Sei sicuro di voler eliminare questa risposta?',
  deleted: 'Risposta eliminata',
  noImage: 'Nessuna immagine generata',
} as const

/** Said beside every AI text, in exports too; the demo's own says that no service is connected. */
export const aiLabel = (saved: { isDemo: boolean }) =>
  saved.isDemo
    ? 'Risposta dimostrativa: nessun servizio di intelligenza artificiale è collegato'
    : "Scritto dall'intelligenza artificiale. Può sbagliare: controlla prima di usarlo."

/** The same for the picture of a response. */
export const aiPictureLabel = (saved: { isDemo: boolean }) =>
  saved.isDemo
    ? 'Immagine dimostrativa: nessun servizio di intelligenza artificiale è collegato'
    : "Immagine creata dall'intelligenza artificiale. Può sbagliare: controlla prima di usarla."

/**
 * Tags as they are kept: trimmed, single spaces, each once whatever its case, in the order given.
 */
export function tidyTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const raw of tags) {
    const tag = raw.replace(/\s+/g, ' ').trim()
    const key = tag.toLowerCase()
    if (tag && !kept.has(key)) kept.set(key, tag)
  }
  return [...kept.values()]
}

/** The catalogue's text for a change that fails without one of its own. */
export function failureText(form: FormData): string {
  const intent = form.get('intent')
  if (intent === 'delete') return savedTexts.deleteFailed
  return intent === 'restore' ? savedTexts.restoreFailed : savedTexts.saveFailed
}

/** Tags as typed in one field, separated by commas. */
export const tagsFromText = (text: string): string[] => tidyTags(text.split(','))

/** The id of the list's heading. */
export const savedListId = 'elenco-risposte'

/** The id of a response's title in a list. */
export const savedTitleId = (id: string) => `titolo-${id}`

/** Its picture: 'piccola' for lists, 'png' to download. */
export const pictureAddress = (id: string, format?: 'piccola' | 'png') =>
  withQuery(savedFilePath(id, 'image'), { formato: format })

/**
 * The beginning of a text as it is copied, in one line, for a preview of a few.
 * @param length at most so many characters
 */
export function excerpt(plain: string, length = 280): string {
  const line = plain
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= length) return line
  return `${truncate(line, length).trimEnd()}…`
}
