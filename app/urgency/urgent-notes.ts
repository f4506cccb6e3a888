import { fraudPath } from '../paths.ts'
import { emergencyNumbers } from './emergency-numbers.ts'
import type { UrgentKind } from './urgency-rules.ts'

/** A number to tap, and the question that leads to it. */
export type UrgentContact = {
  question: string
  number: string
  /** Not the first thing to do: it stands in outline. */
  isSecond?: true
}

/** What a person may need at once: what to do now in one sentence, and whom to call. */
export type UrgentNote = {
  kind: UrgentKind
  /** The one sentence, which a screen reader says. */
  title: string
  text: string
  contacts: UrgentContact[]
  /** Where this site says what comes after the call. */
  next?: { to: string; label: string }
  comfort?: string
  /** Somebody may be looking over her shoulder. */
  canLeave?: true
}

const { emergency, doctorOnCall, children, violence, poisons, friend, nexi, poste } =
  emergencyNumbers

const steps = { to: fraudPath(), label: 'I cinque passi' }

/** The card of each kind. */
export const urgentNotes: Readonly<Record<UrgentKind, UrgentNote>> = {
  suicide: {
    kind: 'suicide',
    title: 'Se pensi di farti del male adesso, chiama il 112',
    text: "C'è chi ti ascolta subito. Chiama anche se temi per un'altra persona.",
    contacts: [
      { question: "C'è pericolo adesso?", number: emergency.number },
      {
        question: 'Vuoi parlare con qualcuno? Telefono Amico, dalle 10 alle 24',
        number: friend.number,
      },
    ],
  },
  poison: {
    kind: 'poison',
    title: 'Se hai preso qualcosa che fa male, chiama adesso',
    text: 'Chiama anche se ti sembra di stare bene. Tieni in mano la scatola.',
    contacts: [
      { question: 'Qualcuno sta male?', number: emergency.number },
      { question: 'Non sai se fa male? Centro Antiveleni', number: poisons.number },
    ],
  },
  fire: {
    kind: 'fire',
    title: "Se c'è fuoco, fumo o odore di gas, esci e chiama il 112",
    text: 'Chiama da fuori. Se senti gas, non toccare luci e interruttori.',
    contacts: [{ question: 'Sei fuori?', number: emergency.number }],
  },
  violence: {
    kind: 'violence',
    title: 'Se sei in pericolo adesso, chiama il 112',
    text: "C'è chi ti aiuta. Al 1522 ti ascoltano, giorno e notte, e ti dicono chi può aiutarti vicino a casa.",
    contacts: [
      { question: 'Sei in pericolo adesso?', number: emergency.number },
      { question: 'Ti fanno del male, o ti seguono?', number: violence.number },
      {
        question: 'Si tratta di un bambino o di un ragazzo?',
        number: children.number,
        isSecond: true,
      },
    ],
    canLeave: true,
  },
  health: {
    kind: 'health',
    title: 'Se qualcuno sta male adesso, chiama il 112',
    text: 'Chiama anche per un dubbio. Chi risponde ti dice che cosa fare.',
    contacts: [
      { question: 'Qualcuno sta male adesso?', number: emergency.number },
      {
        question: "Non è un'emergenza? Medico di turno, di notte e nei festivi",
        number: doctorOnCall.number,
        isSecond: true,
      },
    ],
  },
  threat: {
    kind: 'threat',
    title: 'Se ti minacciano, non pagare e chiama il 112',
    text: 'Non rispondere e non cancellare i messaggi: servono come prova. Poi vai dai Carabinieri o in Questura, anche con una persona di cui ti fidi.',
    contacts: [
      { question: 'Hai paura adesso?', number: emergency.number },
      { question: 'È qualcuno di casa, o un ex?', number: violence.number, isSecond: true },
    ],
    next: steps,
    comfort: 'La colpa è di chi minaccia. Ti aiutano senza giudicarti.',
    canLeave: true,
  },
  fraud: {
    kind: 'fraud',
    title: 'Se hai dato soldi o codici, chiama subito la tua banca',
    text: 'Non dire codici. Fai bloccare carta e conto: il numero è sul retro della carta, mai nel messaggio. Se puoi, usa un altro telefono.',
    contacts: [
      { question: 'Hai una carta Nexi?', number: nexi.number },
      { question: 'È di Poste, o Postepay?', number: poste.number },
      { question: 'Ti minacciano, o sono alla porta?', number: emergency.number, isSecond: true },
    ],
    next: steps,
    comfort: 'Capita a tanti, e la colpa è di chi imbroglia.',
  },
}
