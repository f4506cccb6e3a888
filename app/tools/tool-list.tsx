import { toolsPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type ToolItem, toolTexts } from './tool.ts'
import { ToolCard } from './tool-card.tsx'

type ToolListProps = { category: string | null; tools: readonly ToolItem[] }

/** The tools on their rack. */
export function ToolList({ category, tools }: ToolListProps) {
  if (tools.length === 0) {
    return (
      <EmptyState
        title={toolTexts.listEmpty}
        action={
          category ? (
            <ButtonLink to={toolsPath()}>Mostra tutti gli strumenti</ButtonLink>
          ) : undefined
        }
      />
    )
  }
  return (
    <ul className="rack">
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  )
}
