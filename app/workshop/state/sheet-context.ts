import { createContext, type Dispatch, useContext } from 'react'
import type { MarkdownBlock } from '../../ui/markdown/markdown-tree.ts'
import type { NoScriptAnswer, WorkshopPage } from '../workshop-page.ts'
import type { Wish } from './answer-state.ts'
import type { SentPrompt } from './sheet-content.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'

/** A request that is not the sheet's: a letter, a strange message, a reply (app/letter). */
export type OtherRequest = {
  address: string
  body: unknown
  question: SentPrompt
  /** Asked of the answer on screen: its next version comes. */
  wish?: Wish
  /** What the person says herself: a letter or a message is somebody else's. */
  own?: string
  /** A strange message, or what happened with it. */
  strange?: string
  offline: string
}

/** What can be asked for, one thing at a time, and 'Ferma'. */
export type SheetAsks = {
  /** An answer to the sheet. @param mayGo asked of a warning, where the guard's code sees data */
  ask: (mayGo: (warning: string) => boolean) => Promise<void>
  /** The next version of the answer on screen. */
  wish: (text: string, mayGo?: (warning: string) => boolean) => Promise<void>
  /** An answer to what is not the sheet's. */
  askOther: (asked: OtherRequest) => Promise<void>
  stop: () => void
  draw: () => Promise<void>
}

/** What the parts of a screen with a sheet share. */
export type Sheet = {
  page: WorkshopPage
  state: SheetState
  dispatch: Dispatch<SheetAction>
  generation: SheetAsks
  /** The personal data guard; null while its code is on its way, or nothing was there to see. */
  guard: Guard | null
  /** A field that it looks at holds something. */
  wantGuard: () => void
  /** Parses an answer; null while its code is on its way. */
  parse: ((text: string) => MarkdownBlock[]) | null
  /** Script runs: without it the form is sent as it is, and nothing is disabled. */
  isHydrated: boolean
  noScript: NoScriptAnswer | undefined
  /** Where a visitor comes back to after signing in. */
  returnPath: string
}

type Guard = typeof import('../guard/guarded-field.tsx')

export const SheetContext = createContext<Sheet | null>(null)

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('a part of a sheet stands outside of one')
  return sheet
}
