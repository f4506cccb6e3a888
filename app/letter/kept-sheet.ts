import { type Dispatch, useCallback, useEffect, useReducer } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { emptyContent } from '../workshop/state/sheet-content.ts'
import { readSheetDraft, tabStorages, useSheetDraft } from '../workshop/state/sheet-draft.ts'
import {
  initialState,
  reduceSheet,
  type SheetAction,
  type SheetState,
} from '../workshop/state/sheet-state.ts'
import type { WorkshopPage } from '../workshop/workshop-page.ts'

export type KeptSheet = { state: SheetState; dispatch: Dispatch<SheetAction> }

/** A sheet kept in the tab: it is there again after a reload, the sign-in, or a step back. */
export function useKeptSheet({ userId, remaining }: WorkshopPage, name: string): KeptSheet {
  const isHydrated = useHydrated()
  const storages = useCallback(() => tabStorages(name), [name])
  const draft = () => readSheetDraft(storages(), userId)?.content
  const [state, dispatch] = useReducer(reduceSheet, null, () => {
    const first = initialState(emptyContent(null), remaining)
    const content = isHydrated ? draft() : undefined
    return content ? reduceSheet(first, { type: 'restored', content }) : first
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was typed early is known
  useEffect(() => {
    if (!isHydrated || state.isRestored) return
    const content = draft()
    if (content && state.composition.prompt === '') dispatch({ type: 'restored', content })
  }, [isHydrated])
  useSheetDraft(state, userId, storages)
  return { state, dispatch }
}
