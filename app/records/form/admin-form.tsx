import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  FormProvider,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { input, output, ZodType } from 'zod'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { isAskedBy } from '../acts/acts.ts'
import { FocusedNote } from '../acts/focused-note.tsx'
import { formOf } from '../draft/draft.ts'
import { FormerDraft } from '../draft/former-draft.tsx'
import { useOpenForm } from '../draft/keep-record.ts'
import { useDraftOwner, useFormerDraft } from '../draft/use-draft.ts'
import type { Noun } from '../noun.ts'
import { type FormAnswer, formNames } from './form-answer.ts'
import { ConflictNote, FailureNote, LossNote, SessionNote, UnfinishedNote } from './form-notes.tsx'
import { keepName, useRestingInput } from './resting-input.ts'
import { SaveBar } from './save-bar.tsx'
import { changesList, summaryOf, useFocusAfter } from './submission.ts'
import { type Opening, useOpening } from './use-opening.ts'

type Fields<Value extends Record<string, unknown>> = {
  [Name in keyof Value]-?: FieldMetadata<Value[Name], Value>
}

type AdminFormProps<Schema extends ZodType<unknown, Record<string, unknown>>> = {
  /** The same that the server checks with. */
  schema: Schema
  /** The act that it is sent for: `acts.button('save')`. */
  asks: { name: string; value: string }
  /** What the form begins with; later changes of it are not taken over while it is open. */
  record: DefaultValue<input<Schema>>
  /** When the record was last changed, as ISO text; null for a new one. */
  version: string | null
  /** What the action answered last: `useFormAnswer(actionData)`. */
  answer: FormAnswer | null
  /** Whose records they are; none for a form of other things. */
  noun?: Noun
  /** 'Salva la guida' */
  saveLabel: string
  /**
   * A second button shows the record to everybody as it stands: what it asks for, and the schema
   * that it is checked with. The first one, Enter and Ctrl+S keep it as a draft; what is saved stays
   * open as it is. `label` null: whoever looks may not.
   */
  publishing?: { asks: { name: string; value: string }; label: string | null; schema: Schema }
  /** 'Guida salvata.', shown after this form stored it. */
  savedText?: string
  /** What is stored everybody sees. */
  isSeen?: boolean
  /** When the record was loaded as it is, in milliseconds. */
  now: number
  /** Told whether words are typed while a save is on its way. */
  onTyping?: (isTyping: boolean) => void
  /** The sections, from the fields. */
  children: (fields: Fields<input<Schema>>, form: FormMetadata<input<Schema>>) => ReactNode
  /** Buttons beside the one that saves. */
  beside?: ReactNode
  /** What is typed here is somebody's own: none of it stays on this device. */
  isPersonal?: boolean
}

/**
 * The frame of every administrators' form: checks with the server's own schema, names the errors at
 * their fields and in a summary, saves once, keeps what is typed as a draft, and says when
 * somebody else saved meanwhile.
 */
export function AdminForm<Schema extends ZodType<unknown, Record<string, unknown>>>(
  props: AdminFormProps<Schema>,
) {
  useOpenForm()
  const answer = useLastAnswer(props.answer)
  const { opening, isSaved, tellTyping } = useOpening({
    ...{ version: props.version, now: props.now, answer, onTyping: props.onTyping },
    isKeptOpen: props.publishing !== undefined,
  })
  return (
    <Opened
      key={opening.turn}
      {...props}
      answer={answer}
      isSaved={isSaved}
      opening={opening}
      onTyping={tellTyping}
    />
  )
}

type OpenedProps<Schema extends ZodType<unknown, Record<string, unknown>>> =
  AdminFormProps<Schema> & {
    isSaved: boolean
    opening: Opening
    onTyping: (isTyping: boolean) => void
  }

function Opened<Schema extends ZodType<unknown, Record<string, unknown>>>({
  isSaved,
  opening,
  ...props
}: OpenedProps<Schema>) {
  const { schema, record, version, answer, savedText } = props
  const [begun, setBegun] = useState({ record, version, turn: 0 })
  const [stored, setStored] = useState(opening.version)
  if (stored !== opening.version) {
    setStored(opening.version)
    setBegun({ ...begun, version: opening.version })
  }
  // What changed since stands not in this form: who writes here hears of nothing, and loses nothing.
  const [loaded, setLoaded] = useState({ record, version })
  if (version !== loaded.version) {
    setLoaded({ record, version })
    const isSame = JSON.stringify(record) === JSON.stringify(loaded.record)
    if (isSame && begun.version === loaded.version) setBegun({ ...begun, version })
  }
  const opener = useDraftOwner()
  const ownerId = props.isPersonal ? null : opener
  const { former, take, settle } = useFormerDraft(ownerId, opening.saves)
  const resume = () => {
    const draft = take()
    if (!draft) return
    const typed = parseWithZod(formOf(draft), { schema }).payload as typeof record
    setBegun({ record: typed, version: draft.version, turn: begun.turn + 1 })
  }
  return (
    <div className="form-column">
      {/* Until a later save is refused. */}
      {isSaved && savedText && !answer && <SavedNote text={savedText} isBeside={opening.stays} />}
      {former && <FormerDraft draft={former} onResume={resume} onSettled={settle} />}
      <Sheet
        {...props}
        key={begun.turn}
        record={begun.record}
        version={begun.version}
        ownerId={ownerId}
        saves={opening.saves}
        savedAt={opening.savedAt}
        isResumed={begun.turn > 0}
        isOutdated={version !== begun.version}
      />
    </div>
  )
}

