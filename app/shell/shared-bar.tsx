import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { finishedPath, finishPath, loginPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { forget, keep, keptIn, readKept } from '../ui/kept.ts'
import type { PublicUser, SharedWords } from './entries.ts'

type SharedBarProps = {
  user: PublicUser | null
  isUnknown: boolean
  /** The way out stands at the foot, with the rest of the person's group. */
  isInFoot: boolean
}

/** What the tab keeps: a page that is loaded after the session's end knows the device by it. */
const key = 'fucina:sala'

/**
 * Above every screen of somebody who said 'Non è il mio computer': the way to leave nothing. When
 * their session ends while the page is open it says so, and what they typed is still there.
 */
export function SharedBar({ user, isUnknown, isInFoot }: SharedBarProps) {
  const { pathname, search } = useLocation()
  const [words, setWords] = useState(user?.shared)
  const isFinished = pathname === finishedPath()
  useEffect(() => {
    const tab = keptIn('sessionStorage')
    if (user) {
      setWords(user.shared)
      if (user.shared) keep(tab, key, user.shared)
      else forget(tab, key)
    } else if (!isFinished) setWords((known) => known ?? (readKept(tab, key)[0] as SharedWords))
  }, [user, isFinished])
  const isOver = !user && !isUnknown
  if (!words || pathname === finishPath() || (isInFoot && !isOver)) return null
  const here = pathname + search
  return (
    <aside className="shared-bar noprint" aria-label={words.name}>
      <div className="wrap">
        {isOver ? <p role="alert">{words.over}</p> : <p>{words.here}</p>}
        <p>
          {isOver && pathname !== loginPath() && (
            <ButtonLink size="small" to={words.slipTo ?? loginPath(here, 'login')}>
              {words.again}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={finishPath(here)}>
            {words.finish}
          </ButtonLink>
        </p>
      </div>
    </aside>
  )
}
