import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { conversationPath, practicePath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { usePathAtWork } from '../../ui/use-path-at-work.ts'
import type { PracticeView } from './practice.ts'

/** A good end: what was done, in a green frame. */
export function GoodEnd({
  title,
  id,
  children,
}: {
  title: string
  id?: string
  children: ReactNode
}) {
  return (
    <div className="practice-verdict">
      <span className="arch-number" aria-hidden="true">
        <Check />
      </span>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </div>
  )
}

/** Where one goes on from the end of a conversation. */
export function Onward({ view, children }: { view: PracticeView; children?: ReactNode }) {
  const { practice, number, nextId } = view
  const path = usePathAtWork()
  return (
    <div className="act-list">
      {path ? (
        <ButtonLink kind="main" to={path}>
          Torna al percorso
          <ArrowRight aria-hidden="true" className="i" />
        </ButtonLink>
      ) : nextId ? (
        <ButtonLink kind="main" to={conversationPath(nextId)}>
          Vai alla prova {number + 1}
          <ArrowRight aria-hidden="true" className="i" />
        </ButtonLink>
      ) : (
        <ButtonLink kind="main" to={practicePath()}>
          Torna alla lista delle prove
        </ButtonLink>
      )}
      <ButtonLink to={conversationPath(practice.id)}>Rifai questa prova</ButtonLink>
      {children}
    </div>
  )
}
