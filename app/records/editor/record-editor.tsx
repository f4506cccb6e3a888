import type { DefaultValue, FormMetadata } from '@conform-to/react'
import { BadgeCheck, Eye, EyeOff, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useFetcher, useParams, useSearchParams } from 'react-router'
import type { input } from 'zod'
import { versionsPath } from '../../admin-paths.ts'
import { newId } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { Note } from '../../ui/note.tsx'
import { adminTitle, titleTag } from '../../ui/page-title.ts'
import { useMay } from '../../ui/use-may.ts'
import { ConfirmButton, DeleteSection } from '../acts/confirm-act.tsx'
import { DoneNote, useOutcome } from '../acts/done-note.tsx'
import { useFormAnswer } from '../form/form-answer.ts'
import { isStored } from '../form/form-state.ts'
import { keepForm } from '../form/keep-form.ts'
import { type Fields, RecordForm } from '../form/record-form.tsx'
import { adminErrorBoundary } from '../frame/admin-error.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { keepList, listBefore } from '../list/record-list-view.ts'
import { RelativeDate } from '../list/relative-date.tsx'
import { RecordMark } from '../list/rows.tsx'
import { type Noun, publishingRight } from '../noun.ts'
import { beginning, capitalized, ending, savedText, toAll, type Words } from '../words.ts'
import { deletionOf, editorActs, withdrawalOf } from './editor-acts.ts'
import type { EditedRecord } from './record-editor.server.ts'

/** What the route of a noun's editor says beside its record. */
export function editorScreen(noun: Noun) {
  const { words, places } = noun
  const acts = editorActs(noun)
  return {
    meta: (args: MetaArgs) => {
      const stored = args.loaderData?.stored?.title ?? capitalized(words.one)
      const title = args.params.id === newId ? newTitle(words) : stored
      return titleTag(adminTitle(title), args)
    },
    clientAction: keepForm(acts),
    ErrorBoundary: adminErrorBoundary(acts.loadFailed, {
      to: places.list(),
      label: `Torna ${toAll(words)}`,
    }),
  }
}

type MetaArgs = Parameters<typeof titleTag>[1] & {
  params: { id: string }
  loaderData?: { stored: { title: string } | null } | undefined
}

/** 'Nuova guida' */
const newTitle = (words: Words) => `${ending(words, 'Nuov')} ${words.one}`

type RecordEditorProps<N extends Noun> = {
  noun: N
  /** What the noun's loader gave: `loadEditor`. */
  loaded: {
    stored: EditedRecord<N> | null
    /** Why it cannot be deleted now; null: it can. */
    kept: string | null
    /** Which published records stay without it when it is withdrawn; null: none. */
    leaves: string | null
    now: number
  }
  answer: unknown
  /** Stands under the title of a new record: what is enough to begin with. */
  newText: string
  /** What the form of a new record begins with. */
  blank: DefaultValue<input<N['draft']>>
  /** What the form begins with for a stored record, where that is not what is stored. */
  formed?: (working: EditedRecord<N>['working']) => DefaultValue<input<N['draft']>>
  /** What goes with a record when it is deleted, where the noun alone does not know. */
  deletionDetail?: (stored: EditedRecord<N>) => readonly string[]
  /** An administrator can say that it holds today. */
  isVerifiable?: boolean
  /** Between the form and the end. */
  beside?: ReactNode
  /** What else the form begins with than the record: another one is another form. */
  beginsWith?: string
  children: (fields: Fields<input<N['draft']>>, form: FormMetadata<input<N['draft']>>) => ReactNode
}

/**
 * The editor of every noun: where the record stands, its form with 'Salva la bozza' and 'Salva e
 * pubblica', its versions, and its end.
 */
export function RecordEditor<N extends Noun>(props: RecordEditorProps<N>) {
  const { noun, loaded, newText, blank, formed = (working) => working, children, beside } = props
  const answer = useFormAnswer(props.answer)
  const key = useSameForm(props.beginsWith)
  const { stored } = loaded
  const { words } = noun
  const mayPublish = useMay()(publishingRight(noun.name))
  return (
    <>
      {stored ? (
        <StoredHead {...props} stored={stored} />
      ) : (
        <PageHead
          title={newTitle(words)}
          back={<BackToList noun={noun} />}
          text={<p>{newText}</p>}
        />
      )}
      {stored && stored.unread.length > 0 && (
        <div className="form-column mb-6">
          <Note kind="bad">
            Queste parti non si leggono più, e qui mancano: {stored.unread.join('; ')}. Com'erano lo
            trovi tra le <Link to={versionsPath(noun.places.edit(stored.id))}>versioni</Link>.
          </Note>
        </div>
      )}
      <RecordForm
        key={key}
        noun={noun}
        record={(stored ? formed(stored.working) : blank) as never}
        version={stored?.version ?? null}
        answer={answer}
        mayPublish={mayPublish}
        savedText={savedText(words, stored?.state)}
        isSeen={stored?.state === 'published'}
        now={loaded.now}
      >
        {children as never}
      </RecordForm>
      {beside}
      {stored && <End {...props} stored={stored} />}
    </>
  )
}

