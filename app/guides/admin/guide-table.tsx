import { adminGuidesPath, editGuidePath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { questionAddress } from '../../records/acts/question.ts'
import { difficultyLabels } from '../../records/content/content.ts'
import { samePage } from '../../records/list/list-address.ts'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { RowActs } from '../../records/list/row-acts.tsx'
import { type Column, RowName, StateMark } from '../../records/list/rows.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { countText } from '../../ui/format-number.ts'
import { ratingWords } from '../../ui/rating.tsx'
import type { GuideListPage, GuideListView, ListedGuide } from '../admin-guides.server.ts'
import { chaptersText } from '../guide.ts'
import { guideDeletion } from './guide-acts.ts'
import { guideListPath } from './guide-list-view.ts'

/** The columns of the administrators' list of guides. */
export function guideColumns(view: GuideListView, now: number): Column<ListedGuide>[] {
  const page = samePage(view)
  return [
    {
      label: 'Titolo',
      sort: {
        to: guideListPath(view, { order: 'called' }),
        current: view.order === 'called' ? 'ascending' : null,
      },
      cell: ({ id, title, toolName, rating }) => (
        <>
          <RowName to={editGuidePath(id)}>{title}</RowName>
          <span className="beside">
            {toolName}, {ratingWords(rating)}
          </span>
        </>
      ),
    },
    { label: 'Livello', cell: ({ difficulty }) => difficultyLabels[difficulty] },
    {
      label: 'Stato',
      cell: ({ isPublished }) => (
        <StateMark isOn={isPublished}>{isPublished ? 'Pubblicato' : 'Bozza'}</StateMark>
      ),
    },
    {
      label: 'Durata',
      cell: ({ duration, chapters }) => (
        <span>
          <span className="whitespace-nowrap">{countText(duration)} min</span>
          <span className="beside whitespace-nowrap">{chaptersText(chapters)}</span>
        </span>
      ),
    },
    {
      label: 'Modificata',
      sort: {
        to: guideListPath(view, { order: 'changed' }),
        current: view.order === 'changed' ? 'descending' : null,
      },
      cell: ({ updatedAt }) => <RelativeDate value={updatedAt} now={now} />,
    },
    {
      label: 'Azioni',
      isWide: true,
      cell: (guide) => (
        <RowActs
          name={guide.title}
          editTo={editGuidePath(guide.id)}
          deletion={guideDeletion(guide)}
          action={guideListPath(view, page)}
          askAt={questionAddress(guideListPath(view, page), 'delete', guide.id)}
        />
      ),
    },
  ]
}

type NoGuidesProps = { view: GuideListView; page: GuideListPage }

/** An empty list, and what to do then. */
export function NoGuides({ view, page }: NoGuidesProps) {
  if (page.next) {
    return <EmptyState title="Ancora nessuna guida trovata." text="Continua con «Successive»." />
  }
  if (view.query || view.isPublished !== null) {
    return (
      <EmptyState
        title={view.query ? `Nessuna guida trovata per «${view.query}».` : 'Nessuna guida qui.'}
        action={<ButtonLink to={adminGuidesPath()}>Mostra tutte le guide</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="Non c'è ancora nessuna guida."
      text="Una guida insegna a usare uno strumento, un capitolo alla volta."
      action={
        <ButtonLink to={editGuidePath(newId)} kind="main">
          Scrivi la prima guida
        </ButtonLink>
      }
    />
  )
}
