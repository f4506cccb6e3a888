import { Link } from 'react-router'
import { toolPath } from '../paths.ts'
import { firstSentences } from '../ui/first-sentences.ts'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import type { ToolItem } from './tool.ts'

/** Where a tool of ours has no drawing of its own. */
export const toolFallback = '/drawings/strumento-squadra.svg'

/** A tool on the rack: its drawing hangs from the rail. */
export function ToolCard({ tool }: { tool: ToolItem }) {
  return (
    <article className="tool-card">
      <Picture
        src={tool.imageUrl}
        fallback={toolFallback}
        alt=""
        width="160"
        height="160"
        loading="lazy"
        className="tool-picture"
      />
      <div className="stack gap-2">
        <h2 className="clamp-3 text-lg">
          <Link to={toolPath(tool.id)} prefetch="intent" className="whole-card text-ink">
            {tool.name}
          </Link>
        </h2>
        <p className="row gap-2">
          <Tag>{tool.category}</Tag>
          {tool.hasFree && <Tag tone="green">Si può usare gratis</Tag>}
        </p>
      </div>
      <div className="stack gap-2">
        <p className="clamp-2 measure">{firstSentences(tool.description, 72)}</p>
        <Rating value={tool.rating} />
      </div>
    </article>
  )
}
