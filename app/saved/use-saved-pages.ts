import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Shown, withFirstPage, withPage } from './saved-pages.ts'
import { type SavedView, viewAddress } from './saved-view.ts'

/**
 * The pages shown of one list. Give the component that calls it the list's address as key, so that
 * another list begins anew.
 */
export function useSavedPages(first: Shown, view: SavedView) {
  const fetcher = useFetcher<{ list: Shown }>()
  const [state, setState] = useState({ first, shown: first })
  if (state.first !== first) {
    setState({ first, shown: withFirstPage(state.shown, first) })
  }

  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    setState((old) => ({ ...old, shown: withPage(old.shown, answer.list) }))
  }, [answer])

  const { items, next } = state.shown
  return {
    items,
    more: next === null ? null : viewAddress(view, { after: next }),
    isLoading: fetcher.state !== 'idle',
    loadMore: (address: string) => void fetcher.load(address),
  }
}
