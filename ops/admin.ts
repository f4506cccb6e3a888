/**
 * `npm run admin -- EMAIL [--keep-password]`: makes or promotes an administrator and gives him a
 * new password. `npm run admin -- --list` names them.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  listAdministrators,
  type MadeAdministrator,
  makeAdministrator,
} from '../app/accounts/administrators.server.ts'
import { tellRoleChange } from '../app/accounts/change-role.server.ts'
import { resetSecondProof } from '../app/accounts/second-proof/reset-proof.server.ts'
import { tellByMail } from '../app/accounts/tell-by-mail.server.ts'
import { operator } from '../app/platform/actor.server.ts'
import { type Database, openDatabase } from '../app/platform/db/database.server.ts'
import { passwordLeast } from '../app/platform/password-least.ts'
import { type GivenRole, lackingFor } from '../app/platform/roles.ts'
import { type Env, parseEnv } from '../app/platform/settings/env.server.ts'
import { Misuse, runCommand } from './backup/command.ts'
import { dataPlace, requireCurrent } from './backup/place.ts'

type Ground = { db: Database; env: Env }

const words: Record<MadeAdministrator['outcome'], string> = {
  registered: 'is a new administrator',
  promoted: 'is an administrator now',
  wasAdmin: 'was an administrator already',
}

/** What could not be sent is said where the command runs. */
const toldHere = {
  info: () => {},
  error: () => console.error('A mail that tells of it could not be sent.'),
}

const help = `Usage: npm run admin -- EMAIL [--keep-password | --reset-second-proof] | --list

Makes or promotes an administrator and gives them a new password, while the server runs.

  EMAIL            whose
  --keep-password  a registered person keeps password and sessions
  --reset-second-proof
                   takes away codes and passkeys of a person who has lost them, and changes nothing else
  --list           names the administrators, and changes nothing`

await runCommand(help, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      'keep-password': { type: 'boolean', default: false },
      'reset-second-proof': { type: 'boolean', default: false },
    },
  })
  const [email, ...others] = positionals
  if (others.length > 0 || values.list === Boolean(email)) {
    throw new Misuse('One e-mail address, or --list.')
  }
  const env = parseEnv(process.env)
  await requireCurrent(dataPlace(env))
  const db = openDatabase(dataPlace(env), () => {})
  try {
    if (email && values['reset-second-proof']) await takeProofAway({ db, env }, email)
    else if (email) await make({ db, env }, email, values['keep-password'])
    else await list(db)
  } finally {
    await db.destroy()
  }
})

async function make({ db, env }: Ground, email: string, keepPassword: boolean) {
  if (!z.email().safeParse(email).success) throw new Misuse(`'${email}' is no e-mail address.`)
  const asked = { email, city: env.CITY, keepPassword }
  const { id, outcome, lacking, password } = await makeAdministrator(db, asked)
  console.log(`${email.toLowerCase()} ${words[outcome]}.`)
  if (password) console.log(`Password: ${password} (shown only now)`)
  if (lacking.length > 0) {
    console.log(`The role waits: the password is shorter than ${passwordLeast.staff} characters.`)
  }
  if (outcome === 'wasAdmin') return
  await tellRoleChange({ db, env, log: toldHere }, { byId: null, userId: id, former: 'customer' })
}

async function takeProofAway({ db, env }: Ground, email: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'secondProofId'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) throw new Misuse(`Nobody is registered as '${email}'.`)
  if (person.secondProofId === null) throw new Misuse(`'${email}' has no second proof.`)
  const owner = await resetSecondProof(db, operator, person.id)
  await tellByMail({ env, log: toldHere }, owner, 'secondProofReset', null)
  console.log(`${email.toLowerCase()} signs in with the password alone now, everywhere anew.`)
}

async function list(db: Database) {
  const administrators = await listAdministrators(db)
  if (administrators.length === 0) console.log('There is no administrator.')
  for (const person of administrators) {
    const { name, email, isActive, lastLoginAt } = person
    const seen = lastLoginAt ? `last signed in ${lastLoginAt.toISOString()}` : 'never signed in'
    console.log(`${email}  ${name}, ${seen}${isActive ? '' : ', suspended'}${waits(person)}`)
  }
}

function waits(person: GivenRole) {
  return lackingFor(person).length > 0 ? ', the role waits' : ''
}
