import { listHelpPlaces } from '../../help/help-places.server.ts'
import { adminHelpPath } from '../../paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { BeforeOpening, OpenPoint } from './before-opening.ts'

/**
 * What is not set yet of what people need or the law asks for; nothing once all of it is.
 * @throws KnownFailure 403 for whoever may not
 */
export async function readBeforeOpening(
  db: Database,
  actor: Actor,
  env: Env,
): Promise<BeforeOpening> {
  requireMay(actor, 'seeSystem')
  const places = await listHelpPlaces(db)
  const needed = [
    ...missingSettings(env),
    ...(places.length === 0
      ? [
          {
            what: 'I luoghi dove si trova una persona che aiuta',
            where: { to: adminHelpPath(), label: 'Scrivili in «Chi aiuta»' },
          },
        ]
      : []),
  ]
  return { needed, optional: needed.length > 0 ? optionalSettings(env) : [] }
}

/** A line for each of these that is not set, with the settings that are empty. */
const unset = (env: Env, lines: [what: string, names: (keyof Env)[]][]): OpenPoint[] =>
  lines.flatMap(([what, names]) => {
    const settings = names.filter((name) => !env[name])
    return settings.length > 0 ? [{ what, where: { settings } }] : []
  })

function missingSettings(env: Env): OpenPoint[] {
  return [
    ...(env.isLoopback
      ? [{ what: "L'indirizzo pubblico del sito", where: { settings: ['PUBLIC_URL'] } }]
      : []),
    ...unset(env, [
      ['Chi gestisce il sito, e dove', ['COMPANY_NAME', 'COMPANY_ADDRESS']],
      ["L'indirizzo a cui scrivere", ['CONTACT_EMAIL']],
    ]),
    ...(env.PUBLIC_BODY === 'yes'
      ? unset(env, [['Il responsabile della protezione dei dati', ['DPO_CONTACT']]])
      : []),
    ...(env.aiMode === 'openai'
      ? unset(env, [
          [
            "Chi risponde con l'AI, da quale Paese e con quali garanzie",
            ['AI_PROVIDER_NAME', 'AI_PROVIDER_COUNTRY', 'AI_PROVIDER_TERMS'],
          ],
        ])
      : [
          {
            what: 'Un servizio di intelligenza artificiale',
            where: { settings: ['AI_API_KEY', 'AI_BASE_URL'] },
          },
        ]),
    ...(mailDelivery(env) === 'smtp'
      ? []
      : [{ what: 'La posta, per le password dimenticate', where: { settings: ['SMTP_URL'] } }]),
    ...unset(env, [
      ['La lettura di un avvocato delle pagine legali', ['LEGAL_REVIEWED_BY', 'LEGAL_REVIEWED_ON']],
      ['I giorni in cui tieni copie e registri', ['BACKUPS_KEPT_DAYS', 'LOGS_KEPT_DAYS']],
      ['Dove si trova il programma, come chiede la licenza', ['SOURCE_URL']],
    ]),
  ]
}

const optionalSettings = (env: Env): OpenPoint[] =>
  unset(env, [
    ["L'accesso con Google", ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    ['I profili sulle reti sociali', ['FACEBOOK_URL', 'INSTAGRAM_URL', 'LINKEDIN_URL']],
  ])
