import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { accountLimits } from './account.ts'
import { type FormAnswer, shownAgain } from './form-answer.ts'

/** After a pause of this length nobody is in the middle of a word. */
const pauseMilliseconds = 900

/** What the server said to the form: what was typed, and what was probably meant. */
export type AddressAnswer = Pick<FormAnswer, 'values' | 'meant'> & Partial<FormAnswer>

type EmailFieldProps = {
  label?: string
  hint?: string
  autoComplete?: string
  error: string | undefined
  defaultValue: string | undefined
  answer: AddressAnswer | null
  /** What to do when the address is right as it is; null: it goes on by itself. */
  elseDo: string | null
}

/**
 * An address, and under it 'Intendevi…?' when a usual provider seems mistyped: a question, answered
 * with one press or not at all.
 */
export function EmailField(props: EmailFieldProps) {
  const { label = 'Email', hint, autoComplete = 'email' } = props
  const { error, defaultValue, answer, elseDo } = props
  const isHydrated = useHydrated()
  const { input, asked, look, correct } = useQuestion(answer)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Asked whether the address is right: the answer to that is the next press.
    if (answer?.code === shownAgain) button.current?.focus()
  }, [answer])
  return (
    <div>
      <TextField
        ref={input}
        name="email"
        type="email"
        label={label}
        hint={hint}
        autoComplete={autoComplete}
        required
        maxLength={accountLimits.email}
        defaultValue={defaultValue}
        error={error}
        onInput={(event) => look(event.currentTarget.value)}
      />
      <div role="status" className="empty:absolute">
        {asked?.meant && (
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-r-lg border-l-[5px] border-ember bg-ember-wash px-3 py-2.5 leading-snug">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              Intendevi <b>{asked.meant}</b>?{elseDo && <span className="soft"> {elseDo}</span>}
            </p>
            <Button
              ref={button}
              // Enter in a field presses the form's first button that sends it.
              type={isHydrated ? 'button' : 'submit'}
              size="small"
              name="meant"
              value={asked.meant}
              formNoValidate
              onClick={isHydrated ? correct : undefined}
            >
              Sì, correggi
            </Button>
            <input type="hidden" name="asked" value={asked.typed} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Who types is asked by the page, who has sent the form by the server's answer. */
function useQuestion(answer: AddressAnswer | null) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [own, setOwn] = useState<{
    since: AddressAnswer | null
    typed: string
    meant: string | null
  }>()
  const sent = answer && { typed: (answer.values['email'] ?? '').trim(), meant: answer.meant }
  const asked = own?.since === answer ? own : sent

  function look(value: string) {
    clearTimeout(timer.current)
    const typed = value.trim()
    if (asked?.meant && asked.typed !== typed) setOwn({ since: answer, typed, meant: null })
    timer.current = setTimeout(async () => {
      const { nearMiss } = await import('./sign-in/near-miss.ts')
      setOwn({ since: answer, typed, meant: nearMiss(typed) })
    }, pauseMilliseconds)
  }

  function correct() {
    const { current } = input
    if (!current || !asked?.meant) return
    current.value = asked.meant
    setOwn({ since: answer, typed: asked.meant, meant: null })
    current.dispatchEvent(new Event('input', { bubbles: true }))
    current.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was alive
  useEffect(() => {
    if (input.current?.value && !answer) look(input.current.value)
    return () => clearTimeout(timer.current)
  }, [])
  return { input, asked, look, correct }
}
