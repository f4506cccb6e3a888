import type { ButtonHTMLAttributes } from 'react'
import { reopenBanner } from './cookie-store.ts'

/** 'Preferenze cookie': opens the banner again (Q31). */
export function CookiePreferences(props: Pick<ButtonHTMLAttributes<HTMLElement>, 'className'>) {
  const className = ['needs-script', props.className].filter(Boolean).join(' ')
  return (
    <button type="button" className={className} onClick={reopenBanner}>
      Preferenze cookie
    </button>
  )
}
