import { type Actor, requireMay } from '../platform/actor.server.ts'
import { type CsvRow, csvMoment } from '../platform/csv.ts'
import type { Database } from '../platform/db/database.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { counted } from '../ui/count-text.ts'
import { roleLabels } from './role-labels.ts'
import { type UserItem, type UsersView, userStateLabel } from './users.ts'
import { readPeople } from './users-list.server.ts'

/** People read at once. */
const batch = 500

/** The columns of the file of people. */
export const usersColumns = [
  ...['Nome', 'Email', 'Ruolo', 'Stato', 'Guide completate', 'Guide iniziate'],
  ...['Registrazione', 'Ultimo accesso'],
]

const line = ({
  name,
  email,
  role,
  isActive,
  guides,
  createdAt,
  lastLoginAt,
}: UserItem): CsvRow => [
  ...[name, email ?? '', roleLabels[role], userStateLabel(isActive)],
  ...[guides?.guidesCompleted ?? 0, guides?.guidesBegun ?? 0],
  ...[csvMoment(createdAt), lastLoginAt ? csvMoment(lastLoginAt) : ''],
]

/**
 * The people of a view, on all pages, for a file with `usersColumns`: what the list says of them.
 * That somebody took it stands in the register.
 * @throws KnownFailure 403 for whoever may not
 */
export async function exportUsers(db: Database, actor: Actor, view: UsersView): Promise<CsvRow[]> {
  requireMay(actor, 'exportPeople')
  const people: UserItem[] = []
  for (let isWhole = false; !isWhole; ) {
    const page = { limit: batch, offset: people.length, withGuides: true }
    const more = await readPeople(db, view, page)
    people.push(...more)
    isWhole = more.length < batch
  }
  const about = counted(people.length, 'utente', 'utenti')
  await noteInRegister(db, actor, { act: 'peopleExported', about })
  return people.map(line)
}
