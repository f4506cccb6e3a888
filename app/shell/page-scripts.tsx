import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * The framework's scripts, fetched after what the first paint needs: its preloads say nothing of
 * their priority, and a browser that takes them for urgent shares a slow line between them and the
 * style sheet. The framework offers no way to say so but through what its component renders, which
 * is why it is called as a function here; a request test fails when that no longer works.
 */
export function PageScripts() {
  const scripts = Scripts({})
  return Children.map(scripts?.props.children, (child: ReactNode) =>
    isValidElement<{ fetchPriority?: 'low' }>(child) && child.type === 'link'
      ? cloneElement(child, { fetchPriority: 'low' })
      : child,
  )
}
