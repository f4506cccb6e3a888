import { useState } from 'react'

/**
 * A message that is said when it comes or changes, and can also be read afterwards. What stands there
 * on arrival is there to be read: the region that speaks is empty until there is news.
 */
export function Status({
  children: text,
  className = 'small',
  tabIndex,
  isSilent = false,
}: {
  children: string | false | null | undefined
  className?: string
  tabIndex?: number
  /** It is heard in another way. */
  isSilent?: boolean
}) {
  const [first] = useState(text)
  const [isNews, setNews] = useState(false)
  if (!isNews && text !== first) setNews(true)
  return (
    <>
      {text && !isNews ? (
        <p className={className} tabIndex={tabIndex}>
          {text}
        </p>
      ) : null}
      <p
        aria-live={isSilent ? undefined : 'polite'}
        className={text && isNews ? className : 'vh'}
        tabIndex={text && isNews ? tabIndex : undefined}
      >
        {isNews ? text : null}
      </p>
    </>
  )
}
