import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useMenu } from '../../ui/use-menu.ts'

/** Closes the menu and puts the keyboard on its button. */
export type RowMenuHandle = { leave: () => void }

type RowMenuProps = {
  /** Whom or what the menu is for: 'Maria Rossi'. */
  subject: string
  /** List items, with a link or a button each. */
  children: ReactNode
  ref?: Ref<RowMenuHandle>
}

/**
 * The action menu of a row. Opens and closes without script, one at a time; with it, Escape and
 * going elsewhere close it too.
 */
export function RowMenu({ subject, children, ref }: RowMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useMenu(menu)
  useImperativeHandle(ref, () => ({
    leave() {
      if (!menu.current) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    },
  }))
  return (
    <details className="row-menu" name="azioni" ref={menu}>
      <summary className="btn sm">
        Azioni<span className="vh"> per {subject}</span>
        <ChevronDown aria-hidden="true" className="i" />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
