/** What a running server tells its operator by mail, and the administrators on the dashboard. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteBackup } from '../../app/operations/backup/last-backup.server.ts'
import { writeSetting } from '../../app/platform/settings/stored-settings.server.ts'
import { shownWords } from '../harness/page-text.ts'
import { type Fucina, signedIn, startFucina } from '../harness/server.ts'
import { startAi } from '../stand-ins/ai.ts'
import { startMail } from '../stand-ins/mail.ts'

vi.setConfig({ testTimeout: 60_000 })

const operator = 'gestore@esempio.it'
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000)

async function standIns() {
  const [ai, mail] = await Promise.all([startAi(), startMail()])
  onTestFinished(async () => void (await Promise.all([ai.stop(), mail.stop()])))
  return { ai, mail, env: { ...ai.env, ...mail.env, OPERATOR_EMAIL: operator } }
}

/** What the dashboard says of the system. */
async function status(server: Fucina): Promise<string> {
  const { visitor } = await signedIn(server, { role: 'admin' })
  const text = shownWords(await (await visitor.get('/admin/dashboard')).text())
  return text.slice(text.indexOf('Stato del sistema'), text.indexOf('Controlla database, AI'))
}

/** Waits until the server has asked its services. */
const looked = (server: Fucina) =>
  expect.poll(() => status(server), { timeout: 15_000 }).toMatch(/Posta/)

test('REL-13 a backup 30 hours old, and an AI away since six minutes, are mailed, and that they are over', async () => {
  const { ai, mail, env } = await standIns()
  const first = await startFucina({ env })
  const db = first.db()
  await looked(first)
  await first.stop()
  await noteBackup(db, hours(30))
  await writeSetting(db, 'condition:ai', hours(0.1).toISOString())

  ai.models = '500'
  const second = await startFucina({ place: first.place, env })
  await mail.waitFor(operator, { about: 'manca una copia di sicurezza', milliseconds: 20_000 })
  const { text } = await mail.waitFor(operator, { about: "l'AI non risponde" })
  expect(text).toContain(`${second.url}/admin/ai`)
  await noteBackup(second.db(), new Date())
  await second.stop()

  ai.models = 'normal'
  await startFucina({ place: first.place, env })
  await mail.waitFor(operator, { about: "l'AI risponde di nuovo", milliseconds: 20_000 })
  await mail.waitFor(operator, { about: 'la copia di sicurezza è stata fatta' })
  expect(mail.mails).toHaveLength(4)
})
