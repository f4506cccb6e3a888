import { Note } from '../../ui/note.tsx'

const list = new Intl.ListFormat('it')

/** The columns that the database keeps as JSON, by the headings of their parts in the forms. */
const headings: Readonly<Record<string, string>> = {
  pricing: 'Quanto costa',
  features: 'Che cosa ci puoi fare',
  prerequisites: 'Che cosa serve per cominciare',
  relatedGuides: 'Guide da fare dopo',
  exercises: 'Esercizi',
  tools: 'Strumenti',
  examples: 'Esempi',
  metrics: 'Stime',
  useCases: "Casi d'uso",
  tips: 'Consigli',
  testimonials: 'Testimonianze',
  resources: 'Risorse',
  senderSign: 'Chi scrive',
  lines: 'Che cosa dice',
  actions: 'Che cosa fare adesso',
  ifTrusted: 'Quanto costa sbagliare',
  ifDoubted: 'Quanto costa sbagliare',
}

/** What was stored by hand and cannot be read: the form begins without it. */
export function UnreadableNote({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  return (
    <Note kind="bad" className="mb-4">
      <p className="font-bold">
        Una parte di questa scheda non si legge: {list.format(new Set(columns.map(nameOf)))}.
      </p>
      <p>
        Nel modulo trovi quello che si legge; il resto manca. Controlla questa parte e salva: viene
        scritta di nuovo.
      </p>
    </Note>
  )
}

const nameOf = (column: string) => `«${headings[column] ?? column}»`
