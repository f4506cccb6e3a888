import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { savedPath } from '../../paths.ts'
import { type OwnWay, parsePromptPath, promptPath } from '../../prompt-path.ts'
import type { Composition } from '../../prompt-sets/composition.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readWaitingAnswer } from '../../ui/waiting-answer.ts'
import { useGeneration } from '../answer/use-generation.ts'
import type { Choose } from '../folds/template-list.tsx'
import { letterTexts } from '../letter/letter.ts'
import type { NoScriptAnswer, Resumed, WorkshopPage } from '../workshop-page.ts'
import { workshopStorages } from './browser-storages.ts'
import { firstWork } from './first-work.ts'
import { readSheetDraft } from './sheet-draft.ts'
import { broughtBy, useArrival } from './use-arrival.ts'
import { useSheetAddress } from './use-sheet-address.ts'
import { useSheetDraft } from './use-sheet-draft.ts'
import { hasOwnWork, type Work } from './work.ts'
import {
  broughtText,
  earlierText,
  initialState,
  reduceWorkshop,
  typedText,
  type WorkshopEvent,
} from './workshop-state.ts'

/** The draft goes on from the newest version of the saved response. */
const isAhead = ({ answer }: Work, { work }: Resumed) =>
  answer.turns.some((turn) => turn.answer === work.answer?.text)

/** The address brings other words, or a version that the draft lacks; null: it does not. */
function broughtInstead(draft: Work, { text, resumed }: WorkshopPage): string | null {
  const isOther = text !== null && draft.composition.prompt !== text
  const isLacking = resumed && draft.answer.text !== resumed.given.text && !isAhead(draft, resumed)
  return isOther || isLacking ? broughtText : null
}

/** The draft's template or blocks would take the letter's place; null: they would not. */
const letterInstead = ({ composition: { templateId, marks } }: Work, way: OwnWay | null) =>
  way === 'lettera' && (templateId !== null || marks.length > 0) ? letterTexts.draftAside : null

/** What becomes of the draft on arrival; null: nothing, there is none or other words are brought. */
function arriving(
  page: WorkshopPage,
  { search, hash, state }: Location,
  isTyped: boolean,
): WorkshopEvent | null {
  const draft = broughtBy(state) ? null : readSheetDraft(workshopStorages(page.userId), page.userId)
  if (!draft) return null
  const { work, isEarlier } = draft
  const { way } = parsePromptPath(new URLSearchParams(search))
  const isOfThisPage =
    (page.professionId === null || work.professionId === page.professionId) &&
    (page.templateId === null || work.composition.templateId === page.templateId)
  const message = broughtInstead(work, page) ?? letterInstead(work, way)
  if (message !== null) return { type: 'draftSetAside', draft: work, message }
  if (!isOfThisPage) return null
  // Whoever was led from here to the sign-in comes back to a place of this page.
  const isAwaited = readWaitingAnswer()?.exchangeId === work.answer.exchangeId
  if (isEarlier && hash === '' && !isAwaited) {
    return { type: 'draftSetAside', draft: work, message: earlierText, action: 'Riprendi' }
  }
  if (!isTyped) return { type: 'restored', work }
  return hasOwnWork(work) ? { type: 'draftSetAside', draft: work, message: typedText } : null
}

/** Whether a saved response was deleted since; offline nobody knows. */
const isGone = async (savedId: string) => {
  const answer = await fetch(savedPath(savedId), { method: 'HEAD' }).catch(() => null)
  return answer?.status === 404
}

/** What is brought back where its profession is the page's, and what stood on the sheet before. */
type Waiting = { work: Work; over: Composition; canBeUndone: boolean }

/** The workshop's state machine, fed by the address, the draft and the server. */
export function useWorkshop(page: WorkshopPage, noScript: NoScriptAnswer | undefined) {
  const { professionId } = page
  const location = useLocation()
  const isHydrated = useHydrated()
  const [state, dispatch] = useReducer(reduceWorkshop, null, () => {
    const first = initialState(firstWork(page, noScript), noScript?.remaining ?? page.remaining)
    // Who comes back finds the draft at once, and the place on the page they left; who comes from
    // the sign-in gets it as a change, so that it is kept as theirs.
    const isBack = isHydrated && !noScript && location.hash === ''
    const event = isBack ? arriving(page, location, false) : null
    const isElsewhere = event?.type === 'restored' && event.work.professionId !== professionId
    return event && !isElsewhere ? reduceWorkshop(first, event) : first
  })
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // During rendering, so that nothing of the earlier profession is ever painted. An address without
  // one opens the first fold, which changes nothing yet.
  if (waiting && waiting.work.professionId === professionId) {
    const { work, over, canBeUndone } = waiting
    setWaiting(null)
    dispatch(
      state.composition === over
        ? { type: 'restored', work, canBeUndone }
        : { type: 'draftSetAside', draft: work, message: typedText, professionId },
    )
  } else if (professionId !== null && state.professionId !== professionId) {
    dispatch({ type: 'professionChanged', professionId })
  }

  const navigate = useNavigate()
  const generation = useGeneration(state, dispatch, page)
  const { composition } = state
  const initial = useRef(composition)
  const storages = useCallback(() => workshopStorages(page.userId), [page.userId])
  useSheetDraft(state, page.userId, storages)

  /** Brings work back; when it belongs to another profession, goes there first. */
  function restore(earlier: Work, canBeUndone: boolean) {
    const { professionId: profession } = earlier
    const isUnknown = profession !== null && !page.doors.some(({ id }) => id === profession)
    if (isUnknown || profession === professionId) {
      dispatch({ type: 'restored', work: { ...earlier, professionId }, canBeUndone })
      return
    }
    setWaiting({ work: earlier, over: composition, canBeUndone })
    const { way } = parsePromptPath(new URLSearchParams(location.search))
    navigate(promptPath({ profession, way }), { replace: true, preventScrollReset: true })
  }

  // On arrival: what another screen brings along, else the draft unless the address asks otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    if (!isHydrated || noScript || state.isRestored || state.undo) return
    const event = arriving(page, location, composition !== initial.current)
    if (event?.type === 'restored') restore(event.work, false)
    else if (event) dispatch(event)
  }, [isHydrated])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!state.isRestored) return
    // A place in the answer, for example where it is saved, is there only now.
    document.getElementById(location.hash.slice(1))?.focus()
    // What was deleted since can be saved again.
    const { savedId } = state.saving
    if (savedId === null || page.userId === null) return
    isGone(savedId).then((isSo) => isSo && dispatch({ type: 'recordGone', savedId }))
  }, [state.isRestored])

  useArrival(page, composition.prompt, dispatch)
  const goTo = useSheetAddress(page, composition)
  const { templateId } = composition

  const choose = useCallback<Choose>(
    (to, { template }) =>
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // The second press of a double one meets what the first one opened.
        if (event.detail > 1) return
        if (template && template.id !== templateId) dispatch({ type: 'templateChosen', template })
        if (!template && templateId !== null) dispatch({ type: 'templateLeft' })
        goTo(to)
      },
    [templateId, goTo],
  )

  function undo() {
    const before = state.undo?.before
    if (!before) return
    if (before.professionId === professionId) dispatch({ type: 'undone' })
    else restore(before, true)
  }

  return { state, dispatch, isHydrated, choose, generation, undo }
}
