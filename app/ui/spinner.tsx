import { LoaderCircle } from 'lucide-react'

/**
 * A turning ring (still with reduced motion). With `label` it speaks; without, the words are beside
 * it.
 */
export function Spinner({ label, className = 'i' }: { label?: string; className?: string }) {
  return (
    <>
      <LoaderCircle aria-hidden="true" className={`spinner ${className}`} />
      {label && <span className="vh">{label}</span>}
    </>
  )
}
