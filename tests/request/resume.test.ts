/** Where somebody goes on: at the top of the home page, and on the dashboard. */

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { publishRecord, withdrawRecord } from '../../app/records/store/acts.server.ts'
import { guides } from '../../db/content/guides/all.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { completeChapters, doSteps, saveResponses } from '../harness/under-way.ts'

const server = fucinaForFile()

const plain = (html: string) => shownWords(html).trim()

const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', words = '']) => ({
    to: to.replaceAll('&amp;', '&'),
    words: plain(words),
  }))

async function page(visitor: Visitor, path: string, status = 200) {
  const answer = await visitor.get(path)
  expect(answer.status).toBe(status)
  return answer.text()
}

/** The home page's part for who is known: its heading, what failed, and the lines. */
async function resumeOf(visitor: Visitor, status = 200) {
  const html = await page(visitor, '/', status)
  const section = /<section class="resume".*?<\/section>/s.exec(html)?.[0] ?? ''
  return {
    title: plain(/<h2.*?<\/h2>/s.exec(section)?.[0] ?? ''),
    failure: plain(/<p>.*?<\/p>/s.exec(section)?.[0] ?? ''),
    lines: linksIn(section),
  }
}

/** The dashboard's paths beside the guides. */
async function waysOf(visitor: Visitor) {
  const html = await page(visitor, '/dashboard')
  const list = /<h3[^>]*>Accanto alle guide<\/h3><ul.*?<\/ul>/s.exec(html)?.[0] ?? ''
  return [...list.matchAll(/<li.*?<\/li>/gs)].map(([row]) => ({
    to: linksIn(row)[0]?.to,
    text: plain(row),
  }))
}

/** All guides there are, whole. */
const everyChapter = Array.from({ length: 60 }, () => 60)

const firstGuide = () => {
  const [first] = guides.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (!first) throw new Error('there are guides')
  return first
}

const invitation = {
  title: 'Comincia da qui',
  failure: '',
  lines: [
    {
      to: '/prima-di-cominciare',
      words: 'Le basi Prima di cominciare Lezioni brevi, con qualcosa da provare',
    },
  ],
}

const nextGuide = {
  title: 'Riprendi',
  failure: '',
  lines: [
    {
      to: '/guides',
      words: 'Guide Scegli la prossima guida Hai finito quello che avevi iniziato',
    },
  ],
}

