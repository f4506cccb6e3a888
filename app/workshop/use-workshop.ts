import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { savedPath } from '../paths.ts'
import { pageOfItsOwn, parsePromptPath, promptPath } from '../prompt-path.ts'
import type { Composition } from '../prompt-sets/composition.ts'
import { isSecondPress } from '../ui/second-press.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { stateFromPage } from './sheet/begin-sheet.ts'
import type { Choose } from './sheet/choice-card.tsx'
import { hasContent, isHalfDone, type SheetContent } from './state/sheet-content.ts'
import { useSheetDraft, workshopStorages } from './state/sheet-draft.ts'
import { reduceSheet, typedText } from './state/sheet-state.ts'
import { draftOnArrival, isBare, useArrival } from './use-arrival.ts'
import { sheetPath, useSheetAddress } from './use-sheet-address.ts'
import type { NoScriptAnswer, WorkshopPage } from './workshop-page.ts'

/** Whether a saved response was deleted since; offline nobody knows. */
const isGone = async (savedId: string) => {
  const answer = await fetch(savedPath(savedId), { method: 'HEAD' }).catch(() => null)
  return answer?.status === 404
}

/** The request has a page of its own. */
const isElsewhere = (to: string) => pageOfItsOwn(new URLSearchParams(to.split('?')[1])) !== null

/** Whether somebody came to the address that is shown, rather than gone back to it from the sheet. */
function useIsArrival(): boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const [seen, setSeen] = useState({ key, isArrival: true })
  if (seen.key === key) return seen.isArrival
  const isArrival = type === 'PUSH'
  setSeen({ key, isArrival })
  return isArrival
}

/** What is brought back where its profession is the page's, and what stood on the sheet before. */
type Waiting = { content: SheetContent; over: Composition; canBeUndone: boolean }

/** The workshop's state, fed by the address, the draft and the server. */
export function useWorkshop(page: WorkshopPage, noScript: NoScriptAnswer | undefined) {
  const { professionId } = page
  const location = useLocation()
  const isHydrated = useHydrated()
  const [state, dispatch] = useReducer(reduceSheet, null, () => {
    const first = stateFromPage(page, noScript)
    // Who comes back finds the draft at once, and the place on the page they left; who comes from
    // the sign-in gets it as a change, so that it is kept as theirs.
    const isBack = isHydrated && !noScript && location.hash === ''
    const action = isBack ? draftOnArrival(page, location, false) : null
    const isElsewhere =
      action?.type === 'restored' &&
      action.content.professionId !== professionId &&
      !isBare(location)
    return action && !isElsewhere ? reduceSheet(first, action) : first
  })
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  // During rendering, so that nothing of the earlier profession is ever painted. An address without
  // one opens the first fold, which changes nothing yet.
  if (waiting && waiting.content.professionId === professionId) {
    const { content, over, canBeUndone } = waiting
    setWaiting(null)
    dispatch(
      state.composition === over
        ? { type: 'restored', content, canBeUndone }
        : { type: 'draftSetAside', draft: content, message: typedText, professionId },
    )
  } else if (professionId !== null && state.professionId !== professionId) {
    dispatch({ type: 'professionChanged', professionId })
  }

  const isAtShelf = useIsArrival() && isBare(location) && !noScript
  // What was left comes back when they say so; meanwhile nothing of it is on screen.
  const isAsking = isAtShelf && isHalfDone(state)
  const isNew = isAtShelf && !isAsking && hasContent(state)
  useEffect(() => {
    // The menu leads to the shelf, and not to it above an answer that was kept.
    if (isNew) dispatch({ type: 'sheetEmptied' })
  }, [isNew])

  const navigate = useNavigate()
  const { composition } = state
  const initial = useRef(composition)
  const storages = useCallback(() => workshopStorages(page.userId), [page.userId])
  useSheetDraft(state, page.userId, storages)

  /** Brings a sheet back; when it belongs to another profession, goes there first. */
  function restore(earlier: SheetContent, canBeUndone: boolean) {
    const { professionId: profession } = earlier
    const isUnknown = profession !== null && !page.doors.some(({ id }) => id === profession)
    if (isUnknown || profession === professionId) {
      dispatch({ type: 'restored', content: { ...earlier, professionId }, canBeUndone })
      return
    }
    setWaiting({ content: earlier, over: composition, canBeUndone })
    const { way } = parsePromptPath(new URLSearchParams(location.search))
    navigate(promptPath({ profession, way }), { replace: true, preventScrollReset: true })
  }

  // On arrival: what another screen brings along, else the draft unless the address asks otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    if (!isHydrated || noScript || state.isRestored || state.undo) return
    const action = draftOnArrival(page, location, composition !== initial.current)
    if (action?.type === 'restored' && !isBare(location)) restore(action.content, false)
    else if (action) dispatch(action)
  }, [isHydrated])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!state.isRestored) return
    // A place in the answer, for example where it is saved, is there only now.
    document.getElementById(location.hash.slice(1))?.focus()
    // What was deleted since can be saved again.
    const { savedId } = state.saving
    if (savedId === null || page.userId === null) return
    isGone(savedId).then((isSo) => isSo && dispatch({ type: 'savedGone', savedId }))
  }, [state.isRestored])

  useArrival(page, composition.prompt, dispatch)
  const goTo = useSheetAddress(page, composition, isAsking)
  const { templateId } = composition

  const choose = useCallback<Choose>(
    (to, { template }) =>
      (event) => {
        // The router follows the link to a page of its own.
        if (isElsewhere(to) || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (isSecondPress(event)) return
        if (template && template.id !== templateId) dispatch({ type: 'templateChosen', template })
        if (!template && templateId !== null) dispatch({ type: 'templateLeft' })
        goTo(to)
      },
    [templateId, goTo],
  )

  function undo() {
    const before = state.undo?.before
    if (!before) return
    if (before.professionId !== professionId) {
      restore(before, true)
      return
    }
    dispatch({ type: 'undone' })
    // Somebody pressed for it: to the sheet, and not to the question whether.
    if (isBare(location)) navigate(sheetPath(before), { replace: true, preventScrollReset: true })
  }

  return { state, dispatch, choose, undo, isAsking }
}
