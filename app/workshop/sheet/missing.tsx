import type { ReactNode } from 'react'
import { Note } from '../../ui/note.tsx'

type MissingProps = { isFailed: boolean; children: ReactNode }

/** A part of the screen that is not there, or could not be loaded. */
export function Missing({ isFailed, children }: MissingProps) {
  return (
    <Note kind={isFailed ? 'bad' : 'info'} role={isFailed ? 'alert' : 'status'}>
      {children}
    </Note>
  )
}
