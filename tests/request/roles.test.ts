/** What each role sees of the administration, how one is given, and who is told. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Role } from '../../app/platform/roles.ts'
import { shownWords } from '../harness/page-text.ts'
import {
  browserLike,
  fucinaForFile,
  openSession,
  person,
  signedIn,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail?.stop())

const list = '/admin/users'
const own = '/dashboard/impostazioni'

async function screen(visitor: Visitor, path: string) {
  const response = await visitor.get(path)
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

const staff = (role: Role) => signedIn(server(), { role, name: 'Chiara Prova' })

const giveRole = (visitor: Visitor, id: string, ruolo: Role) =>
  visitor.post(`${list}/${id}`, { intent: 'change-role', ruolo })

/** The entries of the sidebar of a screen. */
function entriesOf(html: string): string[] {
  const nav =
    /<nav aria-label="Amministrazione"><ul class="wide">(.*?)<details/s.exec(html)?.[1] ?? ''
  const links = [...nav.matchAll(/<a [^>]*href="(\/admin(?!\/aiuto)[^"]*)"/g)]
  return links.map(([, path = '']) => path.replaceAll('&amp;', '&'))
}

describe('screens', () => {
  test('WHO-12 the sidebar holds what one may do, and says who one is', async () => {
    const content = ['/admin/guides', '/admin/tools', '/admin/professions', '/admin/prompts']
    const beside = ['/admin/scenes', '/admin/quaderni', '/admin/help', '/admin/notices']
    const expected = {
      editor: [
        ...['/admin/dashboard', ...content, ...beside, '/admin/test?scheda=cestino'],
        '/admin/figures',
      ],
      desk: [list],
      admin: [
        ...['/admin/dashboard', ...content, ...beside, list, '/admin/registro'],
        ...['/admin/figures', '/admin/ai', '/admin/test'],
      ],
    }
    const labels = { editor: 'Redazione', desk: 'Sportello', admin: 'Admin' }
    for (const role of ['editor', 'desk', 'admin'] as const) {
      const { visitor } = await staff(role)
      const { html, text } = await screen(visitor, role === 'desk' ? list : '/admin')
      expect(entriesOf(html), role).toEqual(expected[role])
      expect(text, role).toContain(`Chiara Prova, ${labels[role]}`)
    }
  })

  test('WHO-12 whoever asks for a page that is not theirs reads so, with a way on', async () => {
    for (const [role, path] of [
      ['editor', list],
      ['desk', '/admin/figures'],
    ] as const) {
      const { visitor } = await staff(role)
      const { status, html, text } = await screen(visitor, path)
      expect(status, path).toBe(403)
      expect(text, path).toContain('Questa pagina non è del tuo ruolo')
      expect(html, path).toMatch(/<a [^>]*href="\/admin"[^>]*>\s*Vai alle tue pagine/)
    }
  })

  test('WHO-17 the desk’s list and page show customers, without roles or what they have done', async () => {
    const { visitor } = await staff('desk')
    const customer = await person(server(), { name: 'Rosa Banco', emailVerified: true })
    const hidden = await person(server(), { name: 'Rosa Redazione', role: 'editor' })
    const shown = await screen(visitor, `${list}?q=rosa`)
    expect(shown.text).toContain('Rosa Banco')
    expect(shown.html).not.toContain('Rosa Redazione')
    for (const part of ['Ruolo', 'Rendi Admin', 'Cambia ruolo', 'Impostazioni', 'completate']) {
      expect(shown.text, part).not.toContain(part)
    }
    const shownOf = await screen(visitor, `${list}/${customer.id}`)
    expect(shownOf.status).toBe(200)
    expect(shownOf.text).toContain('Da qui aiuti Rosa Banco a entrare')
    for (const part of ['Salva le impostazioni', 'Cambia il ruolo']) {
      expect(shownOf.text, part).not.toContain(part)
    }
    expect(shownOf.html).not.toContain('Bergamo","techLevel')
    expect((await visitor.get(`${list}/${hidden.id}`)).status).toBe(404)
  })
})