/**
 * Each record has a form of its own. The one in which a new record was written stays when it is
 * stored, with the words that were typed meanwhile.
 * @param beginsWith another one is another form too
 */
function useSameForm(beginsWith = ''): number {
  const { id = newId } = useParams()
  const done = useOutcome()?.done
  const [form, setForm] = useState({ id, beginsWith, key: 0 })
  if (form.id !== id || form.beginsWith !== beginsWith) {
    const isMade = form.id === newId && isStored(done) && form.beginsWith === beginsWith
    setForm({ id, beginsWith, key: form.key + (isMade ? 0 : 1) })
  }
  return form.key
}

type StoredProps<N extends Noun> = RecordEditorProps<N> & { stored: EditedRecord<N> }

function StoredHead<N extends Noun>(props: StoredProps<N>) {
  const { noun, loaded, stored, isVerifiable = false } = props
  const { words } = noun
  const { id, title, state, updatedAt, updatedBy, verifiedAt } = stored
  const outcome = useOutcome()
  const [search] = useSearchParams()
  const mayPublish = useMay()(publishingRight(noun.name))
  return (
    <>
      <PageHead
        title={title}
        back={<BackToList noun={noun} />}
        text={
          <p className="row gap-x-6">
            <RecordMark words={words} state={state} />
            <span>
              {ending(words, 'Modificat')} <RelativeDate value={updatedAt} now={loaded.now} />
              {updatedBy && ` da ${updatedBy}`}
            </span>
            {verifiedAt && (
              <span>
                {ending(words, 'Verificat')} il {formatDay(verifiedAt)}
              </span>
            )}
          </p>
        }
        actions={
          <>
            {isVerifiable && (
              <ActButton noun={noun} intent="verify" icon={BadgeCheck} label="Ho verificato" />
            )}
            {state !== 'draft' && mayPublish && <Withdraw {...props} />}
            <ButtonLink
              to={keepList(versionsPath(noun.places.edit(id)), search)}
              icon={<History aria-hidden="true" className="i" />}
            >
              Versioni
            </ButtonLink>
            {noun.places.seen && (
              <ButtonLink to={noun.places.seen(id)} icon={<Eye aria-hidden="true" className="i" />}>
                Vedi la pagina
              </ButtonLink>
            )}
          </>
        }
      />
      <DoneNote
        outcome={outcome}
        texts={{
          restore:
            state === 'published'
              ? 'La versione scelta è tornata: è quella che tutti vedono.'
              : 'La versione scelta è tornata, come bozza: guardala e pubblicala.',
          verify: 'La data della verifica è quella di oggi.',
          unpublish: `${beginning(words)} è di nuovo una bozza: chi visita il sito non ${words.isFeminine ? 'la' : 'lo'} vede più.`,
        }}
      />
    </>
  )
}

/** It asks first where published records name the one that is withdrawn. */
function Withdraw<N extends Noun>({ noun, loaded }: StoredProps<N>) {
  const label = 'Togli dalla pubblicazione'
  if (!loaded.leaves) {
    return <ActButton noun={noun} intent="unpublish" icon={EyeOff} label={label} />
  }
  return (
    <ConfirmButton
      act={withdrawalOf(noun, loaded.leaves)}
      icon={<EyeOff aria-hidden="true" className="i" />}
    >
      {label}
    </ConfirmButton>
  )
}

/** The list as it was searched when the record was opened from it. */
function BackToList({ noun: { places } }: { noun: Noun }) {
  const [search] = useSearchParams()
  return <BackLink to={listBefore(places.list(), search)}>Torna all'elenco</BackLink>
}

function End<N extends Noun>({ noun, stored, deletionDetail, loaded }: StoredProps<N>) {
  const detail = deletionDetail?.(stored)
  return <DeleteSection act={deletionOf(noun, { ...stored, detail, kept: loaded.kept })} />
}

type ActButtonProps = {
  noun: Noun
  intent: 'verify' | 'unpublish'
  icon: typeof Eye
  label: string
}

/** An act beside the form: stored at once, whatever is being typed. */
function ActButton({ noun, intent, icon: Icon, label }: ActButtonProps) {
  const fetcher = useFetcher<{ message?: string }>()
  return (
    <fetcher.Form method="post">
      <Button
        {...editorActs(noun).button(intent)}
        busy={fetcher.state !== 'idle'}
        icon={<Icon aria-hidden="true" className="i" />}
      >
        {label}
      </Button>
      {fetcher.data?.message && (
        <Note kind="bad" role="alert">
          {fetcher.data.message}
        </Note>
      )}
    </fetcher.Form>
  )
}
