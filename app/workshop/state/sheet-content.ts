import type { AnswerKind } from '../../../db/content-types.ts'
import type { Turn } from '../../ai/conversation.ts'
import { type Composition, emptyComposition, isTouched } from '../../prompt-sets/composition.ts'
import type { UrgentNote } from '../../urgency/urgent-notes.ts'
import type { Guarded } from '../guard/guarded-text.ts'

/** A prompt as it was sent, with what a record of its answer is filed under. */
export type SentPrompt = {
  prompt: string
  /** As it went to the AI, with the open gaps explained. */
  sent: string
  category: string | null
  tags: string[]
  /** What the answer is, where it is a text to send. */
  answerKind: AnswerKind | null
  /** What stood in the gaps of its template, by label, where no script keeps it. */
  values?: Record<string, string>
}

/** `waiting`: asked for; the earlier answer stays until the new one starts. */
export type Answer = {
  status: 'none' | 'waiting' | 'writing' | 'ready'
  text: string
  /** The former versions, each with what was asked of it. */
  turns: Turn[]
  /** The version on screen, counted from 0; null: the newest. */
  shown: number | null
  /** The text on screen while it is corrected by hand; null: it is not. */
  correcting: string | null
  /** What was asked. */
  question: SentPrompt
  /** Names the answer with all its versions when it is saved. */
  generationId: string | null
  isDemo: boolean
  /** The reader stopped it before its end. */
  isStopped: boolean
  /** It ends too early: at the longest length, by the service's own rules, or by a fault. */
  cut: 'length' | 'filter' | 'fault' | null
  /** The service makes pictures. */
  canDraw: boolean
  error: string | null
}

/** While another one is drawn, what it holds is the picture there was before. */
export type PictureState = {
  status: 'none' | 'drawing' | 'shown'
  id: string | null
  url: string | null
  isDemo: boolean
  error: string | null
}

/** `imageId`: the picture that the saved record holds. */
export type SheetSaving = {
  status: 'idle' | 'saving' | 'saved'
  savedId: string | null
  imageId: string | null
  error: string | null
  /** Signing in is what is missing. */
  needsSignIn: boolean
}

/** What a person made here: kept in the draft and brought back by 'Annulla'. */
export type SheetContent = {
  professionId: string | null
  composition: Composition
  guarded: Guarded
  /** Whom to call, when what was asked speaks of danger or of a fraud. */
  urgent: UrgentNote | null
  answer: Answer
  /** Why the sheet got no other answer, as a browser without script is told. */
  askError: string | null
  picture: PictureState
  saving: SheetSaving
  /** What is to change in the answer, while it is typed. */
  wish: string
  /** As typed; null: as proposed. */
  title: string | null
  tags: string | null
}

export const noAnswer: Answer = {
  status: 'none',
  text: '',
  turns: [],
  shown: null,
  correcting: null,
  question: { prompt: '', sent: '', category: null, tags: [], answerKind: null },
  generationId: null,
  isDemo: false,
  isStopped: false,
  cut: null,
  canDraw: true,
  error: null,
}
export const noPicture: PictureState = {
  status: 'none',
  id: null,
  url: null,
  isDemo: false,
  error: null,
}
const notGuarded: Guarded = { kept: {}, left: [] }
export const notSaved: SheetSaving = {
  status: 'idle',
  savedId: null,
  imageId: null,
  error: null,
  needsSignIn: false,
}

export const emptyContent = (professionId: string | null): SheetContent => ({
  professionId,
  composition: emptyComposition,
  guarded: notGuarded,
  urgent: null,
  answer: noAnswer,
  askError: null,
  picture: noPicture,
  saving: notSaved,
  wish: '',
  title: null,
  tags: null,
})

/** Another request on the sheet: what the last one met is said no more, and its answer stays. */
export const begunAnew = (content: SheetContent, composition: Composition): SheetContent => ({
  ...content,
  composition,
  guarded: notGuarded,
  urgent: null,
  answer: { ...content.answer, error: null },
  askError: null,
})

/** An answer or picture is being made. */
export const isBusy = (content: SheetContent) =>
  content.answer.status === 'waiting' || content.answer.status === 'writing'

/** Why there is no answer, or no other one than before; null when it is the sheet's. */
const missingAnswerError = ({ answer, askError }: SheetContent) =>
  answer.status === 'none' ? answer.error : askError

/** What the sheet says about a missing answer; under a note on whom to call it stands there. */
export const sheetError = (content: SheetContent) =>
  content.urgent ? null : missingAnswerError(content)
export const errorUnderNote = (content: SheetContent) =>
  content.urgent ? missingAnswerError(content) : null

/** There is something on screen that a person would miss. */
export const hasContent = (content: SheetContent) =>
  content.composition.prompt.trim() !== '' || content.answer.text !== ''

/** The same, but that a template as it was chosen is nothing to come back to. */
export const hasOwnContent = ({ composition, answer }: SheetContent) =>
  isTouched(composition) || answer.text !== ''

/** The record holds everything on screen; a picture made later can be saved too. */
export const isSaved = (content: SheetContent) =>
  content.saving.status === 'saved' &&
  (content.picture.id === null || content.picture.id === content.saving.imageId)

/** There is something to come back to that no record holds yet. */
export function isHalfDone(content: SheetContent): boolean {
  const { composition, answer } = content
  if (isBusy(content)) return true
  if (!hasOwnContent(content)) return false
  const isAsWasAsked =
    !isTouched(composition) || composition.prompt.trim() === answer.question.prompt
  return !(isSaved(content) && isAsWasAsked && answer.correcting === null)
}

/** What arrived stays; without a word the former version is the newest, or there is no answer. */
export function ended(answer: Answer): Answer {
  if (answer.text.trim() !== '') return { ...answer, status: 'ready' }
  const former = answer.turns[answer.turns.length - 1]
  if (!former) return { ...answer, status: 'none' }
  return { ...answer, status: 'ready', text: former.answer, turns: answer.turns.slice(0, -1) }
}

/** Words of it have come, and more are under way. */
export const isBegun = ({ status, text }: Answer) => status === 'writing' && text.trim() !== ''

/** What arrived of an answer that broke off stays, marked as cut. */
export const brokenOff = (answer: Answer): Answer => ({
  ...ended(answer),
  cut: isBegun(answer) ? 'fault' : answer.cut,
})

/** The picture there was, when another one does not come. */
export const undrawn = (picture: PictureState): PictureState =>
  picture.status === 'drawing'
    ? { ...picture, status: picture.id === null ? 'none' : 'shown' }
    : picture

/** Work as it can stand in a draft: nothing under way, and no refusal that may hold no more. */
export function withoutPending(content: SheetContent): SheetContent {
  return {
    ...content,
    answer: { ...(isBusy(content) ? brokenOff(content.answer) : content.answer), error: null },
    picture: undrawn(content.picture),
    askError: null,
    saving: {
      ...content.saving,
      status: content.saving.status === 'saving' ? 'idle' : content.saving.status,
      error: null,
      needsSignIn: false,
    },
  }
}
