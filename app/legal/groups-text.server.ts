import { withoutUseMonths } from '../groups/group.ts'
import { trashTime } from '../records/words.ts'
import type { LegalSection } from './legal.ts'

/** What is kept of whoever comes into a group. */
export const inGroups: LegalSection = {
  id: 'gruppi',
  title: 'Se entri in un gruppo',
  text: `
In un gruppo entri con un codice e un nome, anche inventato. Senza email e senza password. Teniamo questo:

- **Il nome che scegli, il gruppo e quando sei entrato.** Li vede chi guida il gruppo, anche in due, con i passi che hai fatto. Lì li vede anche chi amministra il sito. Le tue richieste, le risposte e gli indirizzi email lì non ci sono. Chi guida il gruppo può cambiare un nome che offende, o toglierti dal gruppo.
- **Quando chiedi aiuto, da quando hai la mano alzata.** Lo vede chi guida il gruppo, durante l'incontro. Se vuole, mostra i nomi di chi chiede aiuto e di chi ha finito su uno schermo in sala. Il giorno dopo lo cancelliamo.
- **Un'impronta delle parole del tuo biglietto.** Le parole non le ha nessuno: chi guida il gruppo, o lo Sportello, può solo fare un biglietto nuovo. Ne vede le parole, quindi fattelo dare subito. Quello di prima non vale più, e il registro segna chi lo ha fatto.
- **Il tuo lavoro.** Quello che fai e che salvi resta nel tuo account, come per chi ha un'email. I passi che segni come fatti restano tuoi anche se il gruppo non c'è più. Delle domande alla fine teniamo solo che le hai finite, non come hai risposto.
- **L'attestato.** Se lo chiedi, o lo stampa chi guida il gruppo, teniamo il percorso, la durata, il luogo, quello che hai fatto, il giorno e chi guidava. Il nome lo scrivi tu sulla pagina, e non lo teniamo. Resta finché hai l'account.
- **Chi guida un gruppo.** Il nome del suo account lo legge chi è nel gruppo. Fino alla fine dell'incontro lo legge anche chi ne ha il codice.

Un account senza email lo cancelliamo ${withoutUseMonths} mesi dopo l'ultima volta che entri. Un gruppo, con i nomi, ${withoutUseMonths} mesi dopo l'incontro; se chi lo guida lo elimina, dopo ${trashTime}.
`,
}
