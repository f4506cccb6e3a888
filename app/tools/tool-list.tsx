import { toolsPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import type { Page } from '../ui/pages.ts'
import { usePages } from '../ui/use-pages.ts'
import { type ToolItem, toolTexts } from './tool.ts'
import { ToolCard } from './tool-card.tsx'
import { type ToolView, toolListAddress } from './tool-view.ts'

type ToolListProps = { view: ToolView; list: Page<ToolItem> }

/** The tools on their rack. Give it the list's address as key (`usePages`). */
export function ToolList({ view, list }: ToolListProps) {
  const { items, next, isLoading, loadMore } = usePages(
    list,
    (data: { list: Page<ToolItem> }) => data.list,
  )
  if (items.length === 0) {
    return (
      <EmptyState
        title={toolTexts.listEmpty}
        action={
          view.category ? (
            <ButtonLink to={toolsPath()}>Mostra tutti gli strumenti</ButtonLink>
          ) : undefined
        }
      />
    )
  }
  const more = next === null ? null : toolListAddress(view, { after: next })
  return (
    <div className="stack gap-8" aria-busy={isLoading || undefined}>
      {view.after !== null && (
        <p>
          <ButtonLink to={toolListAddress(view)} size="small">
            Torna alla prima pagina
          </ButtonLink>
        </p>
      )}
      <ul className="rack">
        {items.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      {more && (
        <MoreLink to={more} isLoading={isLoading} loadMore={loadMore}>
          Mostra altri strumenti
        </MoreLink>
      )}
    </div>
  )
}
