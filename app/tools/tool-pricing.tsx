import type { Pricing } from '../../db/content-types.ts'
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
