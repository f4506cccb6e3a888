import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { exampleGoals, finderTexts, goalLength } from '../../app/finder/finder.ts'
import { professions } from '../../db/content/professions/all.ts'
import { browserLike, fucinaForFile, startFucina } from '../harness/server.ts'

const server = fucinaForFile()

/** The page of an address, without the markers React leaves between texts. */
async function open(path: string, url: { url: string } = server()) {
  const answer = await browserLike(url).get(path)
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') }
}

const search = (goal: string, rest = '') => open(`/?cerca=${encodeURIComponent(goal)}${rest}`)

const count = (html: string, piece: RegExp) => html.match(piece)?.length ?? 0

const drawing = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `../../public/drawings/${name}.svg`), 'utf8')

/** The part of a drawing that is shown. */
function viewOf(svg: string) {
  const [, x, y, width, height] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
  const size = [/width="(\d+)"/, /height="(\d+)"/].map((side) => Number(side.exec(svg)?.[1]))
  return { x, y, width, height, size }
}

describe('the drawing of the town', () => {
  test('its washes come with the page and lie under every edge of it', async () => {
    const { html } = await open('/')
    const rule = /\.sky\{background:url\("?([^")]+)"?\)\s*([^;}]+)/.exec(html)
    const washes = viewOf(await (await browserLike(server()).get(rule?.[1] ?? '')).text())
    const wide = viewOf(drawing('citta-alta'))
    const phone = viewOf(drawing('citta-alta-telefono'))
    expect(washes).toEqual({ x: 0, y: 0, width: 1600, height: 560, size: [1600, 560] })
    expect(wide).toEqual(washes)
    const middle = (100 * (phone.x ?? 0)) / (1600 - (phone.width ?? 0))
    const times = (100 * 1600) / (phone.width ?? 0)
    expect(rule?.[2]).toBe(`${middle}% 0/${times}% 100% no-repeat`)
    expect(phone.height).toBe(washes.height)
  })

  test('is light enough for a slow line', () => {
    const weight = (name: string) => brotliCompressSync(drawing(name)).length
    expect(weight('citta-alta-telefono')).toBeLessThan(12 * 1024)
    expect(weight('citta-alta')).toBeLessThan(35 * 1024)
  })
})

