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
  /** Whoever may do this finds it elsewhere. */
  unless?: AdminAct
}

/** Where whoever sees figures begins. */
export const firstEntry: AdminEntry = {
  to: adminDashboardPath(),
  label: 'Dashboard',
  Icon: ChartColumn,
  also: adminPath(),
  act: 'seeFigures',
}

/** The sidebar below it, in order. */
export const groups: { name: string; entries: AdminEntry[] }[] = [
  {
    name: 'Contenuti',
    entries: [
      { to: adminGuidesPath(), label: 'Guide', Icon: BookOpen, act: 'editContent' },
      { to: adminToolsPath(), label: 'Strumenti AI', Icon: Wrench, act: 'editContent' },
      {
        to: adminProfessionsPath(),
        label: 'Professioni',
        Icon: BriefcaseBusiness,
        act: 'editContent',
      },
      { to: adminPromptSetsPath(), label: 'Prompt', Icon: MessageSquareText, act: 'editContent' },
      { to: adminScenesPath(), label: 'Scene', Icon: ShieldQuestionMark, act: 'editContent' },
      { to: adminNotebooksPath(), label: 'Quaderni', Icon: NotebookPen, act: 'editContent' },
      { to: adminHelpPath(), label: 'Chi aiuta', Icon: LifeBuoy, act: 'editContent' },
      { to: adminNoticesPath(), label: 'Avvisi', Icon: Bell, act: 'editContent' },
      // On the database's screen for whoever sees that.
      {
        to: trashPath(),
        label: 'Cestino',
        Icon: Trash2,
        act: 'editContent',
        unless: 'seeSystem',
      },
    ],
  },
  {
    name: 'Persone',
    entries: [
      { to: adminUsersPath(), label: 'Utenti', Icon: Users, act: 'seePeople' },
      { to: adminRegisterPath(), label: 'Registro', Icon: ScrollText, act: 'seeRegister' },
    ],
  },
  {
    name: 'Sito',
    entries: [
      { to: adminFiguresPath(), label: 'Numeri', Icon: ChartNoAxesColumn, act: 'seeFigures' },
      { to: aiServicePath(), label: 'Servizio AI', Icon: Bot, act: 'setAi' },
      { to: databasePath(), label: 'Database', Icon: Database, act: 'seeSystem' },
    ],
  },
]