describe('the home page of who is signed in', () => {
  test('LRN-84 goes on with the guide, the newest response and the next lesson, in this order', async () => {
    const { visitor, user } = await signedIn(server())
    await completeChapters(server(), user.id, [1])
    await doSteps(server(), user.id, { lessons: 2, scenes: 3 })
    const [, newest] = await saveResponses(server(), user.id, [
      { title: 'La prima' },
      { title: 'Lettera al <b>condominio</b>' },
    ])
    const guide = firstGuide()
    const next = { id: '', title: '', ...guide.chapters[1] }
    const { title, lines } = await resumeOf(visitor)
    expect(title).toBe('Riprendi')
    expect(lines.map(({ to }) => to)).toEqual([
      `/guides/${guide.id}?capitolo=${next.id}#capitolo-${next.id}`,
      `/saved-searches/${newest}`,
      `/prima-di-cominciare/${lessons[2]?.id}`,
    ])
    expect(lines[0]?.words).toBe(
      `Guida ${guide.title} Il prossimo capitolo: ${next.title}`.replace(/\s+/g, ' '),
    )
    expect(lines[1]?.words).toMatch(
      /^Risposta Lettera al &lt;b&gt;condominio&lt;\/b&gt; Salvata il \d{1,2} \p{L}+ \d{4}$/u,
    )
    expect(lines[2]?.words).toBe(
      `Lezione ${lessons[2]?.title} Prima di cominciare, lezione 3 di 13`,
    )
    for (const { to } of lines) {
      expect((await visitor.get(to)).status, to).toBe(200)
    }
  })

  test('LRN-84 with all finished it leads to the guides; a kept response is still a way on', async () => {
    const { visitor, user } = await signedIn(server())
    await doSteps(server(), user.id, { scenes: scenes.length })
    expect(await resumeOf(visitor), 'not new').toEqual(nextGuide)
    await completeChapters(server(), user.id, everyChapter)
    await doSteps(server(), user.id, { lessons: 13 })
    expect(await resumeOf(visitor)).toEqual(nextGuide)
    const [saved] = await saveResponses(server(), user.id, [{ title: 'Auguri' }])
    const { title, lines } = await resumeOf(visitor)
    expect([title, lines.length, lines[0]?.to]).toEqual(['Riprendi', 1, `/saved-searches/${saved}`])
  })

  test('LRN-84 shows only what is there, and only one’s own', async () => {
    const { visitor, user } = await signedIn(server())
    const other = await signedIn(server())
    await completeChapters(server(), user.id, [1])
    const [older = '', newer = ''] = await saveResponses(server(), user.id, [{}, {}])
    const ways = async () => (await resumeOf(visitor)).lines.map(({ to }) => to)
    await visitor.post('/saved-searches', { intent: 'delete', id: newer })
    expect((await ways())[1]).toBe(`/saved-searches/${older}`)
    await visitor.post('/saved-searches', { intent: 'delete', id: older })
    const { id } = firstGuide()
    expect(await ways()).toEqual([expect.stringContaining(`/guides/${id}?`)])
    await withdrawRecord(server().db(), operator, guideNoun, id)
    try {
      await expect.poll(() => resumeOf(visitor)).toEqual(nextGuide)
    } finally {
      await publishRecord(server().db(), operator, guideNoun, id)
    }
    await expect.poll(ways).toEqual([expect.stringContaining(`/guides/${id}?`)])
    expect(await resumeOf(other.visitor)).toEqual(invitation)
  })

  test('LRN-84 a visitor’s page stays kept, the same bytes for all, and knows nobody', async () => {
    const ask = async () => {
      const answer = await browserLike(server()).get('/')
      return { etag: answer.headers.get('ETag'), html: await answer.text() }
    }
    const before = await ask()
    const { visitor, user } = await signedIn(server())
    await completeChapters(server(), user.id, [1])
    const own = await visitor.get('/')
    expect(own.headers.get('ETag')).toBeNull()
    expect(own.headers.get('Cache-Control')).toMatch(/no-store|private/)
    expect(await own.text()).toContain('Riprendi')
    expect(await ask()).toEqual(before)
    expect(before.etag).toBeTruthy()
    expect(before.html).toContain('è la bottega di')
    expect(before.html).not.toMatch(/Riprendi|class="resume"|"resume"/)
  })

  test('LRN-84 what cannot be read is said in its place, and the rest stands', async () => {
    const fucina = server()
    const { visitor } = await signedIn(fucina)
    await sql`alter table "learningSteps" rename to "elsewhere"`.execute(fucina.db())
    expect(await resumeOf(visitor, 500)).toEqual({
      title: 'Riprendi',
      failure: 'Non riesco a leggere a che punto sei. Riprova tra poco.',
      lines: [],
    })
    expect(await page(visitor, '/', 500)).toContain('INIZIA')
    expect(await page(browserLike(fucina), '/')).toContain('è la bottega di')
    await sql`alter table "elsewhere" rename to "learningSteps"`.execute(fucina.db())
    // Somebody new is led to the first lessons, and to nothing else.
    expect(await resumeOf(visitor)).toEqual(invitation)
  })
})

const practiceRoom = {
  to: '/prova',
  text: 'La stanza di prova Dodici conversazioni già scritte, per imparare a chiedere',
}

describe('the dashboard', () => {
  test('LRN-85 whoever is on the stairs goes on there first, before any guide', async () => {
    const { visitor, user } = await signedIn(server())
    const [, , third] = lessons
    const lesson = `/prima-di-cominciare/${third?.id}`
    const answer = async (parts: NonNullable<typeof third>['parts'] = []) => {
      for (const part of parts) {
        await visitor.post(lesson, { prova: part.id, risposta: rightAnswers(part) })
      }
    }
    await answer(third?.parts.slice(0, 1))
    const begun = await page(visitor, '/dashboard')
    expect(begun).toMatch(new RegExp(`href="${lesson}"[^>]*>Riprendi dal gradino 3<`))
    expect(plain(begun)).toContain(`Hai cominciato la lezione «${third?.title}»`)
    expect(begun).not.toContain('Il primo passo')
    expect((await waysOf(visitor))[0]?.text).toContain(`Cominciata: ${third?.title}`)
    await answer(third?.parts)
    expect(await page(visitor, '/dashboard')).toMatch(/>Continua con il gradino 1</)
    await completeChapters(server(), user.id, [1])
    expect(await page(visitor, '/dashboard')).not.toMatch(/>Continua con/)
  })

  test('LRN-85 says how far one is and what is next, beside the guide under way', async () => {
    const { visitor, user } = await signedIn(server())
    await completeChapters(server(), user.id, [1, 1])
    await doSteps(server(), user.id, { lessons: 1, scenes: 4 })
    expect(await waysOf(visitor)).toEqual([
      {
        to: `/prima-di-cominciare/${lessons[1]?.id}`,
        text: `Prima di cominciare 1 di 13 lezioni. La prossima: ${lessons[1]?.title}`,
      },
      {
        to: `/palestra/${scenes[4]?.id}`,
        text: `La palestra 4 di 17 scene. La prossima: ${scenes[4]?.title}`,
      },
      practiceRoom,
    ])
    const html = await page(visitor, '/dashboard')
    expect(plain(html)).toContain('1 capitolo su')
    expect(html.indexOf('Riprendi da qui')).toBeLessThan(html.indexOf('Accanto alle guide'))
  })
})
