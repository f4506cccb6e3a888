import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import type { StuckPoint } from './stuck.server.ts'

/**
 * The folds of the page. The fragment stands inside its fold: browsers open the fold around what an
 * address names; for older ones, and for links within the site, the page does.
 */
export function StuckList({ points }: { points: StuckPoint[] }) {
  useNamedFold()
  return (
    <div className="stuck">
      {points.map((point) => (
        <Fold key={point.id} point={point} />
      ))}
    </div>
  )
}

function Fold({ point: { id, title, text, link } }: { point: StuckPoint }) {
  return (
    <details>
      <summary>
        <h3>{title}</h3>
        <ChevronDown aria-hidden="true" className="i" />
      </summary>
      <div id={id} className="stuck-text">
        <p>{text}</p>
        <ButtonLink to={link.to} size="small">
          {link.label}
        </ButtonLink>
      </div>
    </details>
  )
}

function useNamedFold() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed twice
  useEffect(() => {
    const fold = hash && document.getElementById(hash.slice(1))?.closest('details')
    if (!fold || fold.open) return
    fold.open = true
    fold.scrollIntoView()
  }, [hash, key])
}
