import { toolPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { firstSentences } from '../ui/first-sentences.ts'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import { type FoundTool, placeId } from './finder.ts'

/** A tool among the results; the first is shown larger. @param place counted from 1 */
export function FoundToolCard({ tool, place }: { tool: FoundTool; place: number }) {
  const isFirst = place === 1
  return (
    <li className={isFirst ? 'found-tool first' : 'found-tool'} id={placeId(place)} tabIndex={-1}>
      <Picture src={tool.imageUrl} alt="" width={160} height={160} loading="lazy" />
      <h4>{tool.name}</h4>
      <div className="tags">
        <Tag>{tool.category}</Tag>
        {tool.hasFree ? (
          <Tag tone="green">Si può usare gratis</Tag>
        ) : (
          <Tag tone="warm">A pagamento</Tag>
        )}
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
