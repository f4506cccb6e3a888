import {
  Bell,
  BookOpen,
  Bot,
  BriefcaseBusiness,
  ChartColumn,
  ChartNoAxesColumn,
  Database,
  LifeBuoy,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  ScrollText,
  ShieldQuestionMark,
  Trash2,
  Users,
  Wrench,
} from 'lucide-react'
import {
  adminDashboardPath,
  adminFiguresPath,
  adminGuidesPath,
  adminNotebooksPath,
  adminNoticesPath,
  adminProfessionsPath,
  adminPromptSetsPath,
  adminRegisterPath,
  adminScenesPath,
  adminToolsPath,
  adminUsersPath,
  aiServicePath,
  databasePath,
  trashPath,
} from '../../admin-paths.ts'
import { adminHelpPath, adminPath } from '../../paths.ts'
import type { AdminAct } from '../../platform/roles.ts'

export type AdminEntry = {
  to: string
  label: string
  Icon: LucideIcon
  /** A second address of the same screen. */
  also?: string
  /** What whoever finds it there may do. */
  act: AdminAct
}

/** The sidebar, in order. */
export const entries: AdminEntry[] = [
  {
    to: adminDashboardPath(),
    label: 'Dashboard',
    Icon: ChartColumn,
    also: adminPath(),
    act: 'seeFigures',
  },
  { to: adminGuidesPath(), label: 'Guide', Icon: BookOpen, act: 'editContent' },
  { to: adminToolsPath(), label: 'Strumenti AI', Icon: Wrench, act: 'editContent' },
  { to: adminUsersPath(), label: 'Utenti', Icon: Users, act: 'seePeople' },
  { to: adminProfessionsPath(), label: 'Professioni', Icon: BriefcaseBusiness, act: 'editContent' },
  { to: adminPromptSetsPath(), label: 'Prompt', Icon: MessageSquareText, act: 'editContent' },
  { to: databasePath(), label: 'Database', Icon: Database, act: 'seeSystem' },
]

/** What came beside the specification's seven stands apart, under a hairline. */
export const laterEntries: AdminEntry[] = [
  { to: adminFiguresPath(), label: 'Numeri', Icon: ChartNoAxesColumn, act: 'seeFigures' },
  { to: adminHelpPath(), label: 'Chi aiuta', Icon: LifeBuoy, act: 'editContent' },
  { to: adminNoticesPath(), label: 'Avvisi', Icon: Bell, act: 'editContent' },
  { to: adminScenesPath(), label: 'Scene', Icon: ShieldQuestionMark, act: 'editContent' },
  { to: adminNotebooksPath(), label: 'Quaderni', Icon: NotebookPen, act: 'editContent' },
  { to: adminRegisterPath(), label: 'Registro', Icon: ScrollText, act: 'seeRegister' },
  { to: aiServicePath(), label: 'Servizio AI', Icon: Bot, act: 'setAi' },
]

/** Where the database's screen leads, for whoever edits content without seeing that. */
export const trashEntry: AdminEntry = {
  to: trashPath(),
  label: 'Cestino',
  Icon: Trash2,
  act: 'editContent',
}
