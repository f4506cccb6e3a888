import { adminUsersPath, aiServicePath } from '../admin-paths.ts'
import { listHelpPlaces } from '../help/help-places.server.ts'
import { adminHelpPath } from '../paths.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { mailDelivery } from '../platform/mail.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { operatorCommand, operatorPage } from '../platform/settings/operator-command.server.ts'
import { readLastBackup } from './backup/last-backup.server.ts'

/** Where something is set: settings of the server, a screen of the administration, a command. */
type Where = { settings: string[] } | OwnPlace | { command: string }
type OwnPlace = { to: string; label: string }
type OpenPoint = { what: string; where: Where }

/**
 * What is missing, and what is set already, in the same words. `review`: the reading of the legal
 * pages that counts; null: none.
 */
export type BeforeOpening = {
  /** What an administrator does themselves, and where. */
  own: ({ what: string } & OwnPlace)[]
  /** What whoever runs the server does, as a text to send them; null: nothing. */
  operators: { count: number; text: string } | null
  done: string[]
  review: { by: string; on: string } | null
}

/**
 * What people need or the law asks for: what of it is not set yet, and what is.
 * @param legalChangedOn the day since which a lawyer's reading of the legal pages counts
 * @throws KnownFailure 403 for whoever may not
 */
export async function readBeforeOpening(
  db: Database,
  actor: Actor,
  env: Env,
  legalChangedOn: string,
): Promise<BeforeOpening> {
  requireMay(actor, 'seeSystem')
  const points = [...settingPoints(env, legalChangedOn), ...(await storedPoints(db, env))]
  const missing = points.filter(({ isMissing }) => isMissing)
  const own = missing.flatMap(({ what, where }) => ('to' in where ? [{ what, ...where }] : []))
  const others = missing.filter(({ where }) => !('to' in where))
  return {
    own,
    operators: others.length > 0 ? { count: others.length, text: textToSend(env, others) } : null,
    done: points.filter(({ isMissing }) => !isMissing).map(({ what }) => what),
    review: countingReview(env, legalChangedOn),
  }
}

/** The operator finds the names of settings in the documents: an administrator need not read them. */
function textToSend(env: Env, points: readonly OpenPoint[]): string {
  const optional = optionalSettings(env)
  return [
    `Per aprire Fucina (${env.PUBLIC_URL}) sul server manca:`,
    ...points.map(lineToSend),
    ...(optional.length > 0 ? ['', 'Se vuoi, anche:', ...optional.map(lineToSend)] : []),
    '',
    `I nomi da usare sono scritti qui: ${operatorPage('settings')}`,
  ].join('\n')
}

const lineToSend = ({ what, where }: OpenPoint) =>
  `- ${what}${'command' in where ? `: ${where.command}` : ''}`

/** The reading of the legal pages as they stand. */
const countingReview = ({ LEGAL_REVIEW: review }: Env, legalChangedOn: string) =>
  review && review.on >= legalChangedOn ? review : null

/** The settings that a public site needs and that are empty: some page says 'da completare'. */
export const missingSettings = (env: Env, legalChangedOn: string): string[] =>
  settingPoints(env, legalChangedOn).flatMap(({ isMissing, where }) =>
    isMissing && 'settings' in where ? where.settings : [],
  )

type Point = OpenPoint & { isMissing: boolean }

/** Set once all of these are; it names those that are empty. */
function setting(env: Env, what: string, names: (keyof Env)[]): Point {
  const settings = names.filter((name) => !env[name])
  return { what, where: { settings }, isMissing: settings.length > 0 }
}

