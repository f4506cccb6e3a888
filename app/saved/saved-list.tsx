import { promptsPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatMonth } from '../ui/format-date.ts'
import { MoreLink } from '../ui/more-link.tsx'
import { type SavedItem, savedListId } from './saved.ts'
import { SavedCards } from './saved-cards.tsx'
import { byMonth, type ShownPage, useSavedPages } from './saved-pages.ts'
import { narrowsSaved, type SavedView, viewAddress } from './saved-view.ts'

export type SavedListProps = {
  view: SavedView
  /** The page the loader gave. */
  page: ShownPage
}

/** The responses that match, under their months when they are in order of date. */
export function SavedList({ view, page }: SavedListProps) {
  const { items, more, isLoading, loadMore } = useSavedPages(page, view)
  if (items.length === 0) return <Nothing view={view} />

  const cards = (some: SavedItem[]) => <SavedCards items={some} view={view} />
  return (
    <section className="stack" aria-busy={isLoading || undefined}>
      <h2 id={savedListId} tabIndex={-1} className="vh">
        Le tue risposte
      </h2>
      {view.after !== null && (
        <p>
          <ButtonLink to={viewAddress(view, {})} size="small">
            Torna alla prima pagina
          </ButtonLink>
        </p>
      )}
      {view.sort === 'newest'
        ? byMonth(items, formatMonth).map((group) => (
            <section key={group.month} className="stack">
              <h2 className="border-b-[3px] border-ink pt-4 pb-2 text-lg first-letter:uppercase">
                {group.month}
              </h2>
              {cards(group.items)}
            </section>
          ))
        : cards(items)}
      {more && (
        <MoreLink to={more} isLoading={isLoading} loadMore={loadMore}>
          Mostra altre
        </MoreLink>
      )}
    </section>
  )
}

function Nothing({ view }: { view: SavedView }) {
  if (narrowsSaved(view)) {
    return (
      <EmptyState
        title="Nessuna risposta corrisponde"
        text="Prova con una parola più corta, oppure togli i filtri."
        action={
          <ButtonLink to={viewAddress(view, { query: '', tag: null, filter: 'all' })}>
            Mostra tutte le risposte
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title="Nessuna risposta salvata"
      text="Quando una risposta ti serve, salvala: la ritrovi qui."
      action={
        <ButtonLink to={promptsPath()} kind="main">
          Vai alla Fucina
        </ButtonLink>
      }
    />
  )
}
