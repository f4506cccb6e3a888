import { actsOf } from '../acts/acts.ts'

/** What the screen of a record's versions asks for. */
export const versionActs = actsOf({
  restore: 'Errore nel ripristino della versione. Riprova.',
  publish: 'Errore nella pubblicazione. Riprova.',
})
