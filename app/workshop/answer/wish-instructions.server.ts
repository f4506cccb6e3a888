import type { Turn } from '../../ai/conversation.ts'
import { goOn, type wishes, wishLanguage } from '../../saved/versions.ts'

const whole = 'Scrivi di nuovo tutta la risposta, con la stessa struttura.'

const instructions: Record<(typeof wishes)[number] | typeof goOn, string> = {
  'Più breve': `Accorcia la risposta: nel Contenuto Dettagliato lascia circa la metà delle parole e tieni i dati che servono. ${whole}`,
  'Più semplice': `Rendi la risposta più semplice: frasi di poche parole, niente parole tecniche o da ufficio, gli stessi fatti. ${whole}`,
  'Più formale': `Rendi il testo più formale: dai del lei, usa un tono cortese, nessuna confidenza. ${whole}`,
  [goOn]:
    'La risposta si è interrotta. Scrivi solo quello che manca, dal punto in cui finisce: non ripetere quello che è già scritto, non aggiungere un nuovo titolo e non salutare.',
}

/** What the AI is told for a wish: ready ones in full, a person's own words as they are. */
function instructionFor(wish: string): string {
  if (Object.hasOwn(instructions, wish)) return instructions[wish as keyof typeof instructions]
  const language = wishLanguage(wish)
  if (language) {
    return `Scrivi il Contenuto Dettagliato in ${language}. Il titolo, i Punti Chiave e i Suggerimenti restano in italiano. ${whole}`
  }
  return `Cambia la risposta così: ${wish}\n${whole}`
}

/** The turns as the AI reads them. */
export const instructed = (turns: readonly Turn[]): Turn[] =>
  turns.map(({ answer, wish }) => ({ answer, wish: wish === null ? null : instructionFor(wish) }))

/** Whether a turn, as the AI reads it, asks for the rest of an answer that was cut. */
export const asksToGoOn = ({ wish }: Turn): boolean => wish === instructions[goOn]
