/** The end of a path over HTTP: the attestato as the settings say it, and what is kept of it. */
import { expect, test } from 'vitest'
import { testGroup, testMember } from '../harness/groups.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({
  env: {
    COMPANY_NAME: 'Biblioteca di prova',
    CERTIFICATE_SIGNER: 'Anna Bianchi, bibliotecaria',
    CERTIFICATE_LOGO: new URL('../../app/home/citta-alta-fondo.svg', import.meta.url).pathname,
  },
})

const path = ['practice:menu-del-giorno']

/** Somebody with an account who has done every step of a group. */
async function finished(code: string) {
  const { visitor, user } = await signedIn(server(), { name: 'Luisa' })
  const db = server().db()
  const group = await testGroup(db, { code, path })
  await testMember(db, group.id, { userId: user.id })
  await db
    .insertInto('pathMarks')
    .values({ userId: user.id, step: path[0] as string, doneAt: new Date() })
    .execute()
  const answer = await visitor.post(`/gruppo/${group.id}`, { intent: 'take-certificate' })
  expect(answer.status).toBe(303)
  return { visitor, address: answer.headers.get('Location') ?? '' }
}

test('TOG-43 who gives it and who signs are settings, and the sign is there for everybody', async () => {
  const { visitor, address } = await finished('TTTTTP')
  const page = await (await visitor.get(address)).text()
  expect(page).toContain('Biblioteca di prova')
  expect(page).toContain('<b>Anna Bianchi</b><span>bibliotecaria</span>')
  const [, logo = ''] = /<img src="([^"]+)" alt="Biblioteca di prova"/.exec(page) ?? []
  const picture = await visitor.get(logo)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
})
