import { roleLabels } from '../../accounts/role-labels.ts'
import { adminNoticesPath, adminUserPath, bundlePath, editNoticePath } from '../../admin-paths.ts'
import { waitingNotices } from '../../notices/notices.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { isStaff, lackingFor, may, roles } from '../../platform/roles.ts'
import { counted } from '../../ui/count-text.ts'
import { bundles } from '../content/bundles.ts'
import { countOffered } from '../content/import-content.server.ts'
import { checkMonths, type ToCheck } from './to-check.ts'

/** Something that waits for whoever looks. `act`: what its button says. */
export type Waiting = {
  kind: 'notice' | 'role' | 'check' | 'texts'
  title: string
  text: string
  to: string
  act: string
}

/**
 * What waits for this person: drafts of notices, roles that do not count yet, texts that an update
 * brought, what is to be checked; of each only what their role may do something about.
 */
export async function readWaiting(
  db: Database,
  actor: Actor,
  toCheck: ToCheck,
): Promise<Waiting[]> {
  return [
    ...(may(actor.role, 'publishNotices') ? noticesWait(await waitingNotices(db)) : []),
    ...(may(actor.role, 'giveRoles') ? await rolesWait(db) : []),
    ...textsWait(await countOffered(db, actor, bundles.testi)),
    ...checksWait(toCheck),
  ]
}

function noticesWait([first, ...others]: { id: string; title: string }[]): Waiting[] {
  if (!first) return []
  const isOne = others.length === 0
  return [
    {
      kind: 'notice',
      title: isOne ? 'Un avviso in bozza' : `${others.length + 1} avvisi in bozza`,
      text: isOne ? `«${first.title}»` : 'Li ha scritti la Redazione: li pubblichi tu.',
      to: isOne ? editNoticePath(first.id) : adminNoticesPath(),
      act: 'Leggi',
    },
  ]
}

/** So many people are named; the list of people has all of them. */
const rolesShown = 3

async function rolesWait(db: Database): Promise<Waiting[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'emailVerified', 'hasLongPassword'])
    .where('role', 'in', roles.filter(isStaff))
    .where('isActive', '=', true)
    .where(({ eb, or }) => or([eb('emailVerified', '=', false), eb('hasLongPassword', '=', false)]))
    .orderBy('updatedAt')
    .limit(rolesShown)
    .execute()
  return people.map((person) => ({
    kind: 'role',
    title: lackingFor(person).includes('confirmedAddress')
      ? 'Un ruolo da confermare'
      : 'Un ruolo che aspetta una password più lunga',
    text: `${roleLabels[person.role]}: ${person.name}`,
    to: adminUserPath(person.id),
    act: 'Guarda',
  }))
}

const textsWait = (count: number): Waiting[] =>
  count === 0
    ? []
    : [
        {
          kind: 'texts',
          title: counted(count, 'testo nuovo', 'testi nuovi'),
          text: "Li ha portati l'aggiornamento: scegli tu se prenderli.",
          to: bundlePath('testi'),
          act: 'Scegli',
        },
      ]

const checksWait = ({ total }: ToCheck): Waiting[] =>
  total === 0
    ? []
    : [
        {
          kind: 'check',
          title: counted(total, 'scheda da ricontrollare', 'schede da ricontrollare'),
          text: `Mai verificate, o più di ${checkMonths} mesi fa`,
          to: '#ricontrollare',
          act: 'Guarda',
        },
      ]
