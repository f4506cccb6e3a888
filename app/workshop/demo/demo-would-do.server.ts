import { normalize } from '../../../db/normalize.ts'
import { isDelicate } from './demo-match.server.ts'

/** What the demo says of a request that it has no example of. */
export type WouldDo = {
  title: string
  /** Two or three lines of 'Punti Chiave'. */
  points: string[]
  /** Paragraphs of 'Contenuto Dettagliato'. */
  detail: string[]
  advice: string
}

const checkIt = "Una risposta dell'AI va sempre riletta: scrive bene anche quando sbaglia."

const unclear: WouldDo = {
  title: 'Manca ancora qualche parola',
  points: [
    'La richiesta è troppo breve, o non si capisce che cosa ti serve.',
    "All'AI basta una frase intera, come la diresti a una persona.",
  ],
  detail: [
    'Una buona richiesta dice tre cose:',
    "1. **Che cosa ti serve**: una lettera, una ricetta, una spiegazione.\n2. **Per chi è**: un ufficio, un'amica, un bambino.\n3. **Come la vuoi**: breve, cortese, in parole semplici.",
    'Per esempio: «Scrivi un messaggio cortese alla vicina. Le chiedo di abbassare la musica dopo le dieci. Al massimo quattro righe.»',
  ],
  advice:
    "Scrivi come parli. Non servono parole difficili, e gli errori di battitura non disturbano l'AI.",
}

const foreign: WouldDo = {
  title: "L'AI capisce anche altre lingue",
  points: [
    'La tua richiesta non sembra scritta in italiano.',
    "Un servizio di AI risponderebbe nella lingua che chiedi, e tradurrebbe da una all'altra.",
  ],
  detail: [
    "Con un servizio di AI collegato avresti qui il testo che hai chiesto. Queste risposte d'esempio ci sono invece solo in italiano.",
    "Puoi chiedere una traduzione così: «Traduci in inglese questo messaggio per l'ospite che arriva sabato.» Sotto metti il messaggio.",
  ],
  advice: 'Fai leggere una traduzione importante a chi conosce bene quella lingua.',
}

const delicate: WouldDo = {
  title: 'Su questo chiedi a una persona',
  points: [
    "La richiesta tocca la salute, la legge o i soldi: qui un errore dell'AI può fare danno.",
    "L'AI può aiutarti a preparare le domande. Le risposte le dà chi ti conosce e ne risponde.",
  ],
  detail: [
    'Un servizio di AI ti darebbe informazioni generali, e dovrebbe dirti a chi rivolgerti. Questa dimostrazione non ne dà nessuna.',
    "Puoi usare l'AI in un modo sicuro:\n\n- Scrivi in ordine le domande da fare al medico, al patronato, alla banca o a un avvocato.\n- Fatti spiegare una parola difficile. Poi controlla con loro.\n- Prepara una lettera, senza dati personali.",
  ],
  advice:
    "Non scrivere all'AI dati di salute, codici o numeri di conto. Se stai male adesso, chiama il 112.",
}

const translation: WouldDo = {
  title: 'Una traduzione',
  points: [
    "L'AI tradurrebbe il tuo testo intero, frase per frase.",
    'Puoi dirle anche il tono: cortese, semplice, da amici.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui la traduzione. Sotto ci sarebbero le parole su cui conviene fare attenzione.',
    'Scrivi sempre per chi è il testo. Un cartello per i turisti e una lettera a un ufficio si traducono in modo diverso.',
  ],
  advice: 'Fai leggere una traduzione importante a chi conosce bene quella lingua.',
}

const explanation: WouldDo = {
  title: 'Una spiegazione',
  points: [
    "L'AI spiegherebbe un passo alla volta, con esempi di tutti i giorni.",
    'Se una parola è difficile, puoi chiederle di dirla in modo più semplice.',
  ],
  detail: [
    'Con un servizio di AI collegato qui trovi la spiegazione intera. I punti importanti stanno in alto.',
    'Puoi guidarla così: «Spiegalo a chi parte da zero», «Fammi un esempio con la spesa», «Dimmelo in cinque righe».',
  ],
  advice: `${checkIt} Per date, prezzi e regole cerca conferma su una fonte sicura.`,
}