/** Beside somebody who types on it does not take the focus. */
const SavedNote = ({ text, isBeside }: { text: string; isBeside: boolean }) =>
  isBeside ? (
    <div role="status" tabIndex={-1} className="done-note">
      <Note kind="ok">{text}</Note>
    </div>
  ) : (
    <FocusedNote about={null} kind="ok" role="status">
      {text}
    </FocusedNote>
  )

/** No form has a field for a record's dates, and conform reads every one: also the broken. */
const withoutDates = <Fields,>(record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record ?? {}).filter(([, value]) => !(value instanceof Date)),
  ) as Fields

type SheetProps<Schema extends ZodType<unknown, Record<string, unknown>>> =
  AdminFormProps<Schema> & {
    ownerId: string | null
    saves: number
    savedAt: number | null
    /** It holds a draft of before. */
    isResumed: boolean
    isOutdated: boolean
    onTyping: (isTyping: boolean) => void
  }

function Sheet<Schema extends ZodType<unknown, Record<string, unknown>>>({
  schema,
  asks,
  noun,
  isSeen = false,
  record,
  version,
  answer,
  saveLabel,
  children,
  beside,
  publishing,
  ownerId,
  saves,
  savedAt,
  isResumed,
  isOutdated,
  onTyping,
}: SheetProps<Schema>) {
  const element = useRef<HTMLFormElement>(null)
  const saver = useRef<HTMLButtonElement>(null)
  const isSaving = useNavigation().formMethod === 'POST'
  // True from the press on, a moment before the navigation says so: a key may come between.
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSaving) isSent.current = false
  }, [isSaving])
  const [form, fields] = useForm<input<Schema>, output<Schema>>({
    id: 'modulo',
    defaultValue: withoutDates(record),
    lastResult: answer?.reply ?? null,
    constraint: getZodConstraint(schema),
    onValidate: ({ formData }) =>
      parseWithZod(formData, {
        schema: publishing && isAskedBy(formData, 'publish') ? publishing.schema : schema,
      }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { hears, tell } = useRestingInput()
  const pressed = useFocusAfter(isSaving)
  const [turn, setTurn] = useState({ answer, tries: 0 })
  if (turn.answer !== answer) setTurn({ answer, tries: 0 })
  return (
    <FormProvider context={form.context}>
      <Form
        ref={element}
        method="post"
        // Letters with accents would be three times as long otherwise.
        encType="multipart/form-data"
        id={form.id}
        noValidate={form.noValidate}
        onInput={(event) => {
          if (hears(event) && (isSaving || isSent.current)) onTyping(true)
        }}
        onFocus={keepName}
        onBlur={tell}
        onSubmit={(event) => {
          tell()
          form.onSubmit(event)
          pressed(event)
          if (changesList(event.nativeEvent as SubmitEvent)) return
          onTyping(false)
          isSent.current = !event.defaultPrevented
          setTurn({ answer, tries: turn.tries + 1 })
        }}
        onKeyDown={(event) => {
          if (!publishing || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!isSaving) event.currentTarget.requestSubmit(saver.current)
        }}
        className="admin-form"
      >
        {/* Enter in a field saves; without it the first button of a list would be pressed. */}
        <button type="submit" hidden disabled={isSaving} ref={saver} {...asks} />
        <input type="hidden" name={formNames.whole} value="si" />
        <ErrorSummary {...summaryOf(form, noun)} turn={turn} />
        <FailureNote answer={answer} />
        <SessionNote answer={answer} />
        <LossNote answer={answer} />
        <UnfinishedNote answer={answer} />
        <ConflictNote
          answer={answer}
          isOutdated={isOutdated}
          isOfRecord={publishing !== undefined}
          isPublishing={publishing !== undefined && answer?.asked === publishing.asks.value}
        />
        {Object.entries(answer?.decided ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {version !== null && <input type="hidden" name={formNames.version} value={version} />}
        {children(fields as Fields<input<Schema>>, form)}
        <SaveBar
          save={{ asks, label: saveLabel }}
          publish={publishing}
          beside={beside}
          form={element}
          kept={{ ownerId, version, saves, isBegun: isResumed }}
          savedAt={isOutdated || answer ? null : savedAt}
          isSeen={isSeen}
        />
        {/* Last, so that a button's own act counts: a note's button does what was refused. */}
        <input type="hidden" name={asks.name} value={answer?.asked ?? asks.value} />
      </Form>
    </FormProvider>
  )
}
