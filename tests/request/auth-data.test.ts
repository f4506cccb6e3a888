import { expect, onTestFinished, test } from 'vitest'
import { authDataPath } from '../../app/admin-paths.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'fatal' } })

test('ADMD-06 PERM-09 the tab shows the twelve values of whoever looks, and of nobody else', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin', name: 'Chiara Municipio' })
  const { user: other } = await signedIn(server(), { name: 'Altra Persona' })
  const text = shownWords(await (await visitor.get(`${authDataPath()}&userId=${other.id}`)).text())
  for (const part of [
    `UID ${user.id}`,
    `Email ${user.email}`,
    'Email verificata Sì',
    'Metodo di accesso Password',
    'Nome Chiara Municipio',
    'Livello Principiante',
    'Città Bergamo',
    'Piano',
    'Stato',
    'Guide 0 completate · 0 iniziate',
    'Traguardi sbloccati 0',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain(other.id)
  expect(text).not.toContain('Altra Persona')
})

test('ADMD-08 PERM-09 without a session the way leads to the sign-in, which says why', async () => {
  const login = await browserLike(server()).get(authDataPath(), { follow: true })
  expect(shownWords(await login.text())).toContain(
    "Effettua il login per visualizzare i dati dell'utente",
  )
})

test('ERR-47 what cannot be loaded is said in the tab, and the screen stays', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const { schema } = server().db()
  await schema.alterTable('chapterCompletions').renameTo('elsewhere').execute()
  onTestFinished(() => schema.alterTable('elsewhere').renameTo('chapterCompletions').execute())
  const text = shownWords(await (await visitor.get(authDataPath())).text())
  expect(text).toContain('Errore nel caricamento dei dati utente')
  expect(text).toContain('Configurazione del database')
})
