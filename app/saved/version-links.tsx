import { ArrowLeft, ArrowRight } from 'lucide-react'
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
  if (labels.length === 1) return null
  const label = labels[index]
  const to = (target: number) => ({
    to: versionAddress(target, labels.length),
    replace: true,
    preventScrollReset: true,
    size: 'small' as const,
  })
  return (
    <nav className="versions noprint" aria-label="Versioni">
      <p className="which" aria-current="page">
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
