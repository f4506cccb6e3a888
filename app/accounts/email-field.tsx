import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { focusFirst } from '../ui/focus-first.ts'
import { accountLimits } from './account.ts'
import { nearMiss } from './near-miss.ts'

/** After a pause of this length nobody is in the middle of a word. */
const pauseMilliseconds = 900

type EmailFieldProps = {
  label?: string
  hint?: string
  autoComplete?: string
  error: string | undefined
  defaultValue: string | undefined
}

/**
 * An address, and under it 'Intendevi…?' when a usual provider seems mistyped: a question, answered
 * with one press or not at all.
 */
export function EmailField(props: EmailFieldProps) {
  const { label = 'Email', hint, autoComplete = 'email', error, defaultValue } = props
  const { input, meant, look, correct } = useQuestion()
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
        onInput={look}
      />
      <div aria-live="polite" className="empty:absolute">
        {meant && (
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-r-lg border-l-[5px] border-ember bg-ember-wash px-3 py-2.5 leading-snug">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              Intendevi <b>{meant}</b>?
            </p>
            <Button type="button" size="small" onClick={correct}>
              Sì, correggi
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function useQuestion() {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [meant, setMeant] = useState<string | null>(null)

  function look() {
    clearTimeout(timer.current)
    setMeant(null)
    timer.current = setTimeout(
      () => setMeant(nearMiss(input.current?.value ?? '')),
      pauseMilliseconds,
    )
  }

  function correct() {
    const { current } = input
    if (!current || meant === null) return
    current.value = meant
    focusFirst(
      () => current.focus(),
      () => current.dispatchEvent(new Event('input', { bubbles: true })),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page was alive
  useEffect(() => {
    look()
    return () => clearTimeout(timer.current)
  }, [])
  return { input, meant, look, correct }
}
