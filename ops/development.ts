/** The data of the development server: its own folder, and two people to sign in as. */
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureFirstAdmin } from '../app/accounts/first-admin.server.ts'
import { createPasswordUser, EmailTaken } from '../app/accounts/user-record.server.ts'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { migrate } from '../app/platform/db/migrate.server.ts'
import { seed } from '../app/seed.server.ts'

export const dataDirectory = join(resolve(import.meta.dirname, '..'), 'data/dev')

export const developmentAdmin = { email: 'admin@fucina.invalid', password: 'fucina-admin' }
export const developmentLearner = {
  name: 'Ada Sviluppo',
  email: 'ada@fucina.invalid',
  password: 'fucina-ada',
}

/** Migrates, fills an empty database with the built-in content, and makes sure of both people. */
export async function prepareData() {
  const db = openDatabase({ directory: dataDirectory }, (error) => {
    throw error
  })
  const city = 'Bergamo'
  try {
    await migrate(db)
    await seed(db)
    const { email, password } = developmentAdmin
    await ensureFirstAdmin(
      db,
      { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, CITY: city },
      () => {},
    )
    await createPasswordUser(db, developmentLearner, { city }).catch((error) => {
      if (!(error instanceof EmailTaken)) throw error
    })
  } finally {
    await db.destroy()
  }
}

export const emptyData = () => rmSync(dataDirectory, { recursive: true, force: true })
