import type { SavedItem } from './saved.ts'
import { SavedCard } from './saved-card.tsx'
import type { SavedView } from './saved-view.ts'

type SavedCardsProps = {
  items: SavedItem[]
  view: SavedView
  /** Beside other things of a screen: on a phone without the beginning of the text. */
  isShort?: boolean
}

/** Responses as a grid or as a list. */
export function SavedCards({ items, view, isShort = false }: SavedCardsProps) {
  return (
    <ul
      className={
        view.layout === 'grid'
          ? `grid list-none p-0 md:grid-cols-2 xl:grid-cols-3 ${isShort ? 'gap-3 md:gap-6' : 'gap-6'}`
          : 'list-none p-0'
      }
    >
      {items.map((saved) => (
        <li key={saved.id} className="min-w-0">
          <SavedCard saved={saved} view={view} isShort={isShort} />
        </li>
      ))}
    </ul>
  )
}