const letter: WouldDo = {
  title: 'Una bozza da finire',
  points: [
    "L'AI scriverebbe una bozza completa, con inizio, richiesta e saluti.",
    'Lascerebbe i puntini dove vanno nomi, date e firma.',
    'Puoi chiederle una versione più breve, o più cortese.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui il testo pronto da copiare.',
    'La bozza viene meglio se dici tre cose: a chi scrivi, che cosa è successo, che cosa chiedi.',
  ],
  advice: 'Rileggi la bozza ad alta voce prima di mandarla: senti subito che cosa non è da te.',
}

const recipe: WouldDo = {
  title: 'Una ricetta su misura',
  points: [
    "L'AI darebbe dosi, passi e tempi per le persone che dici.",
    'Può tenere conto di quello che hai in casa, e di quello che non ti piace.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui la ricetta, con la lista della spesa se la chiedi.',
    "Di' sempre quante persone siete, quanto tempo hai e che cosa c'è in casa.",
  ],
  advice:
    "Controlla tempi e cotture con una ricetta di fiducia. Se c'è un'allergia, guarda sempre le etichette.",
}

const plan: WouldDo = {
  title: 'Un elenco in ordine',
  points: [
    "L'AI metterebbe in fila le cose da fare, con i tempi che le dai.",
    'Può farne una tabella da stampare.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui il programma, pronto da copiare o da stampare.',
    'Scrivi i giorni, gli orari che hai già e quello che vuoi evitare.',
  ],
  advice: "Controlla orari, prezzi e aperture sui siti ufficiali: l'AI può inventarli.",
}

const anything: WouldDo = {
  title: "Che cosa farebbe l'AI",
  points: [
    "L'AI leggerebbe la tua richiesta intera e scriverebbe subito una risposta su misura.",
    'Se non ti convince, puoi chiederla più breve, più semplice o con altre parole.',
  ],
  detail: [
    'Con un servizio di AI collegato troveresti qui la risposta, completa e pronta da usare.',
    'Viene meglio se dici per chi è, quanto deve essere lunga e che cosa non deve mancare.',
  ],
  advice: checkIt,
}

/**
 * Words that say what is asked for, over the normalized text. Of several the one that stands first
 * counts: what comes behind it is what the thing is about, or when.
 */
const kinds: [RegExp, WouldDo][] = [
  [/\b(?:traduc|traduz)/, translation],
  [/\b(?:ricett|cucin[aio])/, recipe],
  [/\b(?:lettera|mail|email|messaggio|biglietto|invito|risposta|reclam|lament)/, letter],
  [
    /\b(?:spieg|che cos|cosa e\b|cosa sono|come funziona|come si|significa|aiutami a capire)|^perche\b/,
    explanation,
  ],
  [
    /\b(?:programm|organizz|elenc|lista|tabella|turni|gita|viaggio|vacanz|itinerario|calendario|metti in ordine|metti a confronto)/,
    plan,
  ],
]

/** What says it where no other word does. */
const weakKinds: [RegExp, WouldDo][] = [
  [/\b(?:torta|dolce|piatto|sugo|risotto) (?:di|con|per|al|alla)\b/, recipe],
  [/\b(?:idea|idee|cosa preparo|cosa mangi\w*) (?:per|a) (?:il |la )?(?:pranzo|cena)\b/, recipe],
  [/\bscriv/, letter],
  [/\bperche\b/, explanation],
]

function kindOf(text: string): WouldDo | undefined {
  let first: { at: number; kind: WouldDo } | undefined
  for (const [pattern, kind] of kinds) {
    const at = text.search(pattern)
    if (at >= 0 && at < (first?.at ?? Number.POSITIVE_INFINITY)) first = { at, kind }
  }
  return first?.kind ?? weakKinds.find(([pattern]) => pattern.test(text))?.[1]
}

const italian =
  /\b(il|lo|la|gli|le|un|una|di|del|della|che|per|con|non|mi|ho|sono|come|scriv\w*|voglio|vorrei|devo|aiut\w*|quanto|dove|perche|cosa|ciao|grazie)\b/g
const otherLanguage =
  /\b(the|and|please|write|how|what|with|for|my|you|can|help|need|is|are|bitte|und|ich|der|das|pour|bonjour|une|les|quiero|para|como puedo|por favor)\b/g

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** What an AI would do with a request, and how to ask it well. */
export function wouldDo(prompt: string): WouldDo {
  const text = normalize(prompt)
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (isDelicate(prompt)) return delicate
  if (count(text, otherLanguage) > count(text, italian)) return foreign
  const known = kindOf(text)
  const isUnclear = words.length < 3 || (!known && count(text, italian) === 0)
  return isUnclear ? unclear : (known ?? anything)
}
