/** What a running server tells its operator by mail. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteBackup } from '../../app/operations/backup/last-backup.server.ts'
import { writeSetting } from '../../app/platform/settings/stored-settings.server.ts'
import { testPlace } from '../harness/database.ts'
import { opened } from '../harness/rows.ts'
import { startFucina } from '../harness/server.ts'
import { startAi } from '../stand-ins/ai.ts'
import { startMail } from '../stand-ins/mail.ts'

vi.setConfig({ testTimeout: 60_000 })

const operator = 'gestore@esempio.it'
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000)

test('REL-13 a backup 30 hours old, and an AI away since six minutes, are mailed, and that they are over', async () => {
  const [ai, mail] = await Promise.all([startAi(), startMail()])
  onTestFinished(async () => void (await Promise.all([ai.stop(), mail.stop()])))
  const env = { ...ai.env, ...mail.env, OPERATOR_EMAIL: operator }
  const place = await testPlace('started')
  await opened(place, async (db) => {
    await noteBackup(db, hours(30))
    await writeSetting(db, 'condition:ai', hours(0.1).toISOString())
  })

  ai.models = '500'
  const first = await startFucina({ place, env })
  await mail.waitFor(operator, { about: 'manca una copia di sicurezza', milliseconds: 20_000 })
  const { text } = await mail.waitFor(operator, { about: "l'AI non risponde" })
  expect(text).toContain(`${first.url}/admin/ai`)
  await noteBackup(first.db(), new Date())
  await first.stop()

  ai.models = 'normal'
  await startFucina({ place, env })
  await mail.waitFor(operator, { about: "l'AI risponde di nuovo", milliseconds: 20_000 })
  await mail.waitFor(operator, { about: 'la copia di sicurezza è stata fatta' })
  expect(mail.mails).toHaveLength(4)
})
