import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'

/** On a phone: the way back to the sheet while it is out of sight, with the first words on it. */
export function PromptBar({
  prompt,
  sheet,
}: {
  prompt: string
  sheet: RefObject<HTMLElement | null>
}) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!sheet.current) return
    // Away means below: after reading past the sheet nobody needs to be led back to it.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [sheet])
  if (!isAway || prompt.trim() === '') return null
  return (
    <div className="prompt-bar noprint">
      <p aria-hidden="true">{prompt}</p>
      <a className={buttonClass({ kind: 'main', size: 'small' })} href="#prompt">
        Vai al tuo prompt
        <ArrowDown className="i" aria-hidden="true" />
      </a>
    </div>
  )
}
