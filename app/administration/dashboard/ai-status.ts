import { faultWords } from '../../ai/faults.ts'
import type { RecentFault } from '../../ai/generations.server.ts'
import type { Spending } from '../../ai/money.ts'
import type { DayUse } from '../../ai/quota.ts'
import { dayNotes } from '../../ai/quota.ts'
import type { ModelInUse, ServiceView } from '../../ai/read-service.server.ts'
import type { Finding } from '../../records/facts/facts.tsx'
import { countText } from '../../ui/count-text.ts'

/** The AI service as the dashboard shows it. */
export type AiStatus = {
  mode: ServiceView['mode']
  /** null: the list of models has not come yet. */
  inUse: ModelInUse[] | null
  /** Today's faults that only administrators can mend. */
  faultsToday: RecentFault[]
  spending: Spending
  /** How today's calls are used. */
  day: DayUse
}

/** A line of the status: null is neither good nor bad. */
export type AiLine = { text: string; isGood: boolean | null; notes: string[] }

const modes = {
  demo: { text: 'Dimostrazione', isGood: null, notes: [] },
  off: { text: 'Spento', isGood: null, notes: [] },
  notConfigured: {
    text: 'Non configurato',
    isGood: false,
    notes: ["Nelle impostazioni del server mancano la chiave e l'indirizzo."],
  },
} satisfies Record<string, AiLine>

/**
 * The model in use, and what somebody should see to.
 * @param found what the check of the service found; null: not asked yet
 */
export function aiLine({ mode, ...status }: AiStatus, found: Finding | null): AiLine {
  if (mode !== 'openai') return modes[mode]
  const { inUse, faultsToday, day } = status
  const faults = [...foundNote(found), ...faultsToday.map(faultNote), ...dayNotes(day)]
  if (!inUse) {
    const notes = faults.length > 0 ? faults : ["L'elenco dei modelli non è ancora arrivato."]
    return { text: 'Configurato', isGood: faults.length > 0 ? false : null, notes }
  }
  const model = inUse.find(({ kind }) => kind === 'text')?.choice?.model ?? null
  const notes = [...inUse.flatMap(missingNote), ...faults]
  return { text: model ?? 'Nessun modello', isGood: notes.length === 0, notes }
}

function foundNote(found: Finding | null): string[] {
  if (found?.tone !== 'bad') return []
  return [[`${found.text}.`, found.hint].filter(Boolean).join(' ')]
}

/** A service without pictures is none to worry about, unless somebody named a model for them. */
function missingNote({ kind, choice, chosen, named }: ModelInUse): string[] {
  if (choice) return []
  if (kind === 'text') return ['Nessun modello può scrivere risposte: sceglilo tu.']
  return chosen !== null || named.length > 0
    ? ['Nessun modello può fare immagini: sceglilo tu.']
    : []
}

function faultNote({ code, count }: RecentFault): string {
  const often = count === 1 ? 'una volta' : `${countText(count)} volte`
  return `Oggi ${often}: ${faultWords(code)?.cause ?? code}`
}
