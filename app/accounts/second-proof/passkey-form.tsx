import { FingerprintPattern } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  type PasskeyPurpose,
  passkeyField,
  proofTexts,
} from '../../security/second-proof/second-proof.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { askDevice, knowsPasskeys } from './passkey-browser.ts'

type PasskeyFormProps = {
  purpose: PasskeyPurpose
  label: string
  kind?: 'main' | 'plain'
  /** Where it is sent; to the screen's own address unless given. */
  action?: string
  /** What sends it; a router's form unless given. */
  form?: typeof Form
  message?: string | undefined
  /** Checked before the device is asked. @returns what is wrong */
  check?: (form: FormData) => string | null
  /** Stands in its place where the browser cannot do it. */
  otherwise?: ReactNode
  children?: ReactNode
}

/**
 * A form that a telephone or computer fills in: the press asks the device, its answer sends the
 * form. Without script there is none.
 */
export function PasskeyForm(props: PasskeyFormProps) {
  const { purpose, label, kind = 'main', message, check } = props
  const isHydrated = useHydrated()
  const answer = useRef<HTMLInputElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useNavigation().formMethod === 'POST' || isAsking

  async function ask() {
    setAsking(true)
    setProblem(null)
    const asked = await askDevice(purpose)
    setAsking(false)
    if (!answer.current || !send.current) return
    if ('problem' in asked) {
      setProblem(asked.problem)
      return
    }
    answer.current.value = asked.answer
    send.current.click()
    // The form is on its way; the next press asks anew.
    answer.current.value = ''
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (answer.current?.value) return
    event.preventDefault()
    if (isBusy) return
    const found = check?.(new FormData(event.currentTarget)) ?? null
    if (found === null) void ask()
    else setProblem(found)
  }

  if (isHydrated && !knowsPasskeys()) return <>{props.otherwise}</>
  const said = problem ?? (isAsking ? undefined : message)
  const Kind = props.form ?? Form
  return (
    <>
      <Kind
        method="post"
        action={props.action}
        noValidate
        onSubmit={submit}
        className="stack gap-5 needs-script"
      >
        <ErrorSummary
          key={said}
          errors={said ? [{ field: null, message: said }] : []}
          title={proofTexts.notDone}
        />
        {props.children}
        <input ref={answer} type="hidden" name={passkeyField} defaultValue="" />
        <p>
          <Button
            kind={kind}
            busy={isBusy}
            busyLabel={proofTexts.waitingForDevice}
            icon={<FingerprintPattern aria-hidden="true" className="i" />}
          >
            {label}
          </Button>
        </p>
        <button ref={send} type="submit" hidden />
      </Kind>
      {props.otherwise ? <noscript>{props.otherwise}</noscript> : null}
    </>
  )
}
