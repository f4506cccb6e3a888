import type { Template } from '../../../db/content-types.ts'
import {
  begunWith,
  type Composition,
  editPrompt,
  emptyComposition,
  fromTemplate,
  isTouched,
  toggleBlock,
  typeGap,
  untouched,
} from '../../prompt-sets/composition.ts'
import type { UrgentNote } from '../../urgency/urgent-notes.ts'
import type { GuardAction, GuardedPlace } from '../guard/guarded-text.ts'
import { type AnswerAction, reduceAnswer } from './answer-state.ts'
import { shownText } from './answer-versions.ts'
import {
  begunAnew,
  emptyContent,
  hasContent,
  hasOwnContent,
  isBusy,
  type SheetContent,
  withoutPending,
} from './sheet-content.ts'

export type SheetState = SheetContent & {
  /** Number of the newest request: asking takes the next; events that carry an older one are dropped. */
  run: number
  /** `action` is what the button says, where it is not 'Annulla'. */
  undo: { message: string; before: SheetContent; action?: string | undefined } | null
  /** The draft of an earlier visit was brought back. */
  isRestored: boolean
  /** Answers and pictures left today; null: unknown. */
  remaining: number | null
}

export const initialState = (content: SheetContent, remaining: number | null): SheetState => ({
  ...content,
  ...{ run: 0, undo: null, isRestored: false, remaining },
})

/** `professionId`: the page has gone to it meanwhile, and the sheet with what is written on it. */
type DraftSetAside = {
  type: 'draftSetAside'
  draft: SheetContent
  message: string
  action?: string
  professionId?: string | null
}

/** `canBeUndone`: somebody pressed for it, so that what gives way can be brought back too. */
type Restored = { type: 'restored'; content: SheetContent; canBeUndone?: boolean }

export type SheetAction =
  | { type: 'professionChanged'; professionId: string | null }
  | { type: 'templateChosen'; template: Template }
  | { type: 'gapTyped'; label: string; value: string }
  | { type: 'promptEdited'; text: string }
  | { type: 'blockToggled'; text: string }
  | GuardAction
  /** 'Ricomincia': the gaps are empty again; without a template the words go. */
  | { type: 'gapsEmptied' }
  /** The address names the template no more. */
  | { type: 'templateLeft' }
  | { type: 'undone' | 'undoClosed' }
  | Restored
  /** 'Ricomincia da capo', arriving from the menu, leaving: the whole sheet goes, its answer too. */
  | { type: 'sheetEmptied' }
  | { type: 'prefilled'; template: Template | null; prompt: string | null }
  | DraftSetAside
  | { type: 'allowanceRead'; remaining: number | null }
  | { type: 'urgencyFound'; run: number; urgent: UrgentNote }
  | AnswerAction
  | { type: 'wishTyped'; text: string }
  | { type: 'titleTyped'; title: string }
  | { type: 'tagsTyped'; tags: string }

/** The part of the state that a person made. */
export function pickContent(state: SheetState): SheetContent {
  const { run, undo, isRestored, remaining, ...content } = state
  return content
}

/** The one state machine of the workshop. Pure: the same state and event give the same state. */
export function reduceSheet(state: SheetState, event: SheetAction): SheetState {
  // An answer or a picture for an earlier question, or for another profession, never shows.
  if ('run' in event && event.run !== state.run + (isAsking(event) ? 1 : 0)) return state
  switch (event.type) {
    case 'professionChanged':
      return {
        ...state,
        ...emptyContent(event.professionId),
        run: state.run + 1,
        isRestored: false,
        // What was there before the sheet was emptied can still be brought back.
        undo: hasContent(state)
          ? undoTo(state, 'Hai cambiato mestiere: il foglio è vuoto.')
          : state.undo,
      }
    case 'templateChosen':
      return {
        ...state,
        composition: fromTemplate(event.template),
        isRestored: false,
        undo: isTouched(state.composition)
          ? undoTo(state, 'Il template ha sostituito il testo di prima.')
          : null,
      }
    case 'gapTyped':
      return { ...state, composition: typeGap(state.composition, event.label, event.value) }
    case 'promptEdited':
      return { ...state, composition: editPrompt(state.composition, event.text) }
    case 'blockToggled':
      return {
        ...state,
        composition: toggleBlock(state.composition, event.text),
        undo:
          state.composition.templateId === null
            ? null
            : undoTo(state, 'Il blocco ha sostituito il template.'),
      }
    case 'dataHidden':
      return {
        ...state,
        ...written(state, event),
        guarded: { ...state.guarded, kept: { ...state.guarded.kept, ...event.kept } },
      }
    case 'dataBroughtBack': {
      const { kept, left } = state.guarded
      const words = Object.values(event.undone)
      const others = Object.entries(kept).filter(([placeholder]) => !(placeholder in event.undone))
      return {
        ...state,
        ...written(state, event),
        guarded: { kept: Object.fromEntries(others), left: [...left, ...words] },
      }
    }
    case 'dataLeft': {
      const left = [...state.guarded.left, ...event.words]
      return { ...state, guarded: { ...state.guarded, left } }
    }
    case 'gapsEmptied':
      return gapsEmptied(state)
    case 'templateLeft':
      return cleared(state, emptyComposition, 'Il foglio è vuoto.')
    case 'undone':
      return state.undo ? undone(state, state.undo.before) : state
    case 'undoClosed':
      return { ...state, undo: null }
    case 'restored':
      return restored(state, event)
    case 'sheetEmptied':
      return { ...emptied(state), undo: undoTo(state, 'Il foglio è vuoto.') }
    case 'prefilled':
      return prefilled(state, event)
    case 'draftSetAside':
      return {
        ...state,
        professionId: event.professionId ?? state.professionId,
        undo: { message: event.message, before: event.draft, action: event.action },
      }
    case 'allowanceRead':
      return { ...state, remaining: event.remaining }
    case 'urgencyFound':
      return { ...state, urgent: event.urgent }
    case 'wishTyped':
      return { ...state, wish: event.text }
    case 'titleTyped':
      return { ...state, title: event.title }
    case 'tagsTyped':
      return { ...state, tags: event.tags }
    default:
      return { ...reduceAnswer(state, event), undo: undoAfter(state, event) }
  }
}