describe('the finder, without script', () => {
  test('HOME-03 FIND-01 PERM-03 a visitor searches by address and sees the three best', async () => {
    const { html } = await open('/')
    expect(html).toContain('name="cerca"')
    expect(html).toContain('Trova come si fa')
    const found = await search('correggere la grammatica')
    expect(found.status).toBe(200)
    expect(found.html).toContain('I tre più adatti</h3>')
    expect(found.html).toContain('value="correggere la grammatica"')
    expect(count(found.html, /<h4>/g)).toBe(3)
    expect(found.html).toMatch(/href="\/tools\/\d+"/)
    expect(found.html).toContain('Va bene per scrivere testi.')
    expect(found.html).toContain('valutazione indicativa')
  })

  test('FIND-09 the rest shows under «Mostra altri», by address too, and in bounds', async () => {
    const goal = 'gratuito'
    const first = await search(goal)
    expect(first.html).toContain('Mostra altri 7 strumenti')
    for (const shown of ['20', '100', '999999']) {
      const all = await search(goal, `&mostra=${shown}`)
      expect(count(all.html, /<h4>/g)).toBe(10)
      expect(all.html).not.toContain('Mostra altri')
    }
    for (const nonsense of ['-5', 'x', '1e9', '4.5', '']) {
      const page = await search(goal, `&mostra=${nonsense}`)
      expect(page.status).toBe(200)
      expect(count(page.html, /<h4>/g)).toBe(nonsense === '1e9' ? 10 : 3)
    }
  })

  test('WKX-70 above the tools stands one thing of ours with its button, others as links', async () => {
    const { html } = await search('capire una bolletta')
    const ready = html.indexOf('Puoi farlo subito qui')
    const results = html.indexOf('Oppure con uno strumento')
    expect(ready).toBeGreaterThan(0)
    expect(results).toBeGreaterThan(ready)
    expect(html.slice(results)).toContain('I tre più adatti.')
    expect(count(html.slice(results), /href="\/tools\/\d+"/g)).toBe(3)
    expect(html.slice(results)).not.toContain('valutazione indicativa')
    const above = html.slice(ready, results)
    expect(count(above, /class="btn main"/g)).toBe(1)
    const links = above.match(/href="[^"]+"/g) ?? []
    expect(links).toContain('href="/guides/bolletta-da-capire"')
    const path = links[0]?.slice(6, -1).replaceAll('&amp;', '&') ?? ''
    const workshop = await open(path)
    expect(workshop.status).toBe(200)
    expect(workshop.html).toContain('Aiutami a leggere una bolletta.')
    for (const goal of ['xyzzy', ' ', 'montare un video']) {
      expect((await search(goal)).html).not.toContain('Puoi farlo subito qui')
    }
    expect((await open('/')).html).not.toContain('Puoi farlo subito qui')
  })

  test('ERR-09 FIND-03 FIND-09 a goal that nothing suits gets the text and ways on', async () => {
    const { status, html } = await search('xyzzy')
    expect(status).toBe(200)
    expect(html).toContain(finderTexts.nothing)
    expect(html).not.toContain('adatti</h3>')
    for (const goal of exampleGoals) expect(html).toContain(goal)
  })

  test('AIX-09 somebody in danger sees whom to call, then what was found, folded', async () => {
    const { status, html } = await search('aiuto, mi ha telefonato la banca e ho perso 300 euro')
    expect(status).toBe(200)
    const order = [
      'name="cerca"',
      'Se hai dato soldi o codici, chiama subito la tua banca</h2>',
      'href="tel:800151616"',
      'href="tel:800003322"',
      'href="tel:112"',
      'href="/aiuto/truffa"',
      'Dopo, con calma',
      /Cercavi uno strumento\? Ne ho trovati \d+<\/summary>/.exec(html)?.[0] ?? 'none',
      'href="/tools/1"',
    ].map((piece) => html.indexOf(piece))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(html).not.toContain('Puoi farlo subito qui')
    expect(html).not.toContain('type="hidden" name="cerca"')
    const despair = await search('voglio morire')
    expect(despair.html).toContain('href="tel:0223272327"')
    expect(despair.html).not.toContain('Dopo, con calma')
    const violence = await search('mio marito mi picchia')
    expect(violence.html).toMatch(/href="https:\/\/www.google.it\/"[^>]*>.*?Esci in fretta/s)
    // More than fits into the field is refused, and the card stands above that.
    const long = await search(`mi hanno truffato ${'a '.repeat(200)}`)
    expect(long.status).toBe(400)
    expect(long.html).toContain('href="tel:800151616"')
  })

  test('AIX-09 sent without script, words of somebody in danger never stand in an address', async () => {
    const visitor = browserLike(server())
    const answer = await visitor.post('/?index', { cerca: 'mio marito mi picchia' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('href="tel:1522"')
    const ordinary = await visitor.post('/?index', { cerca: 'scrivere una lettera' })
    expect(ordinary.status).toBe(303)
    expect(ordinary.headers.get('location')).toBe('/?cerca=scrivere+una+lettera#risultati')
  })

  test('FIND-02 a blank or over-long goal is refused with 400, the page stays whole', async () => {
    for (const goal of ['', '   ', '\t']) {
      const { status, html } = await search(goal)
      expect(status).toBe(400)
      expect(html).toContain(finderTexts.blank)
      expect(html).toContain('INIZIA')
    }
    const long = await search('a'.repeat(goalLength + 1))
    expect(long.status).toBe(400)
    expect(long.html).toContain(finderTexts.tooLong)
    expect((await browserLike(server()).data('/?cerca=+')).status).toBe(400)
  })

  test('FIND-03 an address made by hand breaks nothing', async () => {
    for (const goal of ['<b>&"\'', '%00', '\ud800', '🔥', '?!', 'à'.repeat(300)]) {
      const answer = await browserLike(server()).get(
        `/?cerca=${encodeURIComponent(goal.toWellFormed())}`,
      )
      expect(answer.status, goal).toBe(200)
      expect(await answer.text()).not.toContain('<b>&"')
    }
    expect((await open('/?cerca=%00')).status).toBe(400)
    expect((await open('/?cerca=foto&cerca=testo&mostra=3&mostra=9')).status).toBe(200)
  })

  test.for(exampleGoals)('the example «%s» finds something', async (goal) => {
    expect((await search(goal)).html).toContain('I tre più adatti')
  })
})

describe('the workshop, without script', () => {
  test('WKX-77 «Cerca una richiesta» searches by address and keeps the door', async () => {
    const closed = await open('/prompts?profession=medico')
    expect(closed.html).toContain('<summary>Cerca una richiesta</summary>')
    expect(closed.html).not.toMatch(/<details class="template-search" open/)
    const { html } = await open('/prompts?profession=medico&richiesta=casoncelli')
    expect(html).toMatch(/<details class="template-search" open/)
    expect(html).toContain('<input type="hidden" name="profession" value="medico"/>')
    expect(html).toContain('I casoncelli della domenica')
    expect(html).toContain(
      '/prompts?profession=vita-quotidiana&amp;template=vita-quotidiana-casoncelli',
    )
    expect(html).toContain('Template Pronti')
    for (const typed of ['xyzzy', '<b>', '%25', 'a'.repeat(500)]) {
      const none = await open(`/prompts?richiesta=${encodeURIComponent(typed)}`)
      expect(none.status).toBe(200)
      expect(none.html).toContain('Nessuna richiesta per')
      expect(none.html).not.toContain('<b>»')
    }
  })

  test('TEA-25 the ready requests of everyday life stand behind what they are needed for', async () => {
    const door = '/prompts?profession=vita-quotidiana'
    const needs = (html: string) =>
      [...html.matchAll(/<details class="more"( open="")?><summary>([^<]+) \((\d+)\)</g)].map(
        ([, open = '', need, count]) => `${need} ${count}${open && ' open'}`,
      )
    const { html } = await open(door)
    const closed = needs(html)
    expect(closed).toHaveLength(9)
    expect(closed).toContain('Salute 4')
    expect(closed.join()).not.toContain('open')
    const chosen = await open(`${door}&template=vita-quotidiana-foglietto&apri=richiesta`)
    expect(needs(chosen.html).filter((need) => need.endsWith(' open'))).toEqual(['Salute 4 open'])
  })

  test('WKX-74 «Perché funziona» stands under the text of the chosen template', async () => {
    const { html } = await open(
      '/prompts?profession=vita-quotidiana&template=vita-quotidiana-treno',
    )
    const text = html.indexOf('id="prompt-testo"')
    const why = html.indexOf('<summary>Perché funziona</summary>')
    expect(text).toBeGreaterThan(0)
    expect(why).toBeGreaterThan(text)
    expect(html.slice(why)).toContain('Gli orari veri li porti tu')
    const none = await open('/prompts?profession=vita-quotidiana')
    expect(none.html).not.toContain('<summary>Perché funziona')
  })
})

describe('the home page', () => {
  test('HOME-01 HOME-07 HOME-08 has its ways on and four feature cards', async () => {
    const { html } = await open('/')
    expect(html).toMatch(/<a[^>]+href="\/onboarding"[^>]*>INIZIA/)
    expect(html).toMatch(/<a[^>]+href="\/prompts"[^>]*>Entra nella Fucina/)
    for (const title of [
      'Assistente personale',
      'Guide pratiche',
      'Comunità locale',
      'Percorso su misura',
    ]) {
      expect(html).toContain(`<h3>${title}</h3>`)
    }
    expect(html).toContain('href="/prompts?profession=vita-quotidiana"')
  })

  test('HOME-04 shows every profession with icon, title and description', async () => {
    const { html } = await open('/')
    const doors = html.match(/<a class="door".*?<\/a>/gs) ?? []
    expect(doors).toHaveLength(professions.length)
    for (const { id, title } of professions) {
      const door = doors.find((one) => one.includes(`href="/professions/${id}"`)) ?? ''
      expect(door).toContain('<svg')
      expect(door.replaceAll('\u00ad', '')).toContain(title)
      expect(door).toMatch(/<span class="clamp-2">[^<]{15,}/)
    }
  })

  test('HOME-05 HOME-06 the demo goes on by address: three steps, then the first', async () => {
    for (const [address, name, stars, label, next] of [
      ['/', 'Base', '1 stella su 3', 'Migliora il prompt', '2'],
      ['/?passo=2', 'Meglio', '2 stelle su 3', 'Migliora il prompt', '3'],
      ['/?passo=3', 'Ottimo', '3 stelle su 3', 'Ricomincia', '1'],
      ['/?passo=x', 'Base', '1 stella su 3', 'Migliora il prompt', '2'],
    ] as const) {
      const { html } = await open(address)
      const current = html.match(/<li[^>]*aria-current="step"[^>]*>.*?<\/li>/s)?.[0] ?? ''
      expect(current, address).toContain(`<span>${name}</span>`)
      expect(current, address).toContain(stars)
      expect(html, address).toContain(`>${label}</button>`)
      expect(html, address).toContain(`name="passo" value="${next}"`)
      expect(count(html, /<ol class="levels"><li/g)).toBe(1)
    }
  })

  test('HOME-06 the demo keeps what the finder found', async () => {
    const { html } = await open('/?cerca=foto&passo=2')
    expect(html).toContain('<input type="hidden" name="cerca" value="foto"/>')
    expect(html).toContain('I tre più adatti')
  })
})

test('ERR-10 ERR-15 without the database the page stays, each part says what failed', async () => {
  const fucina = await startFucina({ interruptible: true, env: { LOG_LEVEL: 'silent' } })
  await fucina.outage.takeAway()
  await wait(1500)
  const { status, html } = await open('/?cerca=scrivere+una+lettera', fucina)
  expect(status).toBe(503)
  expect(html).toContain(finderTexts.failed)
  expect(html).toContain('value="scrivere una lettera"')
  expect(html).toContain('Errore nel caricamento delle professioni')
  expect(count(html, /<a class="door"/g)).toBe(8)
  expect(html).toContain('INIZIA')
  const home = await open('/?altro', fucina)
  expect(home.html).toContain('Errore nel caricamento delle professioni')
  expect(home.html).not.toContain(finderTexts.failed)
  expect(home.html).toContain('Riprova')
})
