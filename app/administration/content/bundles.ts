import type { RecordKind } from '../../../db/schema.ts'
import {
  adminProfessionsPath,
  adminPromptSetsPath,
  adminScenesPath,
  databasePath,
} from '../../admin-paths.ts'
import type { Right } from '../../platform/roles.ts'

/** Content that comes with the product and is brought in together. */
export type Bundle = {
  /** null: of every noun. */
  nouns: readonly RecordKind[] | null
  /** What administrators added goes to the trash. */
  removesAdded: boolean
  /** Only texts that were neither taken nor declined yet: what an update brought. */
  isOffer: boolean
  needs: Right
  title: string
  text: string
  /** What its button says. */
  label: string
  /** The catalogue's text when it fails. */
  failed: string
  /** The catalogue's text once it is done. @param count how many came with the product */
  done: (count: number) => string
  /** Where it was asked for. */
  back: { to: () => string; label: string }
}

const configuring = {
  removesAdded: false,
  isOffer: false,
  needs: 'resetContent' as Right,
  failed:
    'Errore durante la configurazione: il sito non è riuscito a finire, e non è cambiato niente. Riprova tra poco.',
  back: { to: databasePath, label: 'Torna a Database' },
}

const professionsDone = (count: number) => `${count} professioni configurate con successo!`

export type BundleName =
  | 'tutto'
  | 'strumenti'
  | 'guide'
  | 'professioni'
  | 'professioni-incluse'
  | 'scene-incluse'
  | 'dataset'
  | 'testi'

/** By the name that addresses give them. */
export const bundles: Readonly<Record<BundleName, Bundle>> = {
  tutto: {
    ...configuring,
    nouns: ['tool', 'guide'],
    removesAdded: true,
    title: 'Strumenti e guide',
    text: "Riporta tutto al primo giorno: strumenti e guide tornano com'erano, con i loro legami; quelli aggiunti dopo vanno nel cestino. Chi impara non perde i capitoli fatti nelle guide di partenza.",
    label: 'Configura tutto',
    done: () => 'Tools e Guide configurati con successo!',
  },
  strumenti: {
    ...configuring,
    nouns: ['tool'],
    title: 'Solo gli strumenti',
    text: "Riporta gli strumenti di partenza com'erano il primo giorno. Quelli aggiunti dopo restano.",
    label: 'Aggiorna gli strumenti',
    done: (count) => `${count} tools configurati con successo!`,
  },
  guide: {
    ...configuring,
    nouns: ['guide'],
    title: 'Solo le guide',
    text: "Riporta le guide di partenza com'erano il primo giorno, con i loro capitoli. Quelle aggiunte dopo e i progressi di chi impara restano.",
    label: 'Aggiorna le guide',
    done: (count) => `${count} guide configurate con successo!`,
  },
  professioni: {
    ...configuring,
    nouns: ['profession'],
    title: 'Le professioni',
    text: "Riporta le professioni di partenza com'erano il primo giorno. Quelle aggiunte dopo restano.",
    label: 'Aggiorna le professioni',
    done: professionsDone,
  },
  'professioni-incluse': {
    ...configuring,
    nouns: ['profession'],
    removesAdded: true,
    title: 'Le professioni incluse',
    text: 'Tornano le professioni incluse, nel loro ordine. Una professione va nel cestino con i suoi prompt, e con loro ritorna.',
    label: 'Riporta alle professioni incluse',
    failed:
      'Errore durante la configurazione delle professioni: il sito non è riuscito a finire. Nessuna professione è cambiata.',
    done: professionsDone,
    back: { to: adminProfessionsPath, label: 'Torna alle professioni' },
  },
  'scene-incluse': {
    ...configuring,
    nouns: ['scene'],
    removesAdded: true,
    title: 'Le scene incluse',
    text: 'Tornano le scene incluse, nel loro ordine. Chi ne ha già fatta una non perde niente.',
    label: 'Ripristina le scene incluse',
    failed: 'Errore durante il ripristino delle scene incluse. Nessuna scena è cambiata.',
    done: () => 'Le scene sono quelle incluse. Quello che è andato via è nel cestino.',
    back: { to: adminScenesPath, label: 'Torna alle scene' },
  },
  dataset: {
    ...configuring,
    nouns: ['promptSet'],
    needs: 'editContent',
    title: 'Importa Dataset',
    text: "L'importazione potrebbe sovrascrivere i dati esistenti. Vuoi continuare?",
    label: 'Importa e sostituisci',
    failed: "Errore durante l'importazione del dataset",
    done: (count) => `Importazione completata: ${count} set di prompt.`,
    back: { to: adminPromptSetsPath, label: 'Torna ai prompt' },
  },
  testi: {
    ...configuring,
    nouns: null,
    isOffer: true,
    needs: 'editContent',
    title: 'Testi nuovi',
    text: "I testi di Fucina che ha portato un aggiornamento, o un'altra città nelle impostazioni. Finché non scegli, resta tutto com'è.",
    label: 'Prendi i testi scelti',
    failed: 'Non sono riuscito a prendere i testi. Non è cambiato niente: riprova tra poco.',
    done: () => "Testi presi. Com'erano prima resta tra le versioni.",
    back: { to: databasePath, label: 'Torna a Database' },
  },
}

export const isBundleName = (text: unknown): text is BundleName =>
  typeof text === 'string' && Object.hasOwn(bundles, text)
