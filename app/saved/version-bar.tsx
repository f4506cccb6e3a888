import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Tag } from '../ui/tag.tsx'

/** How a way to another version looks; `onClick` takes the focus to what says which one came. */
type Way = {
  size: 'small'
  icon: ReactNode
  children: ReactNode
  onClick: (event: MouseEvent) => void
}

type VersionBarProps = {
  /** What each version came from, in words, the oldest first. */
  labels: readonly (string | null)[]
  /** Which one is on screen, counted from 0. */
  index: number
  way: (to: number, looks: Way) => ReactNode
}

/** Which version is on screen, what it came from, and the way to its neighbours. */
export function VersionBar({ labels, index, way }: VersionBarProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another version is there
  useEffect(() => {
    if (isAsked.current) place.current?.focus()
    isAsked.current = false
  }, [index])
  if (labels.length === 1) return null
  const label = labels[index]
  const onClick = (event: MouseEvent) => {
    isAsked.current = !(event.metaKey || event.ctrlKey || event.shiftKey)
  }
  return (
    <nav className="versions noprint" aria-label="Versioni">
      <p ref={place} tabIndex={-1} className="which">
        Versione {index + 1} di {labels.length}
        {label ? <Tag>{label}</Tag> : null}
      </p>
      <div className="row">
        {[index - 1, index + 1].map((to) =>
          labels[to] === undefined ? null : (
            <Fragment key={to}>
              {way(to, {
                size: 'small',
                icon: to < index ? <ArrowLeft className="i" aria-hidden="true" /> : null,
                children: (
                  <>
                    Versione {to + 1}
                    {to > index ? <ArrowRight className="i" aria-hidden="true" /> : null}
                  </>
                ),
                onClick,
              })}
            </Fragment>
          ),
        )}
      </div>
    </nav>
  )
}
