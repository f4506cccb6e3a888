/** The administrators' addresses; no other file spells one. Learners' pages do not load them. */
import { href } from 'react-router'
import { withQuery } from './paths.ts'

export const adminDashboardPath = () => href('/admin/dashboard')
export const adminFiguresPath = () => href('/admin/figures')
export const adminFiguresCsvPath = () => href('/admin/figures/csv')
export const adminPicturesPath = () => href('/admin/pictures')
export const adminContentPath = () => href('/admin/content')
/** What would come with the product. @param bundle one of administration/content/bundles.ts */
export const bundlePath = (bundle: string) => withQuery(href('/admin/content'), { insieme: bundle })
export const exportContentPath = () => href('/admin/content/esporta')
export const adminGuidesPath = () => href('/admin/guides')
export const adminToolsPath = () => href('/admin/tools')
export const adminProfessionsPath = () => href('/admin/professions')
export const adminPromptSetsPath = () => href('/admin/prompts')
export const editPromptSetPath = (id: string) => href('/admin/prompts/:id', { id })
export const editHelpPlacePath = (id: string) => href('/admin/help/:id', { id })
export const adminNoticesPath = () => href('/admin/notices')
export const editNoticePath = (id: string) => href('/admin/notices/:id', { id })
export const adminNotebooksPath = () => href('/admin/quaderni')
export const editNotebookPath = (id: string) => href('/admin/quaderni/:id', { id })
export const adminScenesPath = () => href('/admin/scenes')
/** The versions of a record, and one of them beside now. @param edit the address of its editor */
export const versionsPath = (edit: string, version?: string) =>
  withQuery(`${edit}/versioni`, { versione: version })
export const adminUsersPath = () => href('/admin/users')
export const invitePath = () => href('/admin/users/invita')
export const adminUserPath = (id: string) => href('/admin/users/:id', { id })
export const databasePath = () => href('/admin/test')
/** Where people who administer see what is stored about themselves. */
export const authDataPath = () => withQuery(databasePath(), { scheda: 'auth-data' })
export const trashPath = () => withQuery(databasePath(), { scheda: 'cestino' })
export const manualPath = () => href('/admin/aiuto')
export const adminRegisterPath = () => href('/admin/registro')
export const adminRegisterCsvPath = () => href('/admin/registro/csv')
export const aiServicePath = () => href('/admin/ai')
