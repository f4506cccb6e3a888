import type { Pricing } from '../../db/content-types.ts'
import type { GuideItem } from '../guides/guide.ts'
import { GuideCard } from '../guides/guide-card.tsx'
import { Tag } from '../ui/tag.tsx'

/** What a tool costs: prices change, so that the reader is sent to the site. */
export function PricingPanel({ pricing }: { pricing: Pricing }) {
  const { hasFree, startingPrice, description } = pricing
  return (
    <section className="sheet" aria-labelledby="prezzo">
      <h2 id="prezzo" className="text-xl">
        Quanto costa
      </h2>
      <dl className="prices">
        <div>
          <dt>Piano gratuito</dt>
          <dd>{hasFree ? <Tag tone="green">Sì</Tag> : <Tag>No</Tag>}</dd>
        </div>
        <div>
          <dt>Prezzo di partenza</dt>
          <dd>{startingPrice.trim() || 'Non indicato'}</dd>
        </div>
      </dl>
      {description.trim() && <p>{description}</p>}
      <p className="small soft">I prezzi cambiano spesso: sono da verificare sul sito.</p>
    </section>
  )
}

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
