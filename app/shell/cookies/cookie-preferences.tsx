import { reopenBanner } from './cookie-store.ts'

/** 'Preferenze cookie': opens the banner again. */
export function CookiePreferences({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`needs-script ${className}`} onClick={reopenBanner}>
      Preferenze cookie
    </button>
  )
}
