import { useCallback, useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { promptsPath, savedPath } from '../../paths.ts'
import { type OwnWay, parsePromptPath, promptPath } from '../../ui/prompt-path.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useGeneration } from '../answer/use-generation.ts'
import type { Choose } from '../folds/template-list.tsx'
import { letterTexts } from '../letter/letter.ts'
import type { Begun, WholeAnswer, WorkshopPage } from '../workshop-page.ts'
import { workshopStorages } from './browser-storages.ts'
import { readSheetDraft } from './sheet-draft.ts'
import { broughtBy, useArrival } from './use-arrival.ts'
import { useSheetAddress } from './use-sheet-address.ts'
import { useSheetDraft } from './use-sheet-draft.ts'
import type { Work } from './work.ts'
import { firstWork } from './work-begun.ts'
import { broughtText, initialState, typedText, workshop } from './workshop-state.ts'

/** The address asks for nothing but what the draft is about. */
const isOfThisPage = ({ professionId, composition }: Work, page: WorkshopPage) =>
  (page.professionId === null || professionId === page.professionId) &&
  (page.templateId === null || composition.templateId === page.templateId)

/** The draft goes on from the newest version of the saved response. */
const isAhead = ({ answer }: Work, { work }: Begun) =>
  answer.turns.some((turn) => turn.answer === work.answer?.text)

/** The address brings other words, or a version that the draft lacks; null: it does not. */
function broughtInstead(draft: Work, { text, begun }: WorkshopPage): string | null {
  const isOther = text !== null && draft.composition.prompt !== text
  const isLacking = begun && draft.answer.text !== begun.given.text && !isAhead(draft, begun)
  return isOther || isLacking ? broughtText : null
}

/** The draft's template or blocks would take the letter's place; null: they would not. */
const letterInstead = ({ composition: { templateId, marks } }: Work, way: OwnWay | null) =>
  way === 'lettera' && (templateId !== null || marks.length > 0) ? letterTexts.draftAside : null

/** Whether a saved response was deleted since; offline nobody knows. */
const isGone = async (savedId: string) => {
  const answer = await fetch(savedPath(savedId), { method: 'HEAD' }).catch(() => null)
  return answer?.status === 404
}

/** The workshop's state machine, fed by the address, the draft and the server. */
export function useWorkshop(page: WorkshopPage, whole: WholeAnswer | undefined) {
  const { professionId } = page
  const [state, dispatch] = useReducer(workshop, null, () =>
    initialState(firstWork(page, whole), whole?.remaining ?? page.remaining),
  )
  // During rendering, so that nothing of the earlier profession is ever painted. An address without
  // one opens the first fold, which changes nothing yet.
  if (professionId !== null && state.professionId !== professionId) {
    dispatch({ type: 'professionChanged', professionId })
  }

  const navigate = useNavigate()
  const location = useLocation()
  const isHydrated = useHydrated()
  const waiting = useRef<Work | null>(null)
  const generation = useGeneration(state, dispatch, page)
  const { composition } = state
  const begun = useRef(composition)
  const storages = useCallback(() => workshopStorages(page.userId), [page.userId])
  useSheetDraft(state, page.userId, storages)

  /** Brings work back; when it belongs to another profession, goes there first. */
  function restore(earlier: Work) {
    const isKnown = page.doors.some((door) => door.id === earlier.professionId)
    if (earlier.professionId !== null && !isKnown) {
      dispatch({ type: 'restored', work: { ...earlier, professionId } })
      return
    }
    if (earlier.professionId === professionId) {
      dispatch({ type: 'restored', work: earlier })
      return
    }
    waiting.current = earlier
    navigate(promptPath({ profession: earlier.professionId }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  // On arrival: what another screen brings along, else the draft unless the address asks otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    if (!isHydrated || broughtBy(location.state) || whole) return
    const draft = readSheetDraft(storages(), page.userId)
    if (!draft) return
    const { way } = parsePromptPath(new URLSearchParams(location.search))
    const inItsPlace = broughtInstead(draft, page) ?? letterInstead(draft, way)
    if (inItsPlace !== null) {
      dispatch({ type: 'draftSetAside', draft, message: inItsPlace })
    } else if (isOfThisPage(draft, page)) {
      if (composition === begun.current) restore(draft)
      else dispatch({ type: 'draftSetAside', draft, message: typedText })
    }
  }, [isHydrated])

  useEffect(() => {
    const earlier = waiting.current
    if (earlier?.professionId !== professionId) return
    waiting.current = null
    dispatch({ type: 'restored', work: earlier })
  }, [professionId])

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

  /** On another's device: nothing of it stays, not in this page either, and nothing brings it back. */
  function finish() {
    // At once, so that leaving the page keeps no draft of what was there.
    flushSync(() => {
      dispatch({ type: 'startedOver' })
      dispatch({ type: 'undoClosed' })
    })
    window.location.assign(promptsPath())
  }

  function undo() {
    const before = state.undo?.before
    if (!before) return
    if (before.professionId === professionId) dispatch({ type: 'undone' })
    else restore(before)
  }

  return { state, dispatch, isHydrated, choose, finish, generation, undo }
}
