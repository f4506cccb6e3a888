import { aiService } from '../../ai/service.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { sampleLetter } from '../demo/demo-letter.server.ts'
import type { Letters } from './letter.ts'

/** How people can have a letter explained; null: nobody answers here. */
export async function readLetters(db: Database, env: Env, log: Log): Promise<Letters | null> {
  if (env.aiMode === 'demo') return { ...photos, sample: sampleLetter, note: demoNote }
  const service = aiService(db, env, log)
  if (!service) return null
  return (await service.canSee()) ? photos : texts
}

/** The words come with the page's data: no page needs all of them. */
const says = [
  'chi scrive e che cosa vuole;',
  'che cosa devi fare, ed entro quando;',
  'se può essere una truffa.',
]

const photos: Letters = {
  sample: null,
  says,
  choose: ['Scegli un file', "Scegli un'altra pagina"],
  photograph: ['Fai una foto', "Fotografa un'altra pagina"],
  fromDesk: 'Dal telefono la fotografi subito: apri lì questa pagina.',
  canSee: true,
  title: 'Fotografa la lettera',
  caution: [
    "L'AI vedrà ",
    'tutta la foto',
    '. Prima copri nomi, indirizzi, codici e numeri di conto con un dito o con un foglio. Lascia vedere date e somme. Non fotografare referti, ricette o carte del tribunale.',
  ],
  hint: 'Va bene anche un PDF. Se dentro ha il testo, lo leggi qui prima di mandarlo.',
  note: 'Noi non teniamo né la foto né il testo: servono solo per questa risposta. Li legge un servizio di intelligenza artificiale.',
}

const texts: Letters = {
  sample: null,
  says,
  choose: ['Scegli un PDF', 'Scegli un altro PDF'],
  photograph: ['', ''],
  fromDesk: '',
  canSee: false,
  title: 'Scegli il PDF della lettera',
  caution: [
    "L'AI leggerà ",
    'tutto il testo',
    '. Prima di mandarlo lo leggi qui: togli nomi, indirizzi, codici e numeri di conto. Lascia date e somme. Non mandare referti, ricette o carte del tribunale.',
  ],
  hint: "L'AI collegata a questo sito non legge le foto: legge il testo di un PDF.",
  note: 'Noi non teniamo il testo: serve solo per questa risposta. Lo legge un servizio di intelligenza artificiale.',
}

const demoNote =
  'Qui non è collegata nessuna AI: non ti chiediamo foto, e non ne parte nessuna. Ti mostriamo che cosa succede con una lettera inventata.'
