import { aiServicePath, databasePath } from '../admin-paths.ts'
import { adminPath } from '../paths.ts'
import type { ConditionName } from './condition.ts'

/** The subjects of what begins and ends, what to do, and where to look. */
type ConditionWords = { begins: string; ends: string; remedy: string; path: string }

export const conditionWords: Record<ConditionName, ConditionWords> = {
  ai: {
    begins: "l'AI non risponde",
    ends: "l'AI risponde di nuovo",
    remedy: 'Le altre pagine funzionano. Guarda la pagina di stato del servizio e la rete.',
    path: aiServicePath(),
  },
  mail: {
    begins: 'i messaggi non partono',
    ends: 'i messaggi partono di nuovo',
    remedy: 'Guarda SMTP_URL, MAIL_FROM e il server di posta.',
    path: databasePath(),
  },
  backup: {
    begins: 'manca una copia di sicurezza recente',
    ends: 'la copia di sicurezza è stata fatta',
    remedy: 'Fanne una adesso, e guarda perché quella di stanotte manca.',
    path: databasePath(),
  },
  disk: {
    begins: 'il disco è quasi pieno',
    ends: 'il disco ha di nuovo spazio',
    remedy: 'Fai spazio prima che sia pieno: un disco pieno ferma chi salva.',
    path: adminPath(),
  },
  budget: {
    begins: "la spesa del mese per l'AI è finita",
    ends: "la spesa per l'AI ha di nuovo margine",
    remedy: 'Il limite è AI_MONTHLY_BUDGET, nelle impostazioni del server.',
    path: aiServicePath(),
  },
  database: {
    begins: 'il database non risponde',
    ends: 'il database risponde di nuovo',
    remedy: 'Le pagine pubbliche restano visibili. Guarda il registro del server e il database.',
    path: databasePath(),
  },
}
