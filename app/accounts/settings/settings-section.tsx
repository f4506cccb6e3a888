import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { Status } from '../../ui/status.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SettingsAnswer } from './settings-action.server.ts'
import {
  type doneMessage,
  type SettingsForm as FormName,
  type SettingsIntent,
  sectionId,
  settingsAddress,
} from './settings-forms.ts'

/** What every part of the screen is told of the form that was sent last. */
export type SentForm = {
  answer: SettingsAnswer | null
  outcome: ReturnType<typeof doneMessage>
}

type SettingsSectionProps = {
  id: string
  title: string
  /** What this part is for, under its title. */
  about: ReactNode
  children: ReactNode
}

/** A part of the settings: on wide screens its words stand beside its form. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  return (
    <section
      id={sectionId(id)}
      aria-labelledby={`titolo-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-[3px] border-ink pt-6 pb-14 lg:grid-cols-[20rem_minmax(0,38rem)] lg:gap-16"
    >
      <div className="grid content-start gap-2">
        <h2 id={`titolo-${id}`} className="text-xl">
          {title}
        </h2>
        <div className="soft">{about}</div>
      </div>
      <div className="stack gap-6">{children}</div>
    </section>
  )
}

/** What was wrong with the form of this part, if it was the one sent last. */
export const sentErrors = (form: FormName, answer: SettingsAnswer | null): FieldError[] =>
  answer?.form === form ? answer.errors : []

type SettingsFormProps = SentForm & {
  form: FormName
  /** Which of the operations of this part. */
  intent: SettingsIntent
  failedTitle: string
  /** Empties its fields once it is done, as passwords want. */
  isForgetful?: boolean
  children: (state: {
    isBusy: boolean
    errorOf: (field: string) => string | undefined
  }) => ReactNode
}

/** A form of the settings with its errors and what became of it; works without script. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, intent, answer, outcome, failedTitle, isForgetful = false, children } = props
  const element = useRef<HTMLFormElement>(null)
  // Then the server's words answer for the browser's, which may not be Italian.
  const isAlive = useHydrated()
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent
  const errors = sentErrors(form, answer)
  const isDone = outcome?.form === form && !answer && !isBusy
  useEffect(() => {
    if (isDone && isForgetful) element.current?.reset()
  }, [isDone, isForgetful])
  return (
    <Form
      ref={element}
      method="post"
      action={settingsAddress(form)}
      replace
      noValidate={isAlive}
      className="stack gap-5"
    >
      <ErrorSummary
        title={errors.some(({ field }) => field) ? undefined : failedTitle}
        errors={errors}
      />
      <input type="hidden" name="intent" value={intent} />
      {children({ isBusy, errorOf: (name) => errors.find(({ field }) => field === name)?.message })}
      <Status
        className={`font-semibold empty:hidden ${outcome?.done === 'delay-reset' ? 'text-ink' : 'text-success'}`}
      >
        {isDone ? outcome.message : null}
      </Status>
    </Form>
  )
}
