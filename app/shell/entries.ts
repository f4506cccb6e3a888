import { codesPath } from '../group-paths.ts'
import {
  dashboardPath,
  guidesPath,
  helpPath,
  homePath,
  lessonsPath,
  letterPath,
  loginPath,
  messagePath,
  promptsPath,
  savedListPath,
  scenesPath,
  toolsPath,
} from '../paths.ts'
import type { Right, Role } from '../platform/roles.ts'

/** Somebody signed in, as far as every screen shows it. */
export type PublicUser = {
  id: string
  name: string
  role: Role
  /** What they may do that others may not. */
  rights?: readonly Right[]
  /** Notices that editors wrote and this person may publish; left out where none waits. */
  waiting?: number
  /** They said 'Non è il mio computer': what every screen says of it, which no script carries. */
  shared?: SharedWords
  /** Where their role, or their group, has its place; no script carries the words. */
  place?: Entry
}

export type SharedWords = Record<'name' | 'here' | 'over' | 'again' | 'finish', string> & {
  /** Where a slip brings them back. */
  slipTo?: string
}

export type Entry = { to: string; label: string }

/** Entries of the navigation bar, in order; signing in and out stand after them. */
export function navigationEntries(user: PublicUser | null): Entry[] {
  if (!user) return [{ to: homePath(), label: 'Home' }]
  return [
    { to: homePath(), label: 'Home' },
    { to: promptsPath(), label: 'Fucina Prompts' },
    { to: guidesPath(), label: 'Guide' },
    { to: toolsPath(), label: 'Strumenti AI' },
    { to: dashboardPath(), label: 'Dashboard' },
    ...(user.place ? [user.place] : []),
  ]
}

export type Door = Entry & { drawing?: string }

/** What most people come for: first in the menu of a phone, before the entries. */
export function menuDoors(user: PublicUser | null): Door[] {
  const papers = [
    { to: letterPath(), label: 'Ho una lettera', drawing: 'lettera' },
    { to: messagePath(), label: 'Un messaggio strano', drawing: 'palestra' },
  ]
  if (user) return [{ to: savedListPath(), label: 'Le mie risposte', drawing: 'fucina' }, ...papers]
  return [
    ...papers,
    { to: lessonsPath(), label: 'Prima di cominciare', drawing: 'passi' },
    { to: scenesPath(), label: 'La palestra' },
    { to: codesPath(), label: 'Sono in un gruppo', drawing: 'comunita' },
  ]
}

/** Quick links of the footer: nothing that would send a visitor to the sign-in. */
export function footerEntries(user: PublicUser | null): Entry[] {
  return [
    { to: homePath(), label: 'Home' },
    { to: promptsPath(), label: 'Fucina Prompts' },
    ...(user
      ? [
          { to: guidesPath(), label: 'Guide' },
          { to: toolsPath(), label: 'Strumenti AI' },
        ]
      : [{ to: loginPath(), label: 'Accedi' }]),
    { to: helpPath(), label: 'Aiuto' },
  ]
}
