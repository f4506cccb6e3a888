import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from './button.tsx'

type ErrorStateProps = {
  title?: string
  text: ReactNode
  /** Without it, and without script, 'Riprova' loads the page again. */
  onRetry?: () => void
  retryLabel?: string
}

/** What failed, in the catalogue's words, and one button to try again. */
export function ErrorState({
  title = 'Qualcosa è andato storto',
  text,
  onRetry,
  retryLabel = 'Riprova',
}: ErrorStateProps) {
  const here = useLocation()
  return (
    <div className="card state" role="alert">
      <img src="/drawings/errore.svg" alt="" width="240" height="200" />
      <h2>{title}</h2>
      <p>{text}</p>
      <a
        href={here.pathname + here.search}
        className={buttonClass()}
        onClick={(event) => {
          if (!onRetry) return
          event.preventDefault()
          onRetry()
        }}
      >
        <RotateCw aria-hidden="true" className="i" />
        {retryLabel}
      </a>
    </div>
  )
}
