import { LayoutGrid, Rows3, X } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { ChipLink } from '../ui/chip.tsx'
import { countText } from '../ui/count-text.ts'
import type { SavedTag, SavedTotals } from './saved.ts'
import { type SavedView, viewAddress } from './saved-view.ts'

/** The three counters of what is kept, in a line. */
export function Totals({ totals }: { totals: SavedTotals }) {
  const figures = [
    { label: totals.total === 1 ? 'risposta' : 'risposte', value: totals.total },
    { label: 'con immagine', value: totals.withImage },
    { label: 'con tag', value: totals.withTags },
  ]
  return (
    <dl className="max-md:text-(length:--fs-s) max-md:leading-snug">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="mr-3 inline-flex flex-row-reverse items-baseline gap-1.5 md:mr-8"
        >
          <dt className="soft">{label}</dt>
          <dd className="font-extrabold tabular-nums md:text-xl">{countText(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const filters = [
  { value: 'all', label: 'Tutte' },
  { value: 'withImage', label: 'Con immagine' },
  { value: 'withTags', label: 'Con tag' },
] as const

const sorts = [
  { value: 'newest', label: 'Più recenti' },
  { value: 'title', label: 'Titolo (A-Z)' },
] as const

const layouts = [
  { value: 'grid', label: 'Griglia', Icon: LayoutGrid },
  { value: 'list', label: 'Elenco', Icon: Rows3 },
] as const

/** Filters as links, so that a list can be kept, shared and gone back to. */
export function FilterBar({ view }: { view: SavedView }) {
  return (
    <nav aria-label="Quali risposte" className="row gap-2">
      {filters.map(({ value, label }) => (
        <ChipLink
          key={value}
          to={viewAddress(view, { filter: value })}
          current={view.filter === value}
          replace
          preventScrollReset
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}

export function SortBar({ view }: { view: SavedView }) {
  return (
    <nav aria-label="In che ordine" className="row gap-2">
      {sorts.map(({ value, label }) => (
        <ChipLink
          key={value}
          to={viewAddress(view, { sort: value })}
          current={view.sort === value}
          replace
          preventScrollReset
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Grid or list, remembered. */
export function LayoutBar({ view }: { view: SavedView }) {
  return (
    <nav aria-label="Come si vedono" className="row gap-2">
      {layouts.map(({ value, label, Icon }) => (
        <ChipLink
          key={value}
          to={viewAddress(view, { layout: value })}
          current={view.layout === value}
          replace
          preventScrollReset
        >
          <Icon aria-hidden="true" className="i" />
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}

const firstTags = 6

/** The person's tags; the chosen one again clears the choice. */
export function TagBar({ view, tags }: { view: SavedView; tags: SavedTag[] }) {
  if (tags.length === 0) return null
  const chosen = tags.filter(({ tag }) => tag === view.tag)
  const others = tags.filter(({ tag }) => tag !== view.tag)
  const first = [...chosen, ...others.slice(0, firstTags - chosen.length)]
  const rest = others.slice(firstTags - chosen.length)
  return (
    <nav aria-labelledby="i-tuoi-tag" className="grid gap-2">
      <p id="i-tuoi-tag" className="font-bold">
        I tuoi tag, le parole che ordinano le risposte
      </p>
      <TagChips view={view} tags={first} />
      {rest.length > 0 && (
        <details>
          <summary className={buttonClass({ kind: 'quiet', size: 'small' }, '-ml-2.5')}>
            {rest.length === 1 ? 'Mostra un altro tag' : `Mostra altri ${rest.length} tag`}
          </summary>
          <TagChips view={view} tags={rest} />
        </details>
      )}
    </nav>
  )
}

function TagChips({ view, tags }: { view: SavedView; tags: SavedTag[] }) {
  return (
    <ul className="flex list-none flex-wrap gap-2 p-0">
      {tags.map(({ tag, total }) => {
        const isChosen = tag === view.tag
        return (
          <li key={tag}>
            <ChipLink
              to={viewAddress(view, { tag: isChosen ? null : tag })}
              current={isChosen}
              replace
              preventScrollReset
            >
              {tag} <span className="tabular-nums">({total})</span>
              {isChosen && (
                <>
                  <X aria-hidden="true" className="i" />
                  <span className="vh">togli il filtro</span>
                </>
              )}
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}
