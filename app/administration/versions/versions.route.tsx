import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useSearchParams } from 'react-router'
import type { RecordAct } from '../../../db/schema.ts'
import { versionsPath } from '../../admin-paths.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db } from '../../platform/process.server.ts'
import { addressText } from '../../platform/well-formed.ts'
import { actsOf, idField, idOf, keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { formNames } from '../../records/form/form-answer.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn } from '../../records/list/list-screen.tsx'
import { keepList } from '../../records/list/record-list-view.ts'
import { restoreRevision } from '../../records/store/acts.server.ts'
import { Differences } from '../../records/versions/differences.tsx'
import { ending, type Words } from '../../records/words.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import type { Route } from './+types/versions.route'
import { type Comparison, type ListedVersion, nounAt, readHistory } from './versions.server.ts'

const loadFailed = 'Errore nel caricamento delle versioni'

const acts = actsOf({ restore: 'Errore nel ripristino della versione. Riprova.' })

export const meta = (args: Route.MetaArgs) =>
  titleTag(adminTitle(`Versioni: ${args.loaderData?.title ?? 'scheda'}`), args)

/** The versions of a record of any noun, and one of them beside now. */
export const loader = ({ context, params: { list, id }, url }: Route.LoaderArgs) =>
  load(context, loadFailed, async () => {
    requireActor(context, 'editContent')
    const noun = nounAt(list)
    const wanted = addressText(url.searchParams.get('versione'), 100) || null
    const { words, places } = noun
    return { words, edit: places.edit(id), ...(await readHistory(db, noun, id, wanted)) }
  })

/** Brings a version back as the working copy. */
export async function action({ context, params: { list, id }, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'editContent', acts.failedText(form))
  return carryOut(context, acts, form, {
    restore: async () => {
      const noun = nounAt(list)
      const seen = Number(form.get(formNames.version))
      await restoreRevision(db, actor, noun, id, { revisionId: idOf(form), seen })
      const editor = keepList(noun.places.edit(id), url.searchParams)
      return redirect(outcomeAddress(editor, { done: 'restore' }), 303)
    },
  })
}

export const clientAction = keepActs(acts)

export const ErrorBoundary = adminErrorBoundary(loadFailed)

/** What a record was: its versions, one of them beside now, and the way back to it. */
export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
  const { title, words, edit, versions, comparison } = loaderData
  const failure = failureIn(useLastAnswer<unknown>(actionData))
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title="Versioni" back={<BackLink to={keepList(edit, search)}>{title}</BackLink>} />
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <div className="record-versions">
        <ol>
          {versions.map((version) => (
            <li key={version.id}>
              <Version
                {...{ words, edit, version }}
                isShown={version.id === comparison?.former.id}
              />
            </li>
          ))}
        </ol>
        {comparison ? (
          <Compared words={words} version={loaderData.version} comparison={comparison} />
        ) : (
          <p className="soft">Per ora c'è una versione sola: non c'è niente da confrontare.</p>
        )}
      </div>
    </>
  )
}

type VersionProps = { words: Words; edit: string; version: ListedVersion; isShown: boolean }

function Version({ words, edit, version, isShown }: VersionProps) {
  const [search] = useSearchParams()
  const said = (
    <>
      <b>{actLabel(words, version.act)}</b>
      <br />
      {version.doneBy && `${version.doneBy}, `}
      {moment(version)}
    </>
  )
  if (!version.hasContent) return <span>{said}</span>
  return (
    <Link
      to={keepList(versionsPath(edit, version.id), search)}
      preventScrollReset
      aria-current={isShown || undefined}
    >
      {said}
    </Link>
  )
}

type ComparedProps = { words: Words; version: number; comparison: Comparison }

function Compared({ words, version, comparison }: ComparedProps) {
  const { former, isPublished, differences, unread } = comparison
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(former.id)
  // Past a long history, and on a phone under it, what was asked for comes into sight.
  useEffect(() => {
    if (shown.current !== former.id) heading.current?.focus()
    shown.current = former.id
  }, [former.id])
  return (
    <section className="card compared" aria-labelledby="confronto">
      <h2 id="confronto" tabIndex={-1} ref={heading}>
        Dal {moment(former)} a adesso
      </h2>
      {unread.length > 0 && (
        <p>Queste parti di allora oggi non si leggono più: {unread.join('; ')}.</p>
      )}
      <Differences differences={differences} />
      {differences.length > 0 && (
        <>
          <Form method="post">
            <input type="hidden" name={idField} value={former.id} />
            <input type="hidden" name={formNames.version} value={version} />
            <Button {...acts.button('restore')}>Riporta la versione del {moment(former)}</Button>
          </Form>
          <p className="soft">
            Riportare non cancella niente:{' '}
            {isPublished
              ? 'la bozza di adesso resta tra le versioni.'
              : `diventa la bozza, e ${words.isFeminine ? 'quella' : 'quello'} di adesso resta tra le versioni.`}
          </p>
        </>
      )}
    </section>
  )
}

/** Two acts may fall into one minute. */
const moment = ({ at }: ListedVersion) => formatDateTime(at, { withSeconds: true })

/** 'Pubblicata', 'Cambiato', 'Venuta con il prodotto': what was done then. */
function actLabel(words: Words, act: RecordAct): string {
  const stems: Record<RecordAct, string> = {
    created: 'Creat',
    changed: 'Cambiat',
    published: 'Pubblicat',
    withdrawn: 'Ritirat',
    verified: 'Verificat',
    moved: 'Spostat',
    deleted: 'Eliminat',
    restored: 'Riportat',
    imported: 'Importat',
    reset: 'Venut',
  }
  const label = ending(words, stems[act])
  return act === 'reset' ? `${label} con il prodotto` : label
}
