import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import { versionAddress } from './version-address.ts'

type VersionLinksProps = {
  /** What each version came from, in words, the oldest first. */
  labels: (string | null)[]
  /** Which one it is, counted from 0. */
  index: number
}

/** Which version is on the page, what it came from, and the way to its neighbours. */
export function VersionLinks({ labels, index }: VersionLinksProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  // The pressed link may go or name another version; the place says which one came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version is there
  useEffect(() => {
    if (isAsked.current) place.current?.focus()
    isAsked.current = false
  }, [index])
  if (labels.length === 1) return null
  const label = labels[index]
  const to = (target: number) => ({
    to: versionAddress(target, labels.length),
    replace: true,
    preventScrollReset: true,
    size: 'small' as const,
    onClick: (event: MouseEvent) => {
      isAsked.current = !(event.metaKey || event.ctrlKey || event.shiftKey)
    },
  })
  return (
    <nav className="versions noprint mb-0" aria-label="Versioni">
      <p ref={place} tabIndex={-1} className="which" aria-current="page">
        Versione {index + 1} di {labels.length}
        {label ? <Tag>{label}</Tag> : null}
      </p>
      <div className="row">
        {index > 0 ? (
          <ButtonLink {...to(index - 1)} icon={<ArrowLeft className="i" aria-hidden="true" />}>
            Versione {index}
          </ButtonLink>
        ) : null}
        {index + 1 < labels.length ? (
          <ButtonLink {...to(index + 1)}>
            Versione {index + 2}
            <ArrowRight className="i" aria-hidden="true" />
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}
