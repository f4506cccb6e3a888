import {
  BookOpen,
  Bot,
  BriefcaseBusiness,
  ChartColumn,
  Database,
  LifeBuoy,
  type LucideIcon,
  MessageSquareText,
  ShieldQuestionMark,
  Users,
  Wrench,
} from 'lucide-react'
import {
  adminDashboardPath,
  adminGuidesPath,
  adminProfessionsPath,
  adminPromptSetsPath,
  adminScenesPath,
  adminToolsPath,
  adminUsersPath,
  aiServicePath,
  databasePath,
} from '../../admin-paths.ts'
import { adminHelpPath, adminPath } from '../../paths.ts'

export type AdminEntry = { to: string; label: string; Icon: LucideIcon; also?: string }

/** The sidebar, in order; `also` is a second address of the same screen. */
export const entries: AdminEntry[] = [
  { to: adminDashboardPath(), label: 'Dashboard', Icon: ChartColumn, also: adminPath() },
  { to: adminGuidesPath(), label: 'Guide', Icon: BookOpen },
  { to: adminToolsPath(), label: 'Strumenti AI', Icon: Wrench },
  { to: adminUsersPath(), label: 'Utenti', Icon: Users },
  { to: adminProfessionsPath(), label: 'Professioni', Icon: BriefcaseBusiness },
  { to: adminPromptSetsPath(), label: 'Prompt', Icon: MessageSquareText },
  { to: databasePath(), label: 'Database', Icon: Database },
]

/** What came beside the specification's seven stands apart, under a hairline. */
export const laterEntries: AdminEntry[] = [
  { to: adminHelpPath(), label: 'Chi aiuta', Icon: LifeBuoy },
  { to: adminScenesPath(), label: 'Scene', Icon: ShieldQuestionMark },
  { to: aiServicePath(), label: 'Servizio AI', Icon: Bot },
]
