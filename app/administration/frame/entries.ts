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
import {
  adminDashboardPath,
  adminGuidesPath,
  adminPath,
  adminProfessionsPath,
  adminPromptSetsPath,
  adminToolsPath,
  adminUsersPath,
  aiServicePath,
  databasePath,
} from '../../paths.ts'

export type Entry = { to: string; label: string; Icon: LucideIcon; also?: string }

/** The sidebar, in order; `also` is a second address of the same screen. */
export const entries: Entry[] = [
  { to: adminDashboardPath(), label: 'Dashboard', Icon: ChartColumn, also: adminPath() },
  { to: adminGuidesPath(), label: 'Guide', Icon: BookOpen },
  { to: adminToolsPath(), label: 'Strumenti AI', Icon: Wrench },
  { to: adminUsersPath(), label: 'Utenti', Icon: Users },
  { to: adminProfessionsPath(), label: 'Professioni', Icon: BriefcaseBusiness },
  { to: adminPromptSetsPath(), label: 'Prompt', Icon: MessageSquareText },
  { to: databasePath(), label: 'Database', Icon: Database },
]

/** What serves the process rather than its content stands apart, under a hairline. */
export const serviceEntries: Entry[] = [{ to: aiServicePath(), label: 'Servizio AI', Icon: Bot }]
