import { expect, test } from 'vitest'
import { authDataPath } from '../../app/admin-paths.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn, startFucina } from '../harness/server.ts'

const server = fucinaForFile()

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

test('ADMD-08 PERM-09 without a session the way leads to the sign-in, which says why, and back', async () => {
  const visitor = browserLike(server())
  for (const response of [await visitor.get(authDataPath()), await visitor.data(authDataPath())]) {
    const told = response.headers.get('Location') ?? (await response.text())
    expect(told).toContain(`/login?da=${encodeURIComponent(authDataPath())}`)
  }
  const login = await visitor.get(authDataPath(), { follow: true })
  expect(shownWords(await login.text())).toContain(
    "Effettua il login per visualizzare i dati dell'utente",
  )
  const elsewhere = await visitor.get('/dashboard', { follow: true })
  expect(shownWords(await elsewhere.text())).not.toContain('Effettua il login per visualizzare')
  expect((await visitor.get('/profile')).status).toBe(401)
})

test('ERR-47 what cannot be loaded is said in the tab, and the screen stays', async () => {
  const broken = await startFucina({ env: { LOG_LEVEL: 'fatal' } })
  const { visitor } = await signedIn(broken, { role: 'admin' })
  await broken.db().schema.alterTable('chapterCompletions').renameTo('elsewhere').execute()
  const response = await visitor.get(authDataPath())
  const text = shownWords(await response.text())
  expect(text).toContain('Errore nel caricamento dei dati utente')
  expect(text).toContain('Configurazione del database')
})
