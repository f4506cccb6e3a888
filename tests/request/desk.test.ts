/** What whoever helps at the counter does for a person, with a reason. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Role } from '../../app/platform/roles.ts'
import { shownWords } from '../harness/page-text.ts'
import type { Person } from '../harness/people.ts'
import { withSecondProof } from '../harness/second-proof.ts'
import { fucinaForFile, person, signedIn, type Visitor } from '../harness/server.ts'
import { type Mail, type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { askNews } from './news.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail?.stop())

const page = ({ id }: Pick<Person, 'id'>) => `/admin/users/${id}`

const staff = (role: Role = 'desk') => signedIn(server(), { role, name: 'Sara Banco' })

async function shown(response: Response) {
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

/** Does an act, and reads the page it leads to. */
async function act(visitor: Visitor, whom: Pick<Person, 'id'>, fields: Record<string, string>) {
  const response = await visitor.post(page(whom), fields)
  const location = response.headers.get('Location')
  const after = location ? await shown(await visitor.get(location)) : await shown(response)
  return { ...after, status: response.status, location }
}

const isTo = ({ to }: Mail, { email }: Pick<Person, 'email'>) => to.includes(email)

const rowsOf = (whom: Pick<Person, 'id'>) =>
  server()
    .db()
    .selectFrom('register')
    .select(['act', 'actorName', 'personName', 'reason', 'title'])
    .where('personId', '=', whom.id)
    .orderBy('at')
    .execute()

const stored = ({ id }: Pick<Person, 'id'>) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

