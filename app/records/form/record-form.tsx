import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  FormProvider,
  useForm,
} from '@conform-to/react'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { input, output, ZodObject } from 'zod'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { isAskedBy } from '../acts/acts.ts'
import { editorActs } from '../editor/editor-acts.ts'
import type { Noun } from '../noun.ts'
import { type Former, formOf, useDraftOwner } from './draft.ts'
import { type FormAnswer, formNames } from './form-answer.ts'
import { changesList, keepName, summaryOf, useFocusAfter, useRestingInput } from './form-events.ts'
import { AnswerNote, FormerDraft, OutdatedNote } from './form-notes.tsx'
import { useFormState } from './form-state.ts'
import { useOpenForm } from './keep-form.ts'
import { SaveBar } from './save-bar.tsx'

export type Fields<Value extends Record<string, unknown>> = {
  [Name in keyof Value]-?: FieldMetadata<Value[Name], Value>
}

type RecordFormProps<Draft extends ZodObject> = {
  noun: Omit<Noun, 'draft'> & { draft: Draft }
  /** What the form begins with; later changes of it are not taken over while it is open. */
  record: DefaultValue<input<Draft>>
  /** Of the record as it is stored; null for a new one. */
  version: number | null
  /** What the action answered last: `useFormAnswer(actionData)`. */
  answer: FormAnswer | null
  /** Whoever looks may show it to everybody. */
  mayPublish: boolean
  /** 'Guida salvata.', shown after this form stored it. */
  savedText: string
  /** What is stored everybody sees. */
  isSeen: boolean
  /** When the record was loaded as it is, in milliseconds. */
  now: number
  children: (fields: Fields<input<Draft>>, form: FormMetadata<input<Draft>>) => ReactNode
}

/**
 * The form of a record: checks with the server's own schema, names the errors at their fields and in
 * a summary, saves once, keeps what is typed as a draft, and says when somebody else saved
 * meanwhile. 'Salva la bozza', Enter and Ctrl+S keep it as a draft, 'Salva e pubblica' shows it to
 * everybody; what is saved stays open as it is.
 */
export function RecordForm<Draft extends ZodObject>(props: RecordFormProps<Draft>) {
  useOpenForm()
  const answer = useLastAnswer(props.answer)
  const ownerId = useDraftOwner()
  const { record, version, now, noun } = props
  const state = useFormState({ record, version, now, answer }, ownerId)
  const read = (draft: Former) =>
    parseWithZod(formOf(draft), { schema: noun.draft }).payload as typeof record
  return (
    <div className="form-column">
      {/* Until a later save is refused. Beside somebody who types on it does not take the focus. */}
      {state.isSaved && !answer && (
        <div role="status" tabIndex={-1} className="done-note">
          <Note kind="ok">{props.savedText}</Note>
        </div>
      )}
      {state.former && (
        <FormerDraft
          draft={state.former}
          onResume={() => state.resume(read)}
          onDiscard={state.discard}
        />
      )}
      <OpenForm {...props} {...{ answer, ownerId, state }} key={state.turn} />
    </div>
  )
}

type OpenFormProps<Draft extends ZodObject> = RecordFormProps<Draft> & {
  state: ReturnType<typeof useFormState<DefaultValue<input<Draft>>>>
  ownerId: string | null
}

function OpenForm<Draft extends ZodObject>(props: OpenFormProps<Draft>) {
  const { noun, answer, mayPublish, isSeen, children, state, ownerId } = props
  const { base, isOutdated } = state
  const acts = editorActs(noun)
  const [asks, publishes] = [acts.button('save'), acts.button('publish')]
  const element = useRef<HTMLFormElement>(null)
  const saver = useRef<HTMLButtonElement>(null)
  const isSaving = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm<input<Draft>, output<Draft>>({
    id: 'modulo',
    defaultValue: state.record,
    lastResult: answer?.reply ?? null,
    constraint: getZodConstraint(noun.draft),
    onValidate: ({ formData }) =>
      parseWithZod(formData, {
        schema: (isAskedBy(formData, 'publish') ? noun.schema : noun.draft) as Draft,
      }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { hears, tell } = useRestingInput()
  const pressed = useFocusAfter(isSaving)
  return (
    <FormProvider context={form.context}>
      <Form
        ref={element}
        method="post"
        // Letters with accents would be three times as long otherwise.
        encType="multipart/form-data"
        data-draft
        id={form.id}
        noValidate={form.noValidate}
        onInput={hears}
        onFocus={keepName}
        onBlur={tell}
        onSubmit={(event) => {
          tell()
          form.onSubmit(event)
          pressed(event)
          if (!changesList(event.nativeEvent as SubmitEvent)) state.sent()
        }}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (!isSaving) event.currentTarget.requestSubmit(saver.current)
        }}
        className="admin-form"
      >
        {/* Enter in a field saves; without it the first button of a list would be pressed. */}
        <button type="submit" hidden disabled={isSaving} ref={saver} {...asks} />
        <input type="hidden" name={formNames.whole} value="si" />
        <ErrorSummary {...summaryOf(form, noun)} turn={state.tried} />
        {answer && <AnswerNote answer={answer} isPublishing={answer.asked === publishes.value} />}
        {isOutdated && answer?.code !== 'CONFLICT' && <OutdatedNote />}
        {Object.entries(answer?.decided ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {base !== null && <input type="hidden" name={formNames.version} value={base} />}
        {children(fields as Fields<input<Draft>>, form)}
        <SaveBar
          save={asks}
          publish={mayPublish ? publishes : null}
          form={element}
          kept={{ ownerId, version: base, saves: state.saves, isBegun: state.turn > 0 }}
          savedAt={isOutdated || answer ? null : state.savedAt}
          isSeen={isSeen}
        />
        {/* Last, so that a button's own act counts: a note's button does what was refused. */}
        <input type="hidden" name={asks.name} value={answer?.asked ?? asks.value} />
      </Form>
    </FormProvider>
  )
}
