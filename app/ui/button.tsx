import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
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
    /** Work goes on: presses are ignored, the width stays, focus is kept. */
    busy?: boolean
    /** Words while busy, for example 'Sto scrivendo…'. */
    busyLabel?: string
    /** Why the button is disabled, shown as text beneath it while it is. */
    why?: string
  }

/** A button. As in HTML it submits the form it stands in unless `type="button"` is given. */
export function Button({
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
    if (busy) event.preventDefault()
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
export function ButtonLink({ kind, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size }, className)}>
      {icon}
      {children}
    </Link>
  )
}
