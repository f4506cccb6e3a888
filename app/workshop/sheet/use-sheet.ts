import { useCallback, useLayoutEffect, useReducer } from 'react'
import type { WholeAnswer, WorkshopPage } from '../workshop-page.ts'
import { tabStorages } from './browser-storages.ts'
import { readDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { firstWork } from './work-begun.ts'
import { initialState, workshop } from './workshop-state.ts'

/**
 * One sheet on a screen of its own, with a draft of its own that lives as long as the tab.
 * @param name tells its draft from those of other sheets
 */
export function useSheet(page: WorkshopPage, name: string, whole?: WholeAnswer) {
  const [state, dispatch] = useReducer(workshop, null, () =>
    initialState(firstWork(page, whole), whole?.remaining ?? page.remaining),
  )
  const storages = useCallback(() => tabStorages(name), [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is painted
  useLayoutEffect(() => {
    const draft = whole ? null : readDraft(storages(), page.userId)
    if (draft) dispatch({ type: 'restored', work: draft })
  }, [])
  useDraft(state, page.userId, storages)
  return { state, dispatch }
}
