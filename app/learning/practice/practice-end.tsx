import type { ReactNode } from 'react'
import { conversationPath, practicePath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NextLink } from '../next-link.tsx'
import type { PracticeView } from './practice.ts'

/** Where one goes on from the end of a conversation. */
export function Onward({ view, children }: { view: PracticeView; children?: ReactNode }) {
  const { practice, number, nextId } = view
  return (
    <div className="act-list">
      <NextLink
        next={
          nextId
            ? { to: conversationPath(nextId), label: `Vai alla prova ${number + 1}` }
            : { to: practicePath(), label: 'Torna alla lista delle prove' }
        }
      />
      <ButtonLink to={conversationPath(practice.id)}>Rifai questa prova</ButtonLink>
      {children}
    </div>
  )
}
