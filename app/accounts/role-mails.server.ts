import { adminUserPath } from '../admin-paths.ts'
import { groupsPath } from '../group-paths.ts'
import { adminPath, loginPath, secondProofPath, settingsPath } from '../paths.ts'
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
  lackingToUse,
  type Role,
} from '../platform/roles.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { activeAdministrators } from './administrators.server.ts'
import { roleLabels } from './role-labels.ts'
import { setRole } from './users.server.ts'
import { roleSentences, waitingText } from './users.ts'

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
    const person = await readPerson(db, env, userId)
    if (!person) return
    const by = byId === null ? null : ((await readPerson(db, env, byId))?.email ?? null)
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

async function readPerson(db: Database, env: Pick<Env, 'SECOND_PROOF'>, id: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'secondProofId', ...givenRoleColumns])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) return undefined
  const hasSecondProof = person.secondProofId !== null
  const lacking = lackingFor(person)
  return {
    ...person,
    lacking: lackingToUse(env.SECOND_PROOF, { ...person, hasSecondProof, lacking }),
  }
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

/** What the first link of a new role leads to, and in which words. */
function firstStep(role: Role, lacking: readonly Lacking[]) {
  if (lacking.length === 0)
    return { words: ['Vale da adesso. Comincia da qui:'], link: placeOf(role) }
  if (lacking.every((what) => what === 'secondProof')) {
    return {
      words: [waitingText(lacking), 'La scegli da qui, in cinque minuti:'],
      link: { path: secondProofPath(), label: 'Scegli la seconda chiave' },
    }
  }
  return {
    words: [
      waitingText(lacking),
      `Da qui confermi l'indirizzo e scegli una password di almeno ${passwordLeast.staff} caratteri. Comincia scrivendo la tua email.`,
      ...(lacking.includes('secondProof')
        ? ['La seconda chiave la scegli dopo, quando sei dentro.']
        : []),
    ],
    link: { path: loginPath(settingsPath(), 'reset'), label: 'Conferma e scegli la password' },
  }
}

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
  const { words, link } = firstStep(role, lacking)
  return linkMail(env, {
    to,
    subject: `hai il ruolo «${roleLabels[role]}»`,
    before: [
      'Ciao,',
      `${doer(changed)} ti ha dato il ruolo «${roleLabels[role]}» su ${env.SITE_NAME}.`,
      roleSentences[role],
      ...words,
    ],
    link,
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
      ...(changed.lacking.length > 0 ? [waitingText(changed.lacking)] : []),
      'Qui vedi la persona e il suo ruolo:',
    ],
    link: { path: adminUserPath(changed.id), label: 'Apri la sua pagina' },
    after: ["Non l'hai fatto tu, o non te l'aspettavi? Togli il ruolo e cambia la tua password."],
  })
}
