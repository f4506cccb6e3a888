import { Tag } from '../ui/tag.tsx'
import type { SavedItem } from './saved.ts'

/** The tags of a response, and what is particular about it. */
export function SavedMarks({ saved }: { saved: Pick<SavedItem, 'tags' | 'isDemo'> }) {
  if (saved.tags.length === 0 && !saved.isDemo) return null
  return (
    <ul className="flex list-none flex-wrap gap-2 p-0" aria-label="Etichette">
      {saved.isDemo && (
        <li>
          <Tag tone="warm">Dimostrativa</Tag>
        </li>
      )}
      {saved.tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
