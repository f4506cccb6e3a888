import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import { tabStorages } from './browser-storages.ts'
import { firstWork } from './first-work.ts'
import { readSheetDraft } from './sheet-draft.ts'
import { useSheetDraft } from './use-sheet-draft.ts'
import { initialState, reduceWorkshop, typedText } from './workshop-state.ts'

/**
 * One sheet on a screen of its own, with a draft of its own that lives as long as the tab.
 * @param name tells its draft from those of other sheets
 */
export function useSheet(page: WorkshopPage, name: string, noScript?: NoScriptAnswer) {
  const [state, dispatch] = useReducer(reduceWorkshop, null, () =>
    initialState(firstWork(page, noScript), noScript?.remaining ?? page.remaining),
  )
  const storages = useCallback(() => tabStorages(name), [name])
  const isHydrated = useHydrated()
  const initial = useRef(state.composition)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    const draft = noScript || !isHydrated ? null : readSheetDraft(storages(), page.userId)?.work
    if (!draft) return
    if (state.composition === initial.current) dispatch({ type: 'restored', work: draft })
    else dispatch({ type: 'draftSetAside', draft, message: typedText })
  }, [isHydrated])
  useSheetDraft(state, page.userId, storages)
  return { state, dispatch }
}