const isAsking = (event: SheetAction) =>
  event.type === 'answerAsked' || event.type === 'pictureAsked'

/** The place with other words. */
function written(
  { composition }: Pick<SheetContent, 'composition'>,
  { field, text }: { field: GuardedPlace; text: string },
): Partial<SheetContent> {
  switch (field.in) {
    case 'wish':
      return { wish: text }
    case 'prompt':
      return { composition: editPrompt(composition, text) }
    case 'gap':
      return { composition: typeGap(composition, field.label, text) }
    case 'letter':
      // Its pages are held elsewhere.
      return {}
  }
}

/**
 * Why the sheet does not show the draft: a text was brought along, somebody already writes, or it
 * was written before the sign-in, perhaps by another person at the same device.
 */
export const broughtText = 'Abbiamo messo qui il testo scelto.'
export const typedText = 'Teniamo quello che hai scritto adesso, al posto della tua bozza.'
export const earlierText = "Qui c'è una bozza scritta prima dell'accesso."

const formerText = "Qui c'è quello di prima."

const undoTo = (state: SheetState, message: string) => ({ message, before: pickContent(state) })

/** The sheet begins anew. */
const cleared = (state: SheetState, composition: Composition, message: string): SheetState => ({
  ...state,
  ...begunAnew(state, composition),
  isRestored: false,
  undo: isTouched(state.composition) ? undoTo(state, message) : null,
})

const restored = (state: SheetState, { content, canBeUndone = false }: Restored): SheetState => ({
  ...state,
  ...content,
  run: state.run + 1,
  undo: canBeUndone && hasOwnContent(state) ? undoTo(state, formerText) : null,
  isRestored: true,
})

/**
 * Brings back what was there. An answer that arrived meanwhile stays where there was none before.
 * What gives way, words that were typed since included, can be brought back too.
 */
function undone(state: SheetState, before: SheetContent): SheetState {
  const { answer } = state
  const isSame = answer.generationId === before.answer.generationId
  const givesWay = !isSame && before.answer.generationId !== null
  const isLost = answer.generationId === null && !isBusy(state)
  const isTypedOver = state.composition !== before.composition && isTouched(state.composition)
  return {
    ...state,
    ...(givesWay || isLost ? { ...withoutPending(before), run: state.run + 1 } : {}),
    ...(isSame && { answer: { ...answer, correcting: before.answer.correcting } }),
    composition: before.composition,
    guarded: before.guarded,
    urgent: state.urgent ?? before.urgent,
    undo:
      (givesWay && answer.generationId !== null) || isTypedOver ? undoTo(state, formerText) : null,
  }
}

const emptied = (state: SheetState) => ({
  ...state,
  ...emptyContent(state.professionId),
  run: state.run + 1,
  isRestored: false,
})

const gapsEmptied = (state: SheetState): SheetState =>
  state.composition.templateId === null
    ? cleared(state, emptyComposition, 'Il foglio è vuoto.')
    : cleared(state, untouched(state.composition), 'Gli spazi sono vuoti.')

/** What the first words of another answer take away: versions and corrections of the one before. */
function replaced(state: SheetState): SheetState['undo'] {
  const { answer, saving, undo } = state
  if (answer.generationId === null) return undo
  const isLost =
    answer.correcting !== null || (answer.turns.length > 0 && saving.status !== 'saved')
  return isLost ? undoTo(state, 'Le versioni di prima non ci sono più.') : null
}

/** What 'Annulla' brings back after an answer began, or a correction was left. */
function undoAfter(state: SheetState, event: AnswerAction): SheetState['undo'] {
  if (event.type === 'answerStarted' && !event.wish) return replaced(state)
  return event.type === 'correcting' && event.text === null ? uncorrected(state) : state.undo
}

/** What a correction that is left would take away. */
const uncorrected = (state: SheetState) =>
  state.answer.correcting?.trim() === shownText(state.answer).trim()
    ? null
    : undoTo(state, 'Le correzioni non ci sono più.')

/** What another screen brings along; its own words win over the template's. */
function prefilled(
  state: SheetState,
  { template, prompt }: { template: Template | null; prompt: string | null },
): SheetState {
  return {
    ...emptied(state),
    composition: begunWith(template, prompt),
    undo: isTouched(state.composition) ? undoTo(state, broughtText) : null,
  }
}
