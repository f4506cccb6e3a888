import { Plus } from 'lucide-react'
import { Link, redirect, useLocation } from 'react-router'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { EditOrDelete } from '../../records/list/edit-or-delete.tsx'
import { longestQuery } from '../../records/list/list-address.ts'
import { ListSearch } from '../../records/list/list-search.tsx'
import { Pager } from '../../records/list/pager.tsx'
import { RelativeDate } from '../../records/list/relative-date.tsx'
import { type Column, RowName, Rows, StateMark } from '../../records/list/rows.tsx'
import { trashPath } from '../../records/trash/trash-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { type ListedGuide, listGuidesForAdmin } from '../admin-guides.server.ts'
import { deleteGuide } from '../edit-guide.server.ts'
import { chaptersText, difficultyLabels, guideTexts } from '../guide.ts'
import { guideFormTexts } from '../guide-schema.ts'
import type { Route } from './+types/guide-list.route'
import { deleteGuideAct } from './delete-guide.ts'
import { editPath, guideListPath, readGuideListView, totalText } from './guide-list-view.ts'

export const meta = titled('Guide: amministrazione')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, guideTexts.listFailed, async () => {
    const view = readGuideListView(url.searchParams)
    const page = await listGuidesForAdmin(db, requireAdmin(context), view)
    const asked = page.items.find(({ id }) => id === url.searchParams.get('elimina'))
    return {
      view,
      page,
      asked: asked ?? null,
      isDeleted: url.searchParams.has('eliminata'),
      now: Date.now(),
    }
  })

/** Deletes a guide, and shows the same list without it. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const actor = requireAdmin(context, guideFormTexts.deleteFailed)
  const form = await readForm(request)
  return attempt(context, guideFormTexts.deleteFailed, async () => {
    await deleteGuide(db, actor, String(form.get('guida')))
    const list = guideListPath(readGuideListView(url.searchParams))
    throw redirect(`${list}${list.includes('?') ? '&' : '?'}eliminata=1`, 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, guideFormTexts.deleteFailed)

export const ErrorBoundary = adminErrorBoundary(guideTexts.listFailed)

export default function GuideListScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, asked, isDeleted } = loaderData
  const { items, total, previous, next } = page
  const answer = useLastAnswer(actionData)
  return (
    <>
      <PageHead
        title="Guide"
        actions={
          <ButtonLink
            to="/admin/guides/new"
            kind="main"
            icon={<Plus aria-hidden="true" className="i" />}
          >
            Nuova guida
          </ButtonLink>
        }
      />
      <div className="stack">
        {answer && 'code' in answer && (
          <Note kind="bad" role="alert">
            {answer.message}
          </Note>
        )}
        {isDeleted && (
          <Note kind="ok" role="status">
            La guida è nel cestino: per 30 giorni puoi ripristinarla.{' '}
            <Link to={trashPath}>Vai al cestino</Link>
          </Note>
        )}
        {asked && <ConfirmPanel act={deleteGuideAct(asked)} cancelTo={guideListPath(view)} />}
        <ListSearch
          label="Cerca tra le guide"
          placeholder="Titolo, strumento o descrizione"
          query={view.query}
          maxLength={longestQuery}
        >
          <SelectField
            key={String(view.isPublished)}
            label="Stato"
            name="stato"
            defaultValue={
              view.isPublished === null ? '' : view.isPublished ? 'pubblicato' : 'bozza'
            }
          >
            <option value="">Tutte</option>
            <option value="pubblicato">Pubblicato</option>
            <option value="bozza">Bozza</option>
          </SelectField>
          {view.order === 'changed' && <input type="hidden" name="ordine" value="modifica" />}
        </ListSearch>
        {items.length > 0 ? <GuideTable {...loaderData} /> : <NoGuides {...loaderData} />}
        <Pager
          said={totalText(total, view)}
          first={view.after || view.before ? guideListPath(view) : null}
          previous={previous && guideListPath(view, { before: previous })}
          next={next && guideListPath(view, { after: next })}
        />
      </div>
    </>
  )
}

type ListProps = Pick<Route.ComponentProps['loaderData'], 'view' | 'page' | 'now'>

function GuideTable({ view, page, now }: ListProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const columns: Column<ListedGuide>[] = [
    {
      label: 'Titolo',
      sort: {
        to: guideListPath(view, { order: 'called' }),
        current: view.order === 'called' ? 'ascending' : null,
      },
      cell: ({ id, title, toolName, rating }) => (
        <>
          <RowName to={editPath(id)}>{title}</RowName>
          <span className="beside">
            {toolName}, valutazione {rating.toLocaleString('it-IT')}
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
          <span className="whitespace-nowrap">{duration.toLocaleString('it-IT')} min</span>
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
        <EditOrDelete
          name={guide.title}
          editTo={editPath(guide.id)}
          act={deleteGuideAct(guide)}
          action={here}
          askAt={`${here}${search ? '&' : '?'}elimina=${encodeURIComponent(guide.id)}`}
        />
      ),
    },
  ]
  return (
    <Rows
      caption={totalText(page.total, view)}
      columns={columns}
      rows={page.items}
      idOf={({ id }) => id}
    />
  )
}

function NoGuides({ view, page }: ListProps) {
  if (page.next) {
    return <EmptyState title="Ancora nessuna guida trovata." text="Continua con «Successive»." />
  }
  if (view.query || view.isPublished !== null) {
    return (
      <EmptyState
        title={view.query ? `Nessuna guida trovata per «${view.query}».` : 'Nessuna guida qui.'}
        action={<ButtonLink to="/admin/guides">Mostra tutte le guide</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="Non c'è ancora nessuna guida."
      text="Una guida insegna a usare uno strumento, un capitolo alla volta."
      action={
        <ButtonLink to="/admin/guides/new" kind="main">
          Scrivi la prima guida
        </ButtonLink>
      }
    />
  )
}
