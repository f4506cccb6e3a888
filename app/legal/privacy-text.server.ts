import { withoutUseMonths } from '../groups/group.ts'
import { cookiesPath, settingsPath, termsPath } from '../paths.ts'
import { trashTime } from '../records/words.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import { writeTo } from './contact.ts'
import { howLong, inBackups, textForTheAi } from './kept-and-sent.server.ts'
import type { LegalSection, LegalText } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** Who sees what of a person and may do what, role by role as in app/platform/roles.ts. */
const whoSees = ({ ai, providers, siteName }: LegalFacts): LegalSection => ({
  id: 'chi-vede',
  title: 'Chi li vede',
  text: `
- **Tu.** Le risposte salvate le vedi solo tu. Dal sito non le vede nessun altro, neanche chi lo amministra.
- **Lo Sportello.** È chi ti aiuta di persona. Vede il nome, l'email, la città e il livello di chi non ha un ruolo nel sito. Vede anche quando ti sei iscritto, l'ultimo accesso, se l'account è sospeso e quanti accessi sono aperti. Può chiudere i tuoi accessi o sospendere l'account. Se lo chiedi tu, corregge l'email, ti stampa un codice per entrare, o elimina l'account. Ogni volta scrive il motivo. Lo rilegge chi ti aiuta dopo. Tu lo trovi nel file dei tuoi dati.
- **Chi amministra il sito.** Vede e può fare le stesse cose, per tutti. Vede anche quante guide hai finito e se hai una seconda chiave: se la perdi, la toglie. Può correggere il nome, la città e il livello. Dà i ruoli, guida ogni gruppo e legge il registro.
- **Chi guida il tuo gruppo.** È il Facilitatore. Vede il nome che hai scelto lì e i tuoi passi.
- **La Redazione.** Scrive le guide. Legge le righe su quanto è stato facile, ma senza il nome. Le legge così anche chi amministra il sito.
- **Chi cura il computer del sito e la posta.** Lavora per noi, con un contratto. Apre l'archivio solo per riparare un guasto.${
    ai.mode === 'openai'
      ? `
- **Il servizio di AI: ${asWritten(ai.provider)}.** Riceve il testo che scrivi all'AI e le foto che scegli di mandare.`
      : ''
  }${
    providers
      ? `
- **Chi ti fa entrare.** Solo se entri con ${asWritten(providers)}: sa che usi ${asWritten(siteName)}.`
      : ''
  }

Non vendiamo i dati e non li diamo ad altri. Le pagine non caricano nulla da altri siti.
`,
})

/** What is kept of whoever comes into a group. */
const inGroups: LegalSection = {
  id: 'gruppi',
  title: 'Se entri in un gruppo',
  text: `
In un gruppo entri con un codice e un nome, anche inventato. Senza email e senza password. Teniamo questo:

- **Il nome che scegli, il gruppo, il giorno e l'ora di ingresso.** Li vede chi guida il gruppo, anche in due, con i passi che hai fatto. Lì li vede anche chi amministra il sito. Le tue richieste, le risposte e gli indirizzi email lì non ci sono. Chi guida il gruppo può cambiare un nome che offende, o toglierti dal gruppo.
- **Quando chiedi aiuto, da quando hai la mano alzata.** Lo vede chi guida il gruppo, durante l'incontro. Se vuole, mostra i nomi di chi chiede aiuto e di chi ha finito su uno schermo in sala. Il giorno dopo lo cancelliamo.
- **Un'impronta delle parole del tuo biglietto.** Le parole non le ha nessuno: chi guida il gruppo, o lo Sportello, può solo fare un biglietto nuovo. Ne vede le parole, quindi fattelo dare subito. Quello di prima non vale più, e il registro segna chi lo ha fatto.
- **Il tuo lavoro.** Quello che fai e che salvi resta nel tuo account, come per chi ha un'email. I passi che segni come fatti restano tuoi anche se il gruppo non c'è più. Delle domande alla fine teniamo solo che le hai finite, non come hai risposto.
- **L'attestato.** Se lo chiedi, o lo stampa chi guida il gruppo, teniamo il percorso, la durata, il luogo, quello che hai fatto, il giorno e chi guidava. Il nome lo scrivi tu sulla pagina, e non lo teniamo. Resta finché hai l'account.
- **Chi guida un gruppo.** Il nome del suo account lo legge chi è nel gruppo. Fino alla fine dell'incontro lo legge anche chi ne ha il codice.

Un account senza email lo cancelliamo ${withoutUseMonths} mesi dopo l'ultima volta che entri. Un gruppo, con i nomi, ${withoutUseMonths} mesi dopo l'incontro; se chi lo guida lo elimina, dopo ${trashTime}.
`,
}

const settings = settingsPath()

/** What is stored, why, for how long, who sees it, and what people can do about it. */
export function privacyText(facts: LegalFacts): LegalText {
  return {
    title: 'Privacy',
    changed: '2026-11-29',
    inShort: [
      "Per usare l'AI non serve un account.",
      "Il testo che scrivi all'AI resta da noi solo se lo salvi tu.",
      ...sentAway(facts),
      "Non vendiamo i tuoi dati. Non c'è pubblicità.",
      "Con un account puoi scaricare i tuoi dati, o eliminare l'account, senza aiuto.",
    ],
    sections: [
      who(facts),
      whatWithoutAccount,
      whatWithAccount(facts),
      inGroups,
      textForTheAi(facts),
      why(facts),
      howLong(facts),
      whoSees(facts),
      rights(facts),
      minors,
      changes,
    ],
  }
}

const sentAway = ({ ai }: LegalFacts) =>
  ai.mode === 'openai'
    ? [
        "Il testo e le foto che mandi all'AI li riceve anche un servizio di AI. Non metterci dati tuoi o di altri.",
      ]
    : []

const who = ({
  company,
  companyAddress,
  contactEmail,
  officer,
  siteName,
}: LegalFacts): LegalSection => ({
  id: 'chi',
  title: 'Chi risponde dei tuoi dati',
  text: `
Il titolare dei dati di ${asWritten(siteName)} è ${asWritten(company)}. L'indirizzo è: ${asWritten(companyAddress)}.

Il titolare è chi decide come si usano i dati. Ne risponde davanti alla legge.

${writeTo(contactEmail, 'Per ogni domanda sui tuoi dati scrivi a')}${
  officer
    ? `

Puoi scrivere anche a chi vigila, in modo indipendente, su come usiamo i dati. Si chiama responsabile della protezione dei dati, in breve DPO. Il contatto è: ${asWritten(officer)}.`
    : ''
}
`,
})

const whatWithoutAccount: LegalSection = {
  id: 'senza-account',
  title: 'Se usi il sito senza account',
  text: `
Puoi leggere le pagine pubbliche senza dirci chi sei. Conserviamo solo questo:

- **Un numero a caso.** Sta in un cookie del tuo browser, se usi l'AI. Serve a contare le richieste del giorno, ad aprire solo a te le immagini che crei, e a non contare due volte la stessa opinione.
- **Il tuo indirizzo di rete, ma nascosto.** Lo cambiamo in una sigla segreta. Serve allo stesso conto.
- **Le immagini che crei.** Restano un giorno, così le puoi scaricare. Le vede solo il tuo browser.
- **Una riga per ogni richiesta.** Dice quando è arrivata e com'è andata. Non segna chi sei né che cosa hai scritto. Se parti da un template, contiamo anche quante volte è stato usato nel mese, da tutti.
- **Un registro di sicurezza.** Segna quando superi un limite, sbagli un codice o provi ad aprire quello che non è tuo. Ha solo il tuo indirizzo di rete, nascosto nella sigla.
- **Quanto è stato facile.** Te lo chiediamo alla fine di una lezione. Se rispondi, teniamo la risposta, il giorno e la riga che scrivi. Non diciamo chi sei.

La bozza di quello che scrivi resta nel tuo browser. Anche quello che metti al posto delle parentesi di una lettera, come il tuo nome. Noi non li vediamo.
`,
}

const whatWithAccount = ({ providers, hasPasswords }: LegalFacts): LegalSection => ({
  id: 'con-account',
  title: 'Se crei un account',
  text: `
- **Chi sei.** Il nome, l'email, la città e quanto conosci l'AI.
- **La password${hasPasswords ? '' : ', solo di chi ha un ruolo nel sito'}.** Ne teniamo solo un'impronta. Nessuno la può leggere, neanche noi.
- **La seconda chiave.** Se attivi il secondo codice: la chiave che lo fa, cifrata, e da quando è attivo. Se aggiungi un telefono o un computer: il nome che gli dai, una chiave che serve solo a riconoscerlo, quando l'hai aggiunto e usato. L'impronta del dito e il viso restano sul dispositivo. Poi una sigla dei codici di riserva che non hai ancora usato. Se li togli, spariscono.${
    providers
      ? `
- **Chi ti fa entrare, se entri con ${asWritten(providers)}.** Ci dà il nome, il numero del tuo account e, se li ha, l'email e la foto. Non teniamo le chiavi d'accesso. Non chiediamo il codice fiscale.`
      : ''
  }
- **I tuoi accessi.** Quando ti sei iscritto, l'ultimo accesso e il tipo di browser. Da dove ti sei iscritto, per i primi due giorni e nascosto in una sigla: serve a contare le richieste.
- **Un registro di sicurezza.** Segna quando entri o ci provi, esci, cambi la password, l'email o il profilo, usi o cambi la seconda chiave, scarichi i dati, elimini l'account o superi un limite. Segna anche quando entri in un gruppo o ne esci, e quello che un altro fa per te: un codice, un biglietto. Ha il numero dell'account, e l'indirizzo di rete nascosto in una sigla.
- **Il registro di chi amministra il sito.** Se qualcuno cambia il tuo account (lo sospende, corregge il nome o l'email, ti dà un ruolo), segna chi è stato, che cosa ha fatto, a chi e quando. Allo Sportello segna anche il motivo. Segna anche chi ti fa un codice o un biglietto e chi ti toglie da un gruppo. Se hai un ruolo nel sito, segna quello che fai per gli altri e il tipo di browser. Mai quello che scrivi.
- **Le risposte che salvi.** Il titolo, la richiesta, il testo, i tag e l'immagine. Anche le versioni di prima, con quello che hai chiesto per cambiarle.
- **Come vuoi leggere.** Quanto è grande il testo, di che colore è la pagina. Così vale anche sul telefono nuovo.
- **Le tue lezioni.** I capitoli, le lezioni e le scene che hai finito, e quando.
- **Quanto è stato facile.** Se ce lo dici alla fine di una guida o di una lezione: la risposta, il giorno e la riga che scrivi.
- **Quante volte usi l'AI.** Quando hai chiesto, se un testo o un'immagine, chi ha risposto, quanto era lungo e com'è andata. Mai il testo.

Il nome e l'email servono per avere un account. In un gruppo basta un nome. All'inizio la città è quella del sito e il livello è Principiante: li cambi quando vuoi. Che cosa salvare, come leggere e se dare un'opinione: lo scegli tu. Gli accessi, i registri e l'uso dell'AI li segna il sito.
`,
})

const why = ({ providers, isPublicBody }: LegalFacts): LegalSection => ({
  id: 'perche',
  title: 'Perché li usiamo',
  text: `
La legge europea sui dati si chiama GDPR. Chiede un motivo per ogni uso. I nostri sono questi:

- **Darti quello che chiedi** (articolo 6, lettera b). Per questo teniamo l'account, le risposte salvate, le lezioni e come vuoi leggere. Anche i gruppi, i passi, il biglietto e l'attestato. Per questo mandiamo il testo all'AI, se chiedi una risposta.${providers ? ' Anche i dati di chi ti fa entrare.' : ''}
- **Tenere il sito sicuro**${interest(isPublicBody)} Per questo contiamo le richieste e i tentativi di entrare. Teniamo anche il registro di sicurezza, quello dei guasti e quello di chi amministra il sito.
- **Migliorare le lezioni e tenere i conti**${interest(isPublicBody)} Per questo teniamo quanto è stato facile e il conto dell'uso dell'AI. Contiamo anche i gruppi e quante persone ci entrano, senza i nomi.
- **Il tuo consenso** (articolo 6, lettera a). Servirebbe per i cookie facoltativi. Oggi non ne usiamo.
- **La legge** (articolo 6, lettera c). Se un giudice ci chiede dei dati, dobbiamo darli.

Nessun programma decide qualcosa su di te. Non studiamo le tue abitudini.
`,
})

const interest = (isPublicBody: boolean) =>
  isPublicBody
    ? ' (articolo 6, lettera e). È un compito di interesse pubblico.'
    : ' (articolo 6, lettera f). È un nostro interesse legittimo.'

const rights = ({ contactEmail, backupDays }: LegalFacts): LegalSection => ({
  id: 'diritti',
  title: 'I tuoi diritti',
  text: `
Molto lo fai senza aiuto, nelle [Impostazioni](${settings}):

- **«Scarica i miei dati»** ti dà un file con quello che il sito tiene di te. Non ci sono la password e i registri di sicurezza e dei guasti.
- **«Elimina il mio account»** cancella subito dal sito quello che parla di te. Non si può tornare indietro. Restano il conto dell'uso dell'AI e le righe del registro di chi amministra il sito, ma senza il tuo nome. Resta per i suoi giorni il registro di sicurezza. Nelle copie di sicurezza i dati restano ${inBackups(backupDays)}. Se per un guasto rimettiamo una copia, il tuo account viene eliminato di nuovo.
- **Il nome, l'email, la città e il livello** li correggi quando vuoi.

Vale anche se sei in un gruppo senza email. Entri con le parole del biglietto, e trovi le stesse Impostazioni.

**Puoi opporti** quando vuoi agli usi per la sicurezza, per migliorare le lezioni e per i conti.

Puoi chiederci anche, con o senza account:

- che dati abbiamo di te e una copia, anche di quello che nel file non c'è;
- di cancellarli, di fermarne un uso o di correggere l'email.

Se non possiamo sapere quali sono tuoi, te lo diciamo. Rispondiamo entro un mese.

${writeTo(contactEmail, 'Per questo scrivi a')}

Se pensi che sbagliamo, puoi rivolgerti al [Garante per la privacy](https://www.garanteprivacy.it). È gratis.
`,
})

const minors: LegalSection = {
  id: 'minori',
  title: 'Se hai meno di 14 anni',
  text: `
Prima di usare l'AI chiedi il permesso a un genitore, anche senza account. L'account lo crea con te. In un gruppo entra con te. Prima dei 14 anni sui tuoi dati decidono i genitori.
`,
}

const changes: LegalSection = {
  id: 'modifiche',
  title: 'Se questo testo cambia',
  text: `
La data in alto dice quando è cambiato. Quello che hai già salvato resta tuo.

I cookie hanno una pagina loro: [Cookie](${cookiesPath()}). Le regole del servizio sono nei [Termini d'uso](${termsPath()}).
`,
}
