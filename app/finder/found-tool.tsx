import { Link } from 'react-router'
import { toolPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { firstSentences } from '../ui/first-sentences.ts'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import { type FoundTool, resultPlaceId } from './finder.ts'

/** A tool among the results; the first is shown larger. */
export function FoundToolCard({ tool, place }: { tool: FoundTool; place: number }) {
  const isFirst = place === 1
  return (
    <li
      className={isFirst ? 'found-tool first' : 'found-tool'}
      id={resultPlaceId(place)}
      tabIndex={-1}
    >
      <Picture src={tool.imageUrl} alt="" width={160} height={160} loading="lazy" />
      <h4>{tool.name}</h4>
      <div className="tags">
        <Tag>{tool.category}</Tag>
        <PriceTag hasFree={tool.hasFree} />
      </div>
      <div className="body">
        {tool.reasons.length > 0 ? <p className="because">{tool.reasons.join(' ')}</p> : null}
        <p className="clamp-2">{firstSentences(tool.description, 72)}</p>
        {isFirst ? (
          <ul className="spark-list">
            {tool.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        <Rating value={tool.rating} />
        <p>
          <ButtonLink
            kind={isFirst ? 'main' : 'plain'}
            size={isFirst ? 'normal' : 'small'}
            to={toolPath(tool.id)}
            prefetch="intent"
          >
            Scopri {tool.name}
          </ButtonLink>
        </p>
      </div>
    </li>
  )
}

/** Tools as equal rows, where something of ours or whom to call stands above them. */
export function ToolRows({ tools }: { tools: readonly FoundTool[] }) {
  return (
    <ol className="found-rows">
      {tools.map((tool, at) => (
        <li key={tool.id} id={resultPlaceId(at + 1)} tabIndex={-1}>
          <Picture src={tool.imageUrl} alt="" width={160} height={160} loading="lazy" />
          <div>
            <h4>
              <Link to={toolPath(tool.id)} prefetch="intent">
                {tool.name}
              </Link>
            </h4>
            <p>{firstSentences(tool.description, 72)}</p>
            <PriceTag hasFree={tool.hasFree} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function PriceTag({ hasFree }: { hasFree: boolean }) {
  return hasFree ? <Tag tone="green">Si può usare gratis</Tag> : <Tag tone="warm">A pagamento</Tag>
}
