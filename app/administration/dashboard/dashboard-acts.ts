import { actsOf } from '../../records/acts/acts.ts'

/** What the forms of the dashboard ask for. */
export const dashboardActs = actsOf({
  verify: 'Non riesco a segnare la lettura. Quello che hai scritto è ancora qui: riprova.',
  undo: 'Non riesco a togliere il segno. Riprova più tardi.',
})

/** What went wrong: by the names of fields, and what was typed in them. */
export type DashboardAnswer = {
  code: string
  message: string
  fields?: Record<string, string>
  sent?: Record<string, string>
}
