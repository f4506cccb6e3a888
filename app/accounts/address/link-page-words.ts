import { undoTime } from './address-change.ts'

/** What a link in a mail opens, for whoever opens it. */
export type LinkPage =
  | { state: 'worthless' | 'refused' }
  | { state: 'confirm'; address: string; former: string }
  | { state: 'undo' | 'refuse' | 'other'; address: string }
  | { state: 'signIn'; address: string; here: string }

type Words = { title: string; lines: string[]; button?: string }

const mayClose = 'Puoi chiudere questa pagina.'

/** The page's words; a button where there is something to do. */
export function linkPageWords(page: LinkPage): Words {
  switch (page.state) {
    case 'confirm':
      return {
        title: 'Vuoi usare questo indirizzo?',
        lines: [
          `Il tuo account ora ha l'indirizzo ${page.former}. Da qui in poi entri con ${page.address}, e lì ti scriviamo.`,
          `Avvisiamo anche ${page.former}: da lì si può annullare per ${undoTime}.`,
        ],
        button: 'Conferma il nuovo indirizzo',
      }
    case 'undo':
      return {
        title: "Vuoi rimettere l'indirizzo di prima?",
        lines: [
          `Il tuo account avrà di nuovo l'indirizzo ${page.address}. Tutti i dispositivi sono scollegati, e la password di adesso non vale più.`,
          'Poi ti chiediamo di sceglierne una nuova. Se non hai mai avuto un account qui, chiudi questa pagina: non devi fare niente.',
        ],
        button: "Rimetti l'indirizzo di prima",
      }
    case 'refuse':
      return {
        title: 'Questo account non è tuo?',
        lines: [
          `Qualcuno ha scritto ${page.address} al posto del suo indirizzo. Se l'account non è tuo lo togliamo, e avvisiamo la persona.`,
          `Se invece l'account è tuo, chiudi questa pagina: ${page.address} resta il tuo indirizzo.`,
        ],
        button: 'Non è mio: togliete il mio indirizzo',
      }
    case 'refused':
      return {
        title: 'Grazie, abbiamo tolto il tuo indirizzo',
        lines: [`Non riceverai altre email da noi per quell'account. ${mayClose}`],
      }
    case 'signIn':
      return {
        title: 'Manca solo un passo',
        lines: [
          `Per usare ${page.address} accedi al tuo account con l'indirizzo e la password di sempre. Poi torni qui e confermi.`,
          `Non hai chiesto niente? ${mayClose} Non cambia nulla.`,
        ],
      }
    case 'other':
      return {
        title: 'Qui è aperto un altro account',
        lines: [
          `Non è quello che ha chiesto di usare ${page.address}. Esci, e apri di nuovo il collegamento nell'email.`,
          `Non hai chiesto niente? ${mayClose} Non cambia nulla.`,
        ],
      }
    case 'worthless':
      return {
        title: 'Questo collegamento non è più valido',
        lines: [
          "Forse l'hai già usato, è passato troppo tempo, o ne hai chiesto uno dopo: vale solo l'ultimo.",
          'Per cambiare indirizzo vai nelle impostazioni. Se ti serve aiuto, chiedi a chi gestisce il sito.',
        ],
      }
  }
}
