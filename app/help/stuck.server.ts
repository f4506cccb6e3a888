import { resetLinkTime } from '../accounts/account.ts'
import {
  helpPath,
  homePath,
  loginPath,
  promptsPath,
  readingPath,
  savedListPath,
  settingsPath,
} from '../paths.ts'

type HelpLink = { to: string; label: string }

/** Something that people get stuck on, what to do, and a link there. */
export type StuckPoint = {
  /** Its fragment: /aiuto#password. */
  id: string
  title: string
  text: string
  link: HelpLink
}

type WrittenPoint = StuckPoint & {
  /** For who is signed in, where the usual link would only lead back. */
  signedInLink?: HelpLink
}

const ownPassword = `${settingsPath()}#sezione-password`

const points: readonly WrittenPoint[] = [
  {
    id: 'password',
    title: 'Non riesco a entrare con la password',
    text: 'Premi «Mostra» accanto alla password e controlla lettera per lettera. Guarda anche le maiuscole. Se non la ricordi, ne scegli una nuova con un collegamento che arriva per email.',
    link: { to: loginPath(null, 'reset'), label: 'Scegli una password nuova' },
    signedInLink: { to: ownPassword, label: 'Cambia la password' },
  },
  {
    id: 'mail',
    title: "L'email non arriva",
    text: `Aspetta qualche minuto. Poi guarda nella posta indesiderata, che a volte si chiama «spam». Il collegamento vale ${resetLinkTime}. Dopo, chiedine un altro.`,
    link: { to: loginPath(null, 'reset'), label: 'Chiedi un altro collegamento' },
    signedInLink: { to: ownPassword, label: 'Vai alla tua password' },
  },
  {
    id: 'ai',
    title: "L'AI non risponde",
    text: 'Aspetta un minuto e premi di nuovo «Genera Risposta». Quello che hai scritto resta lì. Ogni giorno le risposte hanno un limite: se sono finite, riprova domani.',
    link: { to: promptsPath(), label: 'Vai a Fucina Prompts' },
  },
  {
    id: 'errore',
    title: 'La risposta è sbagliata',
    text: "L'AI a volte inventa, e lo fa con parole sicure. Controlla sempre nomi, numeri e date. Sotto la risposta premi «Correggi», oppure scrivi che cosa vuoi cambiare.",
    link: { to: promptsPath(), label: 'Chiedi di nuovo' },
  },
  {
    id: 'salvata',
    title: 'Non trovo più una risposta salvata',
    text: "Le risposte salvate stanno tutte in una pagina: lì le cerchi con una parola. Se la pagina è vuota, forse hai un altro account. Entra con l'indirizzo email che usavi quel giorno.",
    link: { to: savedListPath(), label: 'Vai alle risposte salvate' },
  },
  {
    id: 'sbaglio',
    title: 'Ho premuto un pulsante per sbaglio',
    text: 'Non hai rotto niente. Prima di eliminare qualcosa, il sito ti chiede conferma. Se compare «Annulla», premilo: tutto torna come prima.',
    link: { to: homePath(), label: 'Ricomincia dalla pagina iniziale' },
  },
  {
    id: 'piccole',
    title: 'Le scritte sono troppo piccole',
    text: 'Premi «Lettura», in alto in ogni pagina. Lì scegli lettere più grandi e altri colori. La scelta resta anche la prossima volta.',
    link: { to: readingPath(helpPath()), label: 'Scegli come leggere' },
  },
  {
    id: 'stampa',
    title: 'Vorrei stampare',
    text: "Sotto ogni risposta e in ogni guida trovi «Stampa», o «Stampa la lettera». Senza stampante premilo lo stesso e scegli «Salva come PDF», tra le stampanti o in un menu in basso. Con l'iPhone, dopo «Stampa», tocca il quadrato con la freccia, poi «Salva su File». Manda il file a chi può stamparlo.",
    link: { to: savedListPath(), label: 'Scegli una risposta da stampare' },
  },
  {
    id: 'biblioteca',
    title: 'Uso il computer della biblioteca',
    text: 'Quando entri spunta «Non è il mio computer», e rispondi di no se ti chiede di ricordare la password. Alla fine premi «Finito», in alto in ogni pagina, o in «Altro» sotto la risposta. Poi cancella i file scaricati. Se dimentichi di uscire, puoi farlo anche da casa.',
    link: {
      to: `${settingsPath()}#sezione-dispositivi`,
      label: 'Guarda dove il tuo account è aperto',
    },
  },
  {
    id: 'dati',
    title: 'Vorrei cancellare i miei dati',
    text: "Nelle impostazioni scarichi i tuoi dati in un file. Lì puoi anche eliminare l'account, con tutto quello che contiene. Prima ti chiediamo conferma.",
    link: { to: `${settingsPath()}#sezione-elimina`, label: 'Vai alle impostazioni' },
  },
]

/**
 * The ten things people get stuck on. They come with the page's data, as the legal texts do: no
 * script carries them.
 */
export const stuckPoints = (isSignedIn: boolean): StuckPoint[] =>
  points.map(({ signedInLink, ...point }) => ({
    ...point,
    link: (isSignedIn && signedInLink) || point.link,
  }))
