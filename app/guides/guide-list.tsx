import { guidesPath } from '../paths.ts'
import { difficulties, difficultyLabels } from '../records/content/content.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type GuideItem, guideTexts } from './guide.ts'
import { GuideCard } from './guide-card.tsx'
import type { GuideView } from './guide-view.ts'

const levelMeanings = {
  beginner: 'Non serve sapere niente prima.',
  intermediate: 'Hai già provato a fare qualche richiesta.',
  advanced: "Usi l'AI da un po' e vuoi farci lavori più lunghi.",
} as const

type GuideListProps = { view: GuideView; guides: readonly GuideItem[] }

/** The guides under their levels. */
export function GuideList({ view, guides }: GuideListProps) {
  if (guides.length === 0) return <NoGuides view={view} />
  return difficulties.map((difficulty) => {
    const ofLevel = guides.filter((guide) => guide.difficulty === difficulty)
    if (ofLevel.length === 0) return null
    return (
      <section key={difficulty} className="level" aria-labelledby={`livello-${difficulty}`}>
        <div className="level-head">
          <h2 id={`livello-${difficulty}`}>{difficultyLabels[difficulty]}</h2>
          <p className="small soft">{levelMeanings[difficulty]}</p>
        </div>
        <ul className="level-guides">
          {ofLevel.map((guide) => (
            <li key={guide.id}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

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
