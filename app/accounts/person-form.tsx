import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { ErrorSummary, type FieldError } from '../ui/error-summary.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { PersonFormAnswer } from './person-form-answer.ts'

/**
 * Name and email as they were typed when a form was left, by the place in the browser's history:
 * whoever reads the rules meanwhile finds them again, whoever comes by another way does not.
 */
const left = new Map<string, Record<string, string>>()

type PersonFormProps = {
  action: string
  /** Which of the forms of its screen, where there are several. */
  intent?: string
  failedTitle: string
  answer: PersonFormAnswer | null
  /** The form's own check, before anything is sent: the first fault of each field. */
  check?: (form: FormData) => FieldError[]
  /** The page of the form takes the place of the one before in the browser's history. */
  replace?: boolean
  /** Its fields are emptied, as passwords want once they are stored. */
  isDone?: boolean
  children: (state: {
    isBusy: boolean
    errorOf: (field: string) => string | undefined
    typed: Record<string, string | undefined>
  }) => ReactNode
}

/** A form about somebody's own account, with its errors; works without script. */
export function PersonForm({ intent, failedTitle, answer, check, ...props }: PersonFormProps) {
  const { isDone = false, children, ...form } = props
  const element = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const [own, setOwn] = useState<{ key: string; errors: FieldError[] }>()
  // Then our own check answers for the browser's, whose words may not be Italian.
  const isAlive = useHydrated()
  const { formData, formMethod } = useNavigation()
  const isBusy =
    formMethod === 'POST' && (intent === undefined || formData?.get('intent') === intent)
  const errors = (own?.key === key ? own.errors : null) ?? answer?.errors ?? []

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    return () => {
      const { name, email } = Object.fromEntries(new FormData(current)) as Record<string, string>
      left.set(key, { ...(name !== undefined && { name }), ...(email !== undefined && { email }) })
    }
  }, [key])

  useEffect(() => {
    if (isDone) element.current?.reset()
  }, [isDone])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!check) return
    const found = check(new FormData(event.currentTarget))
    setOwn({ key, errors: found })
    if (found.length > 0) event.preventDefault()
  }

  return (
    <Form
      ref={element}
      method="post"
      noValidate={isAlive}
      onSubmit={onSubmit}
      className="stack gap-5"
      {...form}
    >
      <ErrorSummary
        key={key}
        title={errors.some(({ field }) => field) ? undefined : failedTitle}
        errors={errors}
      />
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children({
        isBusy,
        errorOf: (name) => errors.find(({ field }) => field === name)?.message,
        typed: answer?.values ?? left.get(key) ?? {},
      })}
    </Form>
  )
}
