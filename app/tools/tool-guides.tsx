import type { GuideItem } from '../guides/guide.ts'
import { GuideCard } from '../guides/guide-card.tsx'

/** The guides that teach a tool. */
export function ToolGuides({ guides }: { guides: GuideItem[] }) {
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guide-dello-strumento" className="tool-guides">
      <h2 id="guide-dello-strumento">
        {guides.length === 1 ? 'La guida per imparare a usarlo' : 'Le guide per imparare a usarlo'}
      </h2>
      <ul>
        {guides.map((guide) => (
          <li key={guide.id}>
            <GuideCard guide={guide} hasLevel />
          </li>
        ))}
      </ul>
    </section>
  )
}
