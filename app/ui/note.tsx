import { Check, Info, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, ai: Info, bad: TriangleAlert, ok: Check, plain: Lock }

type NoteProps = {
  /** 'ai' labels what a model wrote; 'plain' is a quiet caution. */
  kind?: keyof typeof icons
  /** In place of the kind's own icon; null for none. */
  icon?: ReactNode
  /**
   * 'alert' is announced at once, 'status' when it is quiet; give one only to what appears later.
   */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** A boxed remark with its icon. */
export function Note({ kind = 'plain', icon, role, className, children }: NoteProps) {
  const Icon = icons[kind]
  return (
    <div role={role} className={['note', kind, className].filter(Boolean).join(' ')}>
      {icon === undefined ? <Icon aria-hidden="true" className="i" /> : icon}
      <div>{children}</div>
    </div>
  )
}