function settingPoints(env: Env, legalChangedOn: string): Point[] {
  return [
    {
      what: "L'indirizzo pubblico del sito",
      where: { settings: ['PUBLIC_URL'] },
      isMissing: env.isLoopback,
    },
    setting(env, 'Chi gestisce il sito, e dove', ['COMPANY_NAME', 'COMPANY_ADDRESS']),
    setting(env, "L'indirizzo a cui scrivere", ['CONTACT_EMAIL']),
    ...(env.PUBLIC_BODY === 'yes'
      ? [setting(env, 'Il responsabile della protezione dei dati', ['DPO_CONTACT'])]
      : []),
    {
      what: 'Un servizio di intelligenza artificiale',
      where: { settings: ['AI_API_KEY', 'AI_BASE_URL'] },
      isMissing: env.aiMode !== 'openai',
    },
    ...(env.aiMode === 'openai'
      ? [
          setting(env, "Chi risponde con l'AI, da quale Paese e con quali garanzie", [
            ...(['AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY', 'AI_PROVIDER_TERMS'] as const),
          ]),
        ]
      : []),
    {
      what: 'La posta, per le password dimenticate',
      where: { settings: ['SMTP_URL'] },
      isMissing: mailDelivery(env) !== 'smtp',
    },
    setting(env, 'I giorni in cui tieni copie e registri', ['BACKUPS_KEPT_DAYS', 'LOGS_KEPT_DAYS']),
    setting(env, 'Dove si trova il programma, come chiede la licenza', ['SOURCE_URL']),
    {
      what: 'La lettura di un avvocato delle pagine legali',
      where: { settings: ['LEGAL_REVIEW'] },
      isMissing: countingReview(env, legalChangedOn) === null,
    },
  ]
}

async function storedPoints(db: Database, env: Env): Promise<Point[]> {
  const places = await listHelpPlaces(db)
  const backup = await readLastBackup(db)
  return [
    {
      what: 'I luoghi dove si trova una persona che aiuta',
      where: { to: adminHelpPath(), label: 'Scrivili in «Chi aiuta»' },
      isMissing: places.length === 0,
    },
    ...(env.SECOND_PROOF === 'administrators'
      ? [
          {
            what: 'La seconda chiave di tutti gli Admin',
            where: { to: adminUsersPath(), label: "Guarda in «Utenti» chi non ce l'ha" },
            isMissing: await lacksSomeProof(db),
          },
        ]
      : []),
    ...(env.aiMode === 'openai'
      ? [
          {
            what: 'Una prova del servizio AI con una domanda vera',
            where: { to: `${aiServicePath()}#prova`, label: 'Prova ora' },
            isMissing: !(await hasAnswered(db)),
          },
        ]
      : []),
    {
      what: 'Una prima copia di sicurezza',
      where: { command: operatorCommand('backup') },
      isMissing: backup === null,
    },
  ]
}

async function hasAnswered(db: Database): Promise<boolean> {
  const one = await db.selectFrom('aiUsage').select('day').limit(1).executeTakeFirst()
  return one !== undefined
}

/** Whether some active administrator has set up no second proof. */
async function lacksSomeProof(db: Database): Promise<boolean> {
  const one = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('secondProofId', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** A line for each of these that is not set, with the settings that are empty. */
const unset = (env: Env, lines: [what: string, names: (keyof Env)[]][]): OpenPoint[] =>
  lines
    .map(([what, names]) => setting(env, what, names))
    .filter(({ isMissing }) => isMissing)
    .map(({ what, where }) => ({ what, where }))

const otherWays: [what: string, names: (keyof Env)[]] = [
  "L'accesso con SPID, con la CIE o con Google",
  ['SIGN_IN_PROVIDERS', 'GOOGLE_CLIENT_ID'],
]

const optionalSettings = (env: Env): OpenPoint[] =>
  unset(env, [
    ['Chi riceve un messaggio quando qualcosa si guasta', ['OPERATOR_EMAIL']],
    ...(env.signInProviders.length === 0 ? [otherWays] : []),
    ['I profili sulle reti sociali', ['FACEBOOK_URL', 'INSTAGRAM_URL', 'LINKEDIN_URL']],
  ])
