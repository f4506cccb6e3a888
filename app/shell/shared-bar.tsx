import { useState } from 'react'
import { useLocation } from 'react-router'
import { finishPath, loginPath } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { PublicUser } from './entries.ts'

type SharedBarProps = { user: PublicUser | null; isUnknown: boolean }

/**
 * Above every screen of somebody who said 'Non è il mio computer': the way to leave nothing. When
 * their session ends while the page is open it says so, and what they typed is still there.
 */
export function SharedBar({ user, isUnknown }: SharedBarProps) {
  const { pathname, search } = useLocation()
  const [words, setWords] = useState(user?.shared)
  if (user && user.shared !== words) setWords(user.shared)
  if (!words || pathname === finishPath()) return null
  const isOver = !user && !isUnknown
  const here = pathname + search
  return (
    <aside className="shared-bar noprint" aria-label={words.name}>
      <div className="wrap">
        {isOver ? <p role="alert">{words.over}</p> : <p>{words.here}</p>}
        <p>
          {isOver && pathname !== loginPath() && (
            <ButtonLink size="small" to={loginPath(here, 'login')}>
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
