import { lessonsPath } from '../paths.ts'
import { passwordLeast } from '../platform/password-least.ts'
import { readyPaths } from './ready-paths.ts'

/** What the page for whoever accompanies others says; it comes with the data, and no script carries it. */
export const togetherText = {
  lead: 'Imparare in compagnia è più facile. Se accompagni altre persone, in biblioteca o in famiglia, qui trovi tutto pronto: il percorso, i fogli da stampare, e un modo di vedere chi ha bisogno di te.',
  who: [
    {
      title: 'In biblioteca o allo sportello',
      text: 'Sei una volontaria, un volontario, o lavori in un Punto Digitale Facile. Hai una sala, qualche tablet e un pomeriggio.',
      drawing: 'comunita',
    },
    {
      title: "Al centro anziani o all'università della terza età",
      text: 'Insegni già, o vuoi provare. Il quaderno ti dice che cosa fare, minuto per minuto.',
      drawing: 'insegnante',
    },
    {
      title: 'In famiglia',
      text: 'Sei un nipote, una figlia, un vicino. Non ti serve niente: siediti accanto e cominciate da «Prima di cominciare».',
      drawing: 'passi',
      to: lessonsPath(),
      label: 'Vai a «Prima di cominciare»',
    },
  ],
  have: [
    {
      title: 'Un percorso pronto',
      text: `Scegli tra ${new Intl.ListFormat('it').format(
        Object.values(readyPaths).map((name) => `«${name}»`),
      )}. Puoi anche metterne insieme uno tuo.`,
    },
    {
      title: 'Un foglio da appendere in sala',
      text: 'Ha sei lettere grandi e un disegno per il telefono. Con quelle le persone entrano, e scrivono solo un nome. Non servono email e password.',
    },
    {
      title: 'Un quaderno da stampare',
      text: "C'è l'incontro minuto per minuto: che cosa preparare, che cosa dire, a che cosa fare attenzione.",
    },
    {
      title: 'La pagina del gruppo',
      text: 'Vedi i nomi e a che passo è ognuno. Quello che le persone scrivono non lo vedi.',
    },
  ],
  meeting: [
    {
      title: 'Il giorno prima',
      text: "Fai il gruppo: dove, a che ora, quante persone, quale percorso. Se siete in due, aggiungi l'altro Facilitatore in «Guidare in due». Poi stampi il foglio e il quaderno.",
    },
    {
      title: "All'inizio",
      text: 'Appendi il foglio. Ognuno scrive le sei lettere e il suo nome. Riceve un biglietto con tre parole: con quello torna quando vuole, anche da casa.',
    },
    {
      title: 'Durante',
      text: 'Ognuno fa i passi con il suo ritmo. Tu guardi la pagina del gruppo e vai da chi è fermo.',
    },
    {
      title: 'Alla fine',
      text: "Poche domande, senza voti: chi sbaglia legge perché e riprova. Chi usa un tablet della sala preme «Finito», e lì non resta niente di suo. Tu stampi gli attestati e l'elenco delle presenze, poi premi «Chiudi l'incontro»: escono anche quelli che se ne sono dimenticati.",
    },
  ],
  begin: [
    {
      title: 'Crea un account',
      text: `Con la tua email. È gratis. Scegli subito una password lunga: chi guida un gruppo vede i nomi degli altri, e per questo deve averne una di almeno ${passwordLeast.staff} caratteri.`,
    },
    {
      title: 'Chiedi il ruolo di Facilitatore',
      text: "Lo dà chi gestisce il sito. Scrivi chi sei, dove vuoi fare il gruppo e con che email hai l'account.",
    },
    {
      title: 'Apri «I miei gruppi»',
      text: 'Quando hai il ruolo la trovi nel menu. Da lì fai il primo gruppo.',
    },
  ],
  noAddress:
    'Qui non è ancora scritto un indirizzo. Chiedi in biblioteca o allo sportello del tuo Comune.',
  data: 'Il nome lo sceglie ognuno, anche inventato. Chi guida un gruppo non vede richieste, risposte e indirizzi email.',
} as const
