import { ButtonLink } from '../../ui/button.tsx'

type PagerProps = {
  /** '10 guide': how many there are in all, in words. */
  said: string
  /** Addresses of the pages around this one; null where there is none. */
  first: string | null
  /** Where a list knows its way back, page by page. */
  previous?: string | null
  next: string | null
}

/**
 * The way through a long list: on to the next page, back to the first, and to the one before where
 * the list knows it; the browser's own way back leads there too.
 */
export function Pager({ said, first, previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label="Pagine">
      <p>{said}</p>
      <div className="row">
        {first && (
          <ButtonLink size="small" to={first}>
            Torna all'inizio
          </ButtonLink>
        )}
        {previous && (
          <ButtonLink size="small" to={previous}>
            Precedenti
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="small" to={next}>
            Successive
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
