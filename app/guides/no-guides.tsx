import { guidesPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { guideTexts } from './guide.ts'
import type { GuideView } from './guide-view.ts'

/** No guide is as asked for. */
export function NoGuides({ view }: { view: GuideView }) {
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
