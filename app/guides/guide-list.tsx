import { guidesPath } from '../paths.ts'
import { difficulties, difficultyLabels } from '../records/content/content.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import type { Page } from '../ui/pages.ts'
import { usePages } from '../ui/use-pages.ts'
import { type GuideItem, guideTexts } from './guide.ts'
import { GuideCard } from './guide-card.tsx'
import { type GuideView, guideListAddress } from './guide-view.ts'

const levelMeanings = {
  beginner: 'Non serve sapere niente prima.',
  intermediate: 'Hai già provato a fare qualche richiesta.',
  advanced: "Usi l'AI da un po' e vuoi farci lavori più lunghi.",
} as const

type GuideListProps = {
  view: GuideView
  page: Page<GuideItem>
}

/** The guides under their levels. Give it the list's address as key (`usePages`). */
export function GuideList({ view, page }: GuideListProps) {
  const { items, next, isLoading, loadMore } = usePages(
    page,
    (data: { page: Page<GuideItem> }) => data.page,
  )
  if (items.length === 0) return <NoGuides view={view} />
  const more = next === null ? null : guideListAddress(view, { after: next })
  return (
    <div aria-busy={isLoading || undefined}>
      {view.after !== null && (
        <p className="pb-6">
          <ButtonLink to={guideListAddress(view)} size="small">
            Torna alla prima pagina
          </ButtonLink>
        </p>
      )}
      {difficulties.map((difficulty) => {
        const guides = items.filter((guide) => guide.difficulty === difficulty)
        if (guides.length === 0) return null
        return (
          <section key={difficulty} className="level" aria-labelledby={`livello-${difficulty}`}>
            <div className="level-head">
              <h2 id={`livello-${difficulty}`}>{difficultyLabels[difficulty]}</h2>
              <p className="small soft">{levelMeanings[difficulty]}</p>
            </div>
            <ul className="level-guides">
              {guides.map((guide) => (
                <li key={guide.id}>
                  <GuideCard guide={guide} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {more && (
        <MoreLink to={more} isLoading={isLoading} loadMore={loadMore}>
          Mostra altre guide
        </MoreLink>
      )}
    </div>
  )
}

/** No guide is as asked for. */
function NoGuides({ view }: { view: GuideView }) {
  if (view.query) {
    return (
      <EmptyState
        title="Nessuna guida corrisponde"
        text="Prova con una parola più corta, oppure guarda tutte le guide."
        action={<ButtonLink to={guidesPath()}>Mostra tutte le guide</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title={guideTexts.listEmpty}
      action={
        view.difficulty ? (
          <ButtonLink to={guidesPath()}>Mostra tutte le guide</ButtonLink>
        ) : undefined
      }
    />
  )
}
