import {
  BookOpen,
  Bot,
  BriefcaseBusiness,
  ChartColumn,
  Database,
  type LucideIcon,
  MessageSquareText,
  Users,
  Wrench,
} from 'lucide-react'

export type Entry = { to: string; label: string; Icon: LucideIcon; also?: string }

/** The sidebar, in order; `also` is a second address of the same screen. */
export const entries: Entry[] = [
  { to: '/admin/dashboard', label: 'Dashboard', Icon: ChartColumn, also: '/admin' },
  { to: '/admin/guides', label: 'Guide', Icon: BookOpen },
  { to: '/admin/tools', label: 'Strumenti AI', Icon: Wrench },
  { to: '/admin/users', label: 'Utenti', Icon: Users },
  { to: '/admin/professions', label: 'Professioni', Icon: BriefcaseBusiness },
  { to: '/admin/prompts', label: 'Prompt', Icon: MessageSquareText },
  { to: '/admin/test', label: 'Database', Icon: Database },
]

/** What came later stands below them, under a hairline. */
export const laterEntries: Entry[] = [{ to: '/admin/ai', label: 'Servizio AI', Icon: Bot }]
