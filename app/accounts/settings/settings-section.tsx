import type { ComponentProps, ReactNode } from 'react'
import { Status } from '../../ui/status.tsx'
import { PersonForm } from '../person-form.tsx'
import type { PersonFormAnswer } from '../person-form-answer.ts'
import {
  type doneMessage,
  type SettingsFormName as FormName,
  type SettingsIntent,
  sectionId,
  settingsAddress,
  settingsIntents,
} from './settings-forms.ts'

/** What every part of the screen is told of the form that was sent last. */
export type SentForm = {
  answer: PersonFormAnswer | null
  outcome: ReturnType<typeof doneMessage>
}

type SettingsSectionProps = {
  id: string
  title: string
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

/** The answer to a form of this part, if it was the one sent last. */
export const answerOf = (
  form: FormName,
  answer: PersonFormAnswer | null,
): PersonFormAnswer | null =>
  answer && settingsIntents[answer.values['intent'] as SettingsIntent] === form ? answer : null

/** Of a form that cannot be wrong, and whose end is seen, nothing is said. */
type SettingsFormProps = Partial<SentForm> & {
  form: FormName
  intent: SettingsIntent
  failedTitle?: string
  /** Empties its fields once it is done, as passwords want. */
  isForgetful?: boolean
  children: ComponentProps<typeof PersonForm>['children']
}

/** A form of the settings with its errors and what became of it; works without script. */
export function SettingsForm(props: SettingsFormProps) {
  const { form, intent, answer = null, outcome = null, failedTitle = '', children } = props
  const { isForgetful = false } = props
  const isDone = outcome?.form === form && !answer
  return (
    <PersonForm
      action={settingsAddress(form)}
      intent={intent}
      failedTitle={failedTitle}
      answer={answerOf(form, answer)}
      replace
      isDone={isDone && isForgetful}
    >
      {(state) => (
        <>
          {children(state)}
          <Status
            className={`font-semibold empty:hidden ${outcome?.done === 'delay-reset' ? 'text-ink' : 'text-success'}`}
          >
            {isDone && !state.isBusy ? outcome.message : null}
          </Status>
        </>
      )}
    </PersonForm>
  )
}
