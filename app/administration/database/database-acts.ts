import { actsOf } from '../../records/acts/acts.ts'
import { trashActs } from '../trash/trash.ts'

/** What the buttons of the database screen and of the trash ask for. */
export const databaseActs = actsOf({
  sync: 'Errore durante la configurazione: il sito non è riuscito a finire, e non è cambiato niente. Riprova tra poco.',
  ...trashActs.failedTexts,
})
