import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { doublePress, isSecondPress } from './second-press.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLooks = {
  /** 'main' once per group; 'danger' takes something away, 'danger-full' confirms that it does. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger' | 'danger-full'
  /** 44, 52 and 64 px high. */
  size?: 'normal' | 'small' | 'big'
  icon?: ReactNode
}

const kinds = {
  main: 'main',
  plain: '',
  quiet: 'quiet',
  danger: 'danger',
  'danger-full': 'danger full',
}
const sizes = { normal: '', small: 'sm', big: 'big' }

/** Class names of a button's looks, for elements that are neither button nor router link. */
export function buttonClass(looks: ButtonLooks = {}, className?: string): string {
  return ['btn', kinds[looks.kind ?? 'plain'], sizes[looks.size ?? 'normal'], className]
    .filter(Boolean)
    .join(' ')
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLooks & {
    /**
     * Presses are ignored, the width stays, focus is kept. Left out, a button that submits is busy
     * while the navigation that it began is under way.
     */
    busy?: boolean
    /** Words while busy, for example 'Sto scrivendo…'. */
    busyLabel?: string
    /** Why the button is disabled, shown as text beneath it while it is. */
    why?: string
  }

/** As in HTML it submits its form unless `type="button"`. A second press counts for nothing. */
export function Button(props: ButtonProps) {
  const isSubmit = props.type !== 'button' && props.type !== 'reset'
  return isSubmit && props.busy === undefined ? (
    <SubmitButton {...props} />
  ) : (
    <PressedButton {...props} />
  )
}

/** Busy while what its own press has sent is under way. */
function SubmitButton({ onClick, ...props }: ButtonProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || isSending) return
    // A press that has begun nothing by now begins nothing: its form was refused, or is a fetcher's.
    const timer = setTimeout(() => setPressed(false), doublePress)
    return () => clearTimeout(timer)
  }, [isPressed, isSending])
  return (
    <PressedButton
      {...props}
      busy={isPressed && isSending}
      onClick={(event) => {
        setPressed(true)
        onClick?.(event)
      }}
    />
  )
}

function PressedButton({
  kind,
  size,
  icon,
  busy = false,
  busyLabel,
  why,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const whyId = useId()
  const explained = Boolean(why && disabled)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSecondPress(event) || busy) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-describedby={explained ? whyId : rest['aria-describedby']}
      className={buttonClass({ kind, size }, className)}
      onClick={press}
    >
      <Face icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </Face>
    </button>
  )
  if (why === undefined) return button
  return (
    <span className="with-why">
      {button}
      {explained && (
        <span className="why" id={whyId}>
          {why}
        </span>
      )}
    </span>
  )
}

function Face({
  icon,
  busy,
  busyLabel,
  children,
}: Pick<ButtonProps, 'icon' | 'busy' | 'busyLabel' | 'children'>) {
  if (busyLabel === undefined) {
    return (
      <>
        {busy ? <Spinner /> : icon}
        {children}
      </>
    )
  }
  return (
    <span className="swap">
      <span data-off={busy || undefined}>
        {icon}
        {children}
      </span>
      <span data-off={!busy || undefined}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  )
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLooks

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({
  kind,
  size,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSecondPress(event)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Link {...rest} className={buttonClass({ kind, size }, className)} onClick={press}>
      {icon}
      {children}
    </Link>
  )
}
