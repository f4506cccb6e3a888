import { adminUserPath } from '../admin-paths.ts'
import { groupsPath } from '../group-paths.ts'
import { adminPath, loginPath, settingsPath } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { addressOf, hasAddress } from '../platform/has-address.ts'
import { linkMail } from '../platform/link-mail.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { type Mail, mailDelivery, mailFault, sendMail } from '../platform/mail.server.ts'
import { passwordLeast } from '../platform/password-least.ts'
import {
  administers,
  givenRoleColumns,
  isStaff,
  type Lacking,
  lackingFor,
  type Role,
} from '../platform/roles.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { activeAdministrators } from './administrators.server.ts'
import { roleLabels } from './role-labels.ts'
import { setRole } from './users.server.ts'
import { roleSentences } from './users.ts'

export type RoleGround = { db: Database; env: Env; log: Pick<Log, 'info' | 'error'> }

/**
 * Gives a person a role, or takes it, and tells them and the other administrators by mail. Nobody
 * waits for the mails.
 * @throws KnownFailure as `setRole`
 */
export async function changeRole(
  ground: RoleGround,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<void> {
  const former = await setRole(ground.db, actor, userId, role)
  if (former) void tellRoleChange(ground, { byId: actor.id, userId, former })
}

/** `byId` null: whoever runs the server did it. */
type RoleChange = { byId: string | null; userId: string; former: Role }

/**
 * Tells a person of the role that they have now, and, of a new administrator, all others. A mail
 * that cannot be sent is logged.
 */
export async function tellRoleChange(
  { db, env, log }: RoleGround,
  { byId, userId, former }: RoleChange,
): Promise<void> {
  try {
    if (mailDelivery(env) === 'none') return
    const person = await readPerson(db, userId)
    if (!person) return
    const by = byId === null ? null : ((await readPerson(db, byId))?.email ?? null)
    const changed = { ...person, former, by, isOwn: byId === userId }
    const others = (await activeAdministrators(db)).filter(({ id }) => id !== userId)
    const mails = [
      ...(hasAddress(person) ? [ownMail(env, changed)] : []),
      ...(person.role === 'admin' ? others.map(({ email }) => otherMail(env, email, changed)) : []),
    ]
    for (const mail of mails) {
      await sendMail(env, mail).catch((error: unknown) =>
        log.error({ userId, ...mailFault(error) }, 'a changed role not told'),
      )
    }
    log.info({ userId }, 'a changed role told')
  } catch (error) {
    log.error({ userId, err: error }, 'a changed role not told')
  }
}

async function readPerson(db: Database, id: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', ...givenRoleColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  return person && { ...person, lacking: lackingFor(person) }
}

/** Whose role changed. Names stand in none of the mails: whoever registers writes their own. */
type Changed = {
  id: string
  email: string
  role: Role
  lacking: Lacking[]
  former: Role
  /** The address of who did it; null: whoever runs the server. */
  by: string | null
  isOwn: boolean
}

type Place = Pick<Env, 'PUBLIC_URL' | 'SITE_NAME'>

const doer = ({ by }: Changed) => by ?? 'Chi gestisce il server'

const condition = `Il ruolo vale con l'indirizzo email confermato e una password di almeno ${passwordLeast.staff} caratteri.`

/** To the person whose role it is. */
function ownMail(env: Place, changed: Changed): Mail {
  const { email: to, role, former, lacking, isOwn } = changed
  const unexpected = "Non te l'aspettavi? Avvisa subito chi gestisce il sito."
  if (!isStaff(role)) {
    const label = `«${roleLabels[former]}»`
    return linkMail(env, {
      to,
      subject: 'il tuo ruolo è finito',
      before: [
        'Ciao,',
        isOwn
          ? `hai lasciato il ruolo ${label} su ${env.SITE_NAME}.`
          : `${doer(changed)} ti ha tolto il ruolo ${label} su ${env.SITE_NAME}.`,
        'Il tuo account resta, con i tuoi progressi.',
      ],
      link: { path: loginPath(), label: 'Vai al sito' },
      after: [unexpected],
    })
  }
  const isWaiting = lacking.length > 0
  return linkMail(env, {
    to,
    subject: `hai il ruolo «${roleLabels[role]}»`,
    before: [
      'Ciao,',
      `${doer(changed)} ti ha dato il ruolo «${roleLabels[role]}» su ${env.SITE_NAME}.`,
      roleSentences[role],
      ...(isWaiting
        ? [condition, "Fai tutt'e due le cose da qui: scrivi la tua email, poi scegli la password."]
        : ['Vale da adesso. Comincia da qui:']),
    ],
    link: isWaiting
      ? { path: loginPath(settingsPath(), 'reset'), label: 'Conferma e scegli la password' }
      : placeOf(role),
    after: [unexpected],
  })
}

/** Where somebody begins whose role counts. */
const placeOf = (role: Role) =>
  administers(role)
    ? { path: adminPath(), label: "Apri l'amministrazione" }
    : { path: groupsPath(), label: 'Apri «I miei gruppi»' }

/** To every other administrator. */
function otherMail(env: Place, to: string, changed: Changed): Mail {
  return linkMail(env, {
    to,
    subject: 'una persona in più amministra il sito',
    before: [
      'Ciao,',
      `${doer(changed)} ha dato il ruolo «${roleLabels.admin}» a ${addressOf(changed) ?? 'una persona senza email'} su ${env.SITE_NAME}.`,
      roleSentences.admin,
      ...(changed.lacking.length > 0 ? [condition] : []),
      'Qui vedi la persona e il suo ruolo:',
    ],
    link: { path: adminUserPath(changed.id), label: 'Apri la sua pagina' },
    after: ["Non l'hai fatto tu, o non te l'aspettavi? Togli il ruolo e cambia la tua password."],
  })
}
