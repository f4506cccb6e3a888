import { useState } from 'react'
import { useFetcher } from 'react-router'
import { type Page, withFirstPage, withPage } from './pages.ts'
import { useAnswer } from './use-answer.ts'

/**
 * The pages shown of one list, more with 'Mostra altri'. Give the component that calls it the
 * list's address as key, so that another list begins anew. @param pageOf where the page stands in
 * the data
 */
export function usePages<Data, Item extends { id: string }>(
  first: Page<Item>,
  pageOf: (data: Data) => Page<Item>,
) {
  const fetcher = useFetcher<Data>()
  const [state, setState] = useState({ first, shown: first })
  if (state.first !== first) {
    setState({ first, shown: withFirstPage(state.shown, first) })
  }

  useAnswer(fetcher.data as Data | undefined, (data) =>
    setState((old) => ({ ...old, shown: withPage(old.shown, pageOf(data)) })),
  )

  return {
    ...state.shown,
    isLoading: fetcher.state !== 'idle',
    loadMore: (address: string) => void fetcher.load(address),
  }
}
