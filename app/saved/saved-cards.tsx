import type { SavedItem } from './saved.ts'
import { SavedCard } from './saved-card.tsx'
import type { SavedView } from './saved-view.ts'

type SavedCardsProps = {
  items: SavedItem[]
  view: SavedView
}

/** Responses as a grid or as a list. */
export function SavedCards({ items, view }: SavedCardsProps) {
  return (
    <ul
      className={
        view.layout === 'grid'
          ? 'grid list-none gap-6 p-0 md:grid-cols-2 xl:grid-cols-3'
          : 'list-none p-0'
      }
    >
      {items.map((saved) => (
        <li key={saved.id} className="min-w-0">
          <SavedCard saved={saved} view={view} />
        </li>
      ))}
    </ul>
  )
}
