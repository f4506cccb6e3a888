import {
  Archive,
  ArchiveRestore,
  BadgeCheck,
  Bot,
  Check,
  Euro,
  Eye,
  EyeOff,
  FileInput,
  Link2,
  LogOut,
  type LucideIcon,
  Pencil,
  Plus,
  RotateCcw,
  ShieldCheck,
  ShieldOff,
  Trash2,
  UserCheck,
  UserPlus,
  UserX,
} from 'lucide-react'
import type { ActivityKind } from '../../records/activity/activity.server.ts'

type Words = { text: string; Icon: LucideIcon }

/** One sentence a kind, and its mark. The title of the thing, if it has one, follows. */
const words: Record<ActivityKind, Words> = {
  userRegistered: { text: 'Un nuovo utente si è registrato', Icon: UserPlus },
  userSuspended: { text: 'Un utente è stato sospeso', Icon: UserX },
  userReactivated: { text: 'Un utente è stato riattivato', Icon: UserCheck },
  roleGiven: { text: 'Un utente è diventato amministratore', Icon: ShieldCheck },
  roleTaken: { text: 'Un amministratore è tornato utente', Icon: ShieldOff },
  sessionsEnded: { text: 'Le sessioni di un utente sono state chiuse', Icon: LogOut },
  guideCompleted: { text: 'Guida completata', Icon: Check },
  guideCreated: { text: 'Guida creata', Icon: Plus },
  guideChanged: { text: 'Guida modificata', Icon: Pencil },
  guideDeleted: { text: 'Guida spostata nel cestino', Icon: Trash2 },
  guideRestored: { text: 'Guida ripristinata', Icon: ArchiveRestore },
  guideVerified: { text: 'Guida verificata', Icon: BadgeCheck },
  guidePublished: { text: 'Guida pubblicata', Icon: Eye },
  guideUnpublished: { text: 'Guida tornata in bozza', Icon: EyeOff },
  toolCreated: { text: 'Strumento creato', Icon: Plus },
  toolChanged: { text: 'Strumento modificato', Icon: Pencil },
  toolDeleted: { text: 'Strumento spostato nel cestino', Icon: Trash2 },
  toolRestored: { text: 'Strumento ripristinato', Icon: ArchiveRestore },
  toolVerified: { text: 'Strumento verificato', Icon: BadgeCheck },
  toolActivated: { text: 'Strumento attivato', Icon: Eye },
  toolDeactivated: { text: 'Strumento disattivato', Icon: EyeOff },
  professionCreated: { text: 'Professione creata', Icon: Plus },
  professionChanged: { text: 'Professione modificata', Icon: Pencil },
  professionDeleted: { text: 'Professione spostata nel cestino', Icon: Trash2 },
  professionRestored: { text: 'Professione ripristinata', Icon: ArchiveRestore },
  professionVerified: { text: 'Professione verificata', Icon: BadgeCheck },
  professionPublished: { text: 'Professione pubblicata', Icon: Eye },
  professionUnpublished: { text: 'Professione tornata in bozza', Icon: EyeOff },
  promptSetCreated: { text: 'Prompt creati', Icon: Plus },
  promptSetChanged: { text: 'Prompt modificati', Icon: Pencil },
  promptSetDeleted: { text: 'Prompt spostati nel cestino', Icon: Trash2 },
  promptSetRestored: { text: 'Prompt ripristinati', Icon: ArchiveRestore },
  promptSetVerified: { text: 'Prompt verificati', Icon: BadgeCheck },
  promptSetPublished: { text: 'Prompt pubblicati', Icon: Eye },
  promptSetUnpublished: { text: 'Prompt tornati in bozza', Icon: EyeOff },
  contentReset: { text: 'Contenuti di partenza ripristinati', Icon: RotateCcw },
  datasetImported: { text: 'Prompt di partenza importati', Icon: FileInput },
  recordsSynced: { text: 'Collegamenti sistemati', Icon: Link2 },
  aiModelChosen: { text: "Modello dell'AI scelto", Icon: Bot },
  aiModelReplaced: { text: "L'AI risponde con un altro modello", Icon: Bot },
  aiPricesChanged: { text: "Prezzi dell'AI cambiati", Icon: Euro },
  aiAddressesChanged: { text: "Indirizzi condivisi dell'AI cambiati", Icon: Bot },
  backupMade: { text: 'Copia di sicurezza fatta', Icon: Archive },
}

export const activityWords = (kind: ActivityKind): Words => words[kind]

/** 'Guida completata: «Parlare con ChatGPT»'. */
export const activityText = (kind: ActivityKind, title: string | null): string =>
  title ? `${words[kind].text}: «${title}»` : words[kind].text
