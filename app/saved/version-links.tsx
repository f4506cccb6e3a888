import { ChevronLeft, ChevronRight } from 'lucide-react'
import { versionLabel, versionsOf } from '../platform/ai/conversation.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import type { SavedResponse } from './saved.ts'
import { versionAddress } from './version-address.ts'

type VersionLinksProps = {
  saved: Pick<SavedResponse, 'response' | 'turns'>
  /** Counted from 0. */
  index: number
}

/** Which version is on the page, what it came from, and the way to its neighbours. */
export function VersionLinks({ saved, index }: VersionLinksProps) {
  const versions = versionsOf(saved.response, saved.turns)
  if (versions.length === 1) return null
  const label = versionLabel(versions[index])
  const to = (target: number) => ({
    to: versionAddress(target, versions.length),
    replace: true,
    preventScrollReset: true,
    size: 'small' as const,
  })
  return (
    <nav className="versions noprint" aria-label="Versioni">
      <p className="which" aria-current="page">
        Versione {index + 1} di {versions.length}
        {label ? <Tag>{label}</Tag> : null}
      </p>
      <div className="row">
        {index > 0 ? (
          <ButtonLink {...to(index - 1)} icon={<ChevronLeft className="i" aria-hidden="true" />}>
            Versione {index}
          </ButtonLink>
        ) : null}
        {index + 1 < versions.length ? (
          <ButtonLink {...to(index + 1)}>
            Versione {index + 2}
            <ChevronRight className="i" aria-hidden="true" />
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  )
}
