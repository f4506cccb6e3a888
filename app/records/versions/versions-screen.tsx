import { ArrowDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import type { RecordAct } from '../../../db/schema.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format-date.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { useMay } from '../../ui/use-may.ts'
import { idField, isAskedBy } from '../acts/acts.ts'
import { DoneNote } from '../acts/done-note.tsx'
import { useOutcome } from '../acts/use-outcome.ts'
import { formNames } from '../form/form-answer.ts'
import { PageHead } from '../frame/page-head.tsx'
import { failureIn } from '../list/list-screen.tsx'
import { keepList, listFrom } from '../list/record-list-view.ts'
import type { Noun } from '../noun.ts'
import { publishingAct } from '../publishing.ts'
import { ending, type Words } from '../words.ts'
import { Differences } from './differences.tsx'
import { versionActs } from './version-acts.ts'
import type { Comparison, ListedVersion, loadVersions } from './versions.server.ts'

type VersionsScreenProps = {
  noun: Noun
  id: string
  loaded: Awaited<ReturnType<typeof loadVersions>>
  /** What the action answered last. */
  answer: unknown
}

/** What a record was: two of its versions beside each other, and the way back to one. */
export function VersionsScreen({ noun, id, loaded, answer }: VersionsScreenProps) {
  const { title, versions, comparison } = loaded
  const failure = failureIn(useLastAnswer(answer))
  const [search] = useSearchParams()
  return (
    <>
      <PageHead
        title="Versioni"
        back={<BackLink to={keepList(noun.places.edit(id), search)}>{title}</BackLink>}
      />
      {failure && (
        <Note kind="bad" role="alert">
          <p>{failure}</p>
          <p>
            Se vuoi cambiarla, o pubblicare lo stesso,{' '}
            <Link to={keepList(noun.places.edit(id), search)}>apri «{title}»</Link>.
          </p>
        </Note>
      )}
      <DoneNote outcome={useOutcome()} texts={{ publish: 'La bozza è pubblicata.' }} />
      <div className="record-versions">
        <Choice words={noun.words} versions={versions} comparison={comparison} />
        {comparison ? (
          <Compared noun={noun} loaded={loaded} comparison={comparison} />
        ) : (
          <p className="soft">Per ora c'è una versione sola: non c'è niente da confrontare.</p>
        )}
      </div>
    </>
  )
}

type ChoiceProps = { words: Words; versions: ListedVersion[]; comparison: Comparison | null }

/** Which two are compared: a form that asks the same address, at each choice where a script is. */
function Choice({ words, versions, comparison }: ChoiceProps) {
  const radio = (name: 'da' | 'a', version: ListedVersion, chosen: string | undefined) => (
    <label className="check">
      <input
        type="radio"
        name={name}
        value={version.id}
        defaultChecked={version.id === chosen}
        aria-label={`${name === 'da' ? 'Da' : 'A'}: ${versionLabel(words, version)}`}
      />
    </label>
  )
  const list = listFrom(useSearchParams()[0])
  return (
    <Form
      method="get"
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {list && <input type="hidden" {...list} />}
      <div className="version-head" aria-hidden="true">
        <b>Da</b>
        <b>A</b>
      </div>
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            {version.hasContent ? (
              <>
                {radio('da', version, comparison?.from.id)}
                {radio('a', version, comparison?.to.id)}
              </>
            ) : (
              <span className="no-content" />
            )}
            <span>
              <b>{actLabel(words, version.act)}</b>
              <br />
              {version.doneBy && `${version.doneBy}, `}
              {moment(version)}
            </span>
          </li>
        ))}
      </ol>
      <noscript>
        <Button>Confronta</Button>
      </noscript>
      {comparison && (
        <p className="to-compared">
          <a className={buttonClass()} href={`#${comparedId}`} onClick={goToCompared}>
            <ArrowDown aria-hidden="true" className="i" />
            Vedi che cosa cambia
          </a>
        </p>
      )}
    </Form>
  )
}

const comparedId = 'confronto'

/** Without a step to another address, which would load the versions again. */
function goToCompared(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(comparedId)?.focus()
}

type ComparedProps = {
  noun: Noun
  loaded: VersionsScreenProps['loaded']
  comparison: Comparison
}

function Compared({ noun, loaded, comparison }: ComparedProps) {
  const { words } = noun
  const mayPublish = useMay()(publishingAct(noun.name))
  const { from, to, differences, unread } = comparison
  const { formData, formMethod } = useNavigation()
  const isBusy = formMethod === 'POST'
  const isFirst = loaded.versions.find(({ hasContent }) => hasContent)?.id === to.id
  return (
    <section className="card compared" aria-labelledby={comparedId}>
      <h2 id={comparedId} tabIndex={-1}>
        Dal {moment(from)} al {moment(to)}
      </h2>
      {unread.length > 0 && (
        <p>Queste parti di allora oggi non si leggono più: {unread.join('; ')}.</p>
      )}
      <Differences differences={differences} />
      <div className="row">
        <Form method="post">
          <input type="hidden" name={idField} value={from.id} />
          <input type="hidden" name={formNames.version} value={loaded.version} />
          <Button
            {...versionActs.button('restore')}
            disabled={isBusy}
            busy={isAskedBy(formData, 'restore')}
          >
            Riporta la versione del {moment(from)}
          </Button>
        </Form>
        {loaded.isDraft && isFirst && mayPublish && (
          <Form method="post">
            <Button
              kind="main"
              {...versionActs.button('publish')}
              disabled={isBusy}
              busy={isAskedBy(formData, 'publish')}
            >
              Pubblica la bozza
            </Button>
          </Form>
        )}
      </div>
      <p className="soft">
        Riportare non cancella niente: diventa la bozza, e {words.isFeminine ? 'quella' : 'quello'}{' '}
        di adesso resta tra le versioni.
      </p>
    </section>
  )
}

/** Two acts may fall into one minute. */
const moment = ({ at }: ListedVersion) => formatDateTime(at, { withSeconds: true })

const versionLabel = (words: Words, version: ListedVersion) =>
  `${actLabel(words, version.act)}${version.doneBy ? `, ${version.doneBy}` : ''}, ${moment(version)}`

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