describe('a role', () => {
  test('WHO-14 WHO-89 TOG-01 its pages lead to what it waits for, and open once it is done', async () => {
    const waits = { role: 'facilitator' as const, emailVerified: false }
    const { visitor, user } = await signedIn(server(), waits)
    for (const path of ['/gruppi', '/gruppi/uno', '/admin']) {
      expect((await visitor.get(path)).headers.get('Location'), path).toBe(own)
    }
    const { text } = await screen(visitor, own)
    expect(text).toContain("Non vale ancora: manca l'indirizzo email confermato.")
    await visitor.post(own, { intent: 'send-link' })
    const { link = '' } = await mail.waitFor(user.email)
    expect((await visitor.post(link.slice(server().url.length), {})).status).toBe(303)
    expect((await visitor.get('/gruppi')).status).toBe(200)
  })

  test('WHO-14 it waits for a confirmed address and twelve characters, which one link does', async () => {
    const { visitor } = await staff('admin')
    const user = await person(server(), { name: 'Ines Prova', hasLongPassword: false })
    const there = browserLike(server())
    there.cookies.set(...(await openSession(server(), user.id)))
    await giveRole(visitor, user.id, 'desk')
    const waiting =
      "Non vale ancora: mancano l'indirizzo email confermato e una password di almeno 12 caratteri."
    expect((await screen(visitor, `${list}?q=ines`)).text).toContain(
      'Non vale ancora: email non confermata, password corta',
    )
    expect((await screen(visitor, `${list}/${user.id}`)).text).toContain(waiting)
    expect((await there.get('/admin')).headers.get('Location')).toBe(own)
    expect((await there.post(list, { intent: 'suspend', id: user.id })).status).toBe(403)
    const dashboard = await screen(there, '/dashboard')
    expect(dashboard.text).toContain(`Hai il ruolo «Sportello». ${waiting} Guarda come si fa`)
    const short = { password: 'undici segn', confirm: 'undici segn' }

    const asker = browserLike(server())
    await asker.post('/login/password-dimenticata', { email: user.email })
    const about = 'scegli una nuova password'
    const { link = '' } = await mail.waitFor(user.email, { about })
    const token = new URL(link).searchParams.get('token') ?? ''
    const wish = { token }
    const address = link.slice(server().url.length)
    expect((await asker.post(address, { ...wish, ...short })).status).toBe(400)
    const long = { password: 'dodici segni', confirm: 'dodici segni' }
    expect((await asker.post(address, { ...wish, ...long })).status).toBe(303)
    await asker.post('/login/accedi', { email: user.email, password: long.password })
    expect((await asker.get(list)).status).toBe(200)
    expect((await screen(visitor, `${list}?q=ines`)).text).not.toContain('Non vale ancora')
  })

  test('WHO-15 the person is told what they may do now, and later that it is over', async () => {
    const { visitor, user: admin } = await staff('admin')
    const user = await person(server(), { name: 'Nome & Inventato', emailVerified: true })
    await giveRole(visitor, user.id, 'editor')
    const given = await mail.waitFor(user.email)
    expect(given.subject).toContain('hai il ruolo «Redazione»')
    for (const body of [given.text, given.html]) {
      expect(body).toContain(admin.email)
      expect(body).toContain('Scrive e pubblica i contenuti')
      expect(body).toContain('aspettavi?')
      expect(body).not.toContain('Inventato')
    }
    expect(given.link).toBe(`${server().url}/admin`)
    await giveRole(visitor, user.id, 'customer')
    const taken = await mail.waitFor(user.email, { count: 2 })
    expect(taken.subject).toContain('il tuo ruolo è finito')
    expect(taken.text).toContain('ti ha tolto il ruolo «Redazione»')
    await giveRole(visitor, user.id, 'customer')
    expect(mail.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(2)
  })

  test('WHO-15 every other administrator is told of a new one, in words for who did not do it', async () => {
    const { visitor, user: actor } = await staff('admin')
    const other = await person(server(), { role: 'admin' })
    const waiting = await person(server(), { role: 'admin', emailVerified: false })
    const user = await person(server())
    await visitor.post(list, { intent: 'give-role', id: user.id })
    const told = await mail.waitFor(user.email)
    expect(told.text).toContain("Non vale ancora: manca l'indirizzo email confermato.")
    expect(told.link).toContain(`${server().url}/email?conferma=`)
    for (const { email } of [actor, other]) {
      const { subject, text, html, link } = await mail.waitFor(email)
      expect(subject).toContain('una persona in più amministra il sito')
      for (const body of [text, html]) {
        expect(body).toContain(`${actor.email} ha dato il ruolo «Admin» a ${user.email}`)
        expect(body).toMatch(/Non l(&#39;|')hai fatto tu/)
      }
      expect(link).toBe(`${server().url}${list}/${user.id}`)
    }
    expect(mail.last(waiting.email)).toBeUndefined()
  })
})
