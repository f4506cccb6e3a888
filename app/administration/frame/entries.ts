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
import type { Right } from '../../platform/roles.ts'

export type AdminEntry = {
  to: string
  label: string
  Icon: LucideIcon
  /** A second address of the same screen. */
  also?: string
  /** What whoever finds it there may do. */
  needs: Right
  /** Whoever may do this finds it elsewhere. */
  unless?: Right
}

/** Where whoever sees figures begins. */
export const firstEntry: AdminEntry = {
  to: adminDashboardPath(),
  label: 'Dashboard',
  Icon: ChartColumn,
  also: adminPath(),
  needs: 'seeFigures',
}

/** The sidebar below it, in order. */
export const groups: { name: string; entries: AdminEntry[] }[] = [
  {
    name: 'Contenuti',
    entries: [
      { to: adminGuidesPath(), label: 'Guide', Icon: BookOpen, needs: 'editContent' },
      { to: adminToolsPath(), label: 'Strumenti AI', Icon: Wrench, needs: 'editContent' },
      {
        to: adminProfessionsPath(),
        label: 'Professioni',
        Icon: BriefcaseBusiness,
        needs: 'editContent',
      },
      { to: adminPromptSetsPath(), label: 'Prompt', Icon: MessageSquareText, needs: 'editContent' },
      { to: adminScenesPath(), label: 'Scene', Icon: ShieldQuestionMark, needs: 'editContent' },
      { to: adminNotebooksPath(), label: 'Quaderni', Icon: NotebookPen, needs: 'editContent' },
      { to: adminHelpPath(), label: 'Chi aiuta', Icon: LifeBuoy, needs: 'editContent' },
      { to: adminNoticesPath(), label: 'Avvisi', Icon: Bell, needs: 'editContent' },
      // On the database's screen for whoever sees that.
      {
        to: trashPath(),
        label: 'Cestino',
        Icon: Trash2,
        needs: 'editContent',
        unless: 'seeSystem',
      },
    ],
  },
  {
    name: 'Persone',
    entries: [
      { to: adminUsersPath(), label: 'Utenti', Icon: Users, needs: 'seePeople' },
      { to: adminRegisterPath(), label: 'Registro', Icon: ScrollText, needs: 'seeRegister' },
    ],
  },
  {
    name: 'Sito',
    entries: [
      { to: adminFiguresPath(), label: 'Numeri', Icon: ChartNoAxesColumn, needs: 'seeFigures' },
      { to: aiServicePath(), label: 'Servizio AI', Icon: Bot, needs: 'setAi' },
      { to: databasePath(), label: 'Database', Icon: Database, needs: 'seeSystem' },
    ],
  },
]