describe('every act at the desk', () => {
  test('WHO-65 asks for a reason, is registered with it and told by mail', async () => {
    const { visitor } = await staff()
    const { visitor: there, user } = await signedIn(server(), { name: 'Rosa Contatore' })
    const words = { motivo: 'device', parole: 'lasciato sul <tram>' }
    const reason = 'Dispositivo perso o rubato: lasciato sul <tram>'

    const ended = await act(visitor, user, { intent: 'end-sessions', ...words })
    expect(ended.status).toBe(303)
    expect(ended.text).toContain('Sessioni chiuse: Rosa Contatore deve entrare di nuovo.')
    expect((await askNews(there)).session).toBeNull()

    const suspended = await act(visitor, user, { intent: 'suspend', ...words })
    expect(suspended.text).toContain('Account sospeso: Rosa Contatore.')
    expect((await stored(user))?.isActive).toBe(false)
    const back = await act(visitor, user, {
      intent: 'reactivate',
      motivo: 'other',
      parole: 'tutto chiarito',
    })
    expect(back.text).toContain('Account riattivato: Rosa Contatore può entrare di nuovo.')

    const who = { actorName: 'Sara Banco', personName: 'Rosa Contatore', title: null }
    expect(await rowsOf(user)).toEqual([
      { act: 'sessionsEnded', reason, ...who },
      { act: 'userSuspended', reason, ...who },
      { act: 'userReactivated', reason: 'Altro: tutto chiarito', ...who },
    ])
    for (const [subject, why] of [
      ['devi entrare di nuovo, da ogni telefono e computer', reason],
      ['il tuo account è sospeso', reason],
      ['il tuo account è di nuovo attivo', 'Altro: tutto chiarito'],
    ] as const) {
      const about = () => mail.mails.find((one) => isTo(one, user) && one.subject.includes(subject))
      await expect.poll(about).toBeDefined()
      const { text = '', html = '' } = about() ?? {}
      expect(text).toContain(`Motivo: ${why}.`)
      expect(html).not.toContain('<tram>')
      expect(text).not.toMatch(/Rosa|Sara/)
    }
  })

  test('WHO-65 without a reason, or with one too long, nothing is done', async () => {
    const { visitor } = await staff()
    const user = await person(server(), { name: 'Rosa Muta' })
    for (const [fields, said] of [
      [{ motivo: 'constructor' }, 'Scegli un motivo.'],
      [
        { motivo: 'other', parole: 'x'.repeat(201) },
        'Quello che aggiungi può avere al massimo 200 caratteri.',
      ],
    ] as const) {
      const refused = await act(visitor, user, { intent: 'delete', ...fields })
      expect(refused.status, JSON.stringify(fields)).toBe(400)
      expect(refused.text).toContain(said)
    }
    expect(await rowsOf(user)).toEqual([])
    expect((await stored(user))?.isActive).toBe(true)
  })

  test('WHO-66 an account is deleted on request; the ready reason stays, the name goes', async () => {
    const { visitor, user: clerk } = await staff()
    const { visitor: there, user } = await signedIn(server(), { name: 'Rosa Partente' })
    const why = { intent: 'delete', motivo: 'leaving', parole: 'Rosa va a Roma' }
    const done = await act(visitor, user, why)
    expect(done.location).toBe('/admin/users?esito=delete')
    expect(done.text).toContain('Account eliminato.')
    expect(await stored(user)).toBeUndefined()
    expect((await there.get('/profile')).status).toBe(401)
    const told = await mail.waitFor(user.email)
    expect(told.subject).toContain('il tuo account è eliminato')
    expect(told.text).toContain('Motivo: Cancellazione richiesta: Rosa va a Roma.')
    const rows = await server()
      .db()
      .selectFrom('register')
      .selectAll()
      .where('actorId', '=', clerk.id)
      .execute()
    expect(rows).toMatchObject([
      { act: 'accountDeleted', title: 'Cancellazione richiesta', reason: null, personName: null },
    ])
    expect(JSON.stringify(rows)).not.toContain('Rosa')
  })

  /** What changes whose account it is, or opens it, with all that it asks for. */
  const delicate = ['delete', 'give-code', 'give-slip', 'correct'].map((intent) => ({
    ...{ intent, email: 'giusta@esempio.it', motivo: 'leaving' },
  }))

  test('WHO-66 WHO-40 who showed too long ago who they are is asked once more before an account goes, is opened or moves', async () => {
    const { visitor, user: clerk } = await staff()
    const user = await person(server())
    const before = await stored(user)
    const sessions = server().db().updateTable('sessions').where('userId', '=', clerk.id)
    await sessions.set({ provenAt: new Date(Date.now() - 11 * 60_000) }).execute()
    for (const fields of delicate) {
      const led = await visitor.post(page(user), fields)
      expect(led.headers.get('Location'), fields['intent']).toContain('/login/conferma?da=')
    }
    expect(await stored(user)).toEqual(before)
  })

  test('WHO-17 WHO-66 WHO-67 WHO-68 WHO-91 whoever has a role is not there for the desk; nothing delicate is done to them, nor to who has a second key', async () => {
    const { visitor } = await staff()
    const { visitor: admin } = await staff('admin')
    const expectUntouched = async (
      by: Visitor,
      whom: Person,
      acts: Record<string, string>[],
      [status, said]: [number, string],
    ) => {
      const before = await stored(whom)
      for (const fields of acts) {
        const refused = await act(by, whom, fields)
        expect([fields['intent'], refused.status]).toEqual([fields['intent'], status])
        expect(refused.text).toContain(said)
      }
      expect(await stored(whom)).toEqual(before)
      expect(await rowsOf(whom)).toEqual([])
      expect(mail.last(whom.email)).toBeUndefined()
    }
    const states = ['end-sessions', 'suspend', 'reactivate'].map((intent) => ({
      ...{ intent, motivo: 'leaving' },
    }))
    for (const fields of [
      { role: 'facilitator' as const },
      { role: 'admin' as const },
      { role: 'editor' as const, emailVerified: false },
    ]) {
      const whom = await person(server(), fields)
      await expectUntouched(visitor, whom, [...states, ...delicate], [404, ''])
      const hasRole = 'Questa persona ha un ruolo: prima un Admin glielo toglie.'
      await expectUntouched(admin, whom, delicate, [409, hasRole])
    }
    const keyed = await person(server())
    await withSecondProof(server(), keyed.id)
    for (const by of [visitor, admin]) {
      await expectUntouched(by, keyed, delicate, [409, 'Questa persona ha la seconda chiave'])
    }
  })
})
