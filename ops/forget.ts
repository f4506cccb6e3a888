/**
 * `npm run forget -- EMAIL|ID [--yes]`: deletes an account whose owner asks for it and cannot do it
 * themselves, or that a restored backup brought back.
 */
import { parseArgs } from 'node:util'
import { forgetPerson } from '../app/accounts/settings/delete-account.server.ts'
import { operator } from '../app/platform/actor.server.ts'
import { type Database, openDatabase } from '../app/platform/db/database.server.ts'
import { addressOf } from '../app/platform/has-address.ts'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { OperatorError } from '../app/platform/settings/operator-error.server.ts'
import { Misuse, runCommand } from './backup/command.ts'
import { dataPlace, requireCurrent } from './backup/place.ts'

const help = `Usage: npm run forget -- EMAIL|ID [--yes]

Names an account and deletes it with what is stored about it, while the server runs.

  EMAIL, ID  whose; no administrator
  --yes      deletes, instead of naming only`

await runCommand(help, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [who, ...others] = positionals
  if (!who || others.length > 0) throw new Misuse('One e-mail address, or the id of one account.')
  const env = parseEnv(process.env)
  await requireCurrent(dataPlace(env))
  const db = openDatabase(dataPlace(env), () => {})
  try {
    const { id, email, name, createdAt } = await customer(db, who)
    console.log(
      `${addressOf({ email }) ?? 'no address'}  ${name}, registered ${createdAt.toISOString()}, account ${id}`,
    )
    if (!values.yes) {
      console.log('Nothing is deleted yet: --yes deletes the account and what is stored about it.')
      return
    }
    // Promoted at this very moment: they stay.
    const mayGo = async (trx: Database) => (await read(trx, id))?.role === 'customer'
    if (!(await forgetPerson({ db, env }, { id, email }, mayGo, { doer: operator })))
      throw hasRole(email)
    console.log('The account is deleted. Backups hold it until they are deleted.')
  } finally {
    await db.destroy()
  }
})

async function read(db: Database, who: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'createdAt'])
    .where((row) => row.or([row('id', '=', who), row('email', '=', who.toLowerCase())]))
    .executeTakeFirst()
}

async function customer(db: Database, who: string) {
  const found = await read(db, who)
  if (!found) throw new OperatorError(`Nobody is registered as '${who}'.`)
  if (found.role !== 'customer') throw hasRole(found.email)
  return found
}

function hasRole(email: string) {
  return new OperatorError(`${email} has a role: an administrator takes it away first.`)
}
