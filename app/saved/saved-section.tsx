import { ArrowRight, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { promptsPath, savedListPath } from '../paths.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { countText } from '../ui/count-text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Note } from '../ui/note.tsx'
import { ReloadForm } from '../ui/reload-form.tsx'
import { Snackbar } from '../ui/snackbar.tsx'
import { Status } from '../ui/status.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { LayoutBar, TagBar } from './list-bars.tsx'
import { foundText, type SavedItem, type SavedTag, type SavedTotals } from './saved.ts'
import { SavedCards } from './saved-cards.tsx'
import { narrowsSaved, type SavedView, screenPath, viewAddress } from './saved-view.ts'
import { SearchForm } from './search-form.tsx'
import { useDeleted } from './use-delete.ts'
import { useUndo } from './use-undo.ts'

type Listed = { items: SavedItem[]; totals: SavedTotals; tags: SavedTag[] }

export type SavedSectionProps = {
  view: SavedView
  /** What the list could not be loaded for stands in its place. */
  list: Listed | { failure: string }
}

const headingId = 'risposte-salvate'

/** The saved responses as a part of another screen, whose action deletes and restores. */
export function SavedSection({ view, list }: SavedSectionProps) {
  // Without script a filter loads the page anew: it opens here, not at its top.
  const isAlive = useHydrated()
  const here = isAlive ? view : { ...view, place: `${view.place}#${headingId}` }
  const heading = useRef<HTMLHeadingElement>(null)
  const undo = useUndo(screenPath(view), null, () => {})
  useDeleted(screenPath(view), (id) => {
    // The button that had the focus goes with its card.
    heading.current?.focus()
    undo.show(id)
  })
  return (
    <section aria-labelledby={headingId} className="stack gap-3">
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="border-b-[3px] border-ink max-lg:text-[min(var(--fs-3),9.5vw)]"
      >
        <Link to={savedListPath()} prefetch="intent" className="inline-block py-2 text-ink">
          Le mie risposte
        </Link>
      </h2>
      {'failure' in list ? (
        <>
          <Note kind="bad" role="alert">
            {list.failure}
          </Note>
          <ReloadForm>Riprova</ReloadForm>
        </>
      ) : (
        <Responses view={here} list={list} />
      )}
      <Snackbar
        message={undo.message}
        actionLabel="Annulla"
        onAction={undo.undo}
        onClose={undo.close}
      />
    </section>
  )
}

type ResponsesProps = { view: SavedView; list: Listed }

function Responses({ view, list }: ResponsesProps) {
  const { location } = useNavigation()
  const isBusy = location?.pathname === screenPath(view)
  const { items, totals, tags } = list
  // What is opened or closed by hand stays so, whatever is searched for.
  const [isSearched] = useState(narrowsSaved(view))
  if (items.length === 0 && !narrowsSaved(view)) return <NothingSaved />
  return (
    <>
      <details open={isSearched}>
        <summary className={buttonClass({ kind: 'quiet', size: 'small' }, '-ml-2.5')}>
          <Search aria-hidden="true" className="i" />
          Cerca tra le tue risposte
        </summary>
        <div className="stack gap-4 py-4">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="min-w-[min(100%,20rem)] flex-1">
              <SearchForm view={view} isBusy={isBusy} />
            </div>
            <LayoutBar view={view} />
          </div>
          <TagBar view={view} tags={tags} />
        </div>
      </details>
      <Status>{narrowsSaved(view) ? foundText(totals) : null}</Status>
      {items.length === 0 ? (
        <EmptyState
          title="Nessuna risposta corrisponde"
          text="Prova con una parola più corta, oppure togli il filtro."
          action={
            <ButtonLink to={viewAddress(view, { query: '', tag: null })} preventScrollReset>
              Mostra tutte le risposte
            </ButtonLink>
          }
        />
      ) : (
        <SavedCards items={items} view={view} isShort />
      )}
      {items.length > 0 && items.length < totals.total && <AllOfThem view={view} totals={totals} />}
    </>
  )
}

/** Here stand the newest ones; the list of all keeps what was searched for. */
function AllOfThem({ view, totals }: Pick<ResponsesProps, 'view'> & { totals: SavedTotals }) {
  const all = countText(totals.total)
  return (
    <p>
      <ButtonLink
        to={viewAddress({ ...view, place: savedListPath() }, {})}
        className="max-lg:w-full"
      >
        Vedi tutte le {all} risposte
        <ArrowRight aria-hidden="true" className="i" />
      </ButtonLink>
    </p>
  )
}

function NothingSaved() {
  return (
    <div className="stack gap-3">
      <p>
        <b>Nessuna risposta salvata</b>. Quando una risposta ti serve, salvala: la ritrovi qui.
      </p>
      <p>
        <ButtonLink to={promptsPath()}>Vai alla Fucina</ButtonLink>
      </p>
    </div>
  )
}
