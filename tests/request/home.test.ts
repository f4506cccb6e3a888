import { describe, expect, test } from 'vitest'
import { exampleGoals, finderTexts, goalLength } from '../../app/finder/finder.ts'
import { professions } from '../../db/content/professions/all.ts'
import { browserLike, fucinaForFile } from '../harness/server.ts'

const server = fucinaForFile()

/** The page of an address, without the markers React leaves between texts. */
async function open(path: string, url: { url: string } = server()) {
  const answer = await browserLike(url).get(path)
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') }
}

const search = (goal: string, rest = '') => open(`/?cerca=${encodeURIComponent(goal)}${rest}`)

const countOf = (html: string, piece: RegExp) => html.match(piece)?.length ?? 0

describe('the finder, without script', () => {
  test('HOME-03 FIND-01 PERM-03 a visitor searches by address and sees the three best', async () => {
    const { html } = await open('/')
    expect(html).toContain('name="cerca"')
    expect(html).toContain('Trova come si fa')
    const found = await search('correggere la grammatica')
    expect(found.status).toBe(200)
    expect(found.html).toContain('I tre più adatti</h3>')
    expect(found.html).toContain('value="correggere la grammatica"')
    expect(countOf(found.html, /<h4>/g)).toBe(3)
    expect(found.html).toMatch(/href="\/tools\/\d+"/)
    expect(found.html).toContain('Va bene per scrivere testi.')
    expect(found.html).toContain('valutazione indicativa')
  })

  test('FIND-09 the rest shows under «Mostra altri», by address too, and in bounds', async () => {
    const goal = 'gratuito'
    const first = await search(goal)
    expect(first.html).toContain('Mostra altri 7 strumenti')
    for (const [shown, count] of [
      ['999999', 10],
      ['-5', 3],
      ['x', 3],
    ] as const) {
      const all = await search(goal, `&mostra=${shown}`)
      expect(countOf(all.html, /<h4>/g), shown).toBe(count)
    }
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
      'href="tel:112"',
      'href="/aiuto/truffa"',
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
    const { status, html } = await search('   ')
    expect(status).toBe(400)
    expect(html).toContain(finderTexts.blank)
    expect(html).toContain('INIZIA')
    const long = await search('a'.repeat(goalLength + 1))
    expect(long.status).toBe(400)
    expect(long.html).toContain(finderTexts.tooLong)
    expect((await browserLike(server()).data('/?cerca=+')).status).toBe(400)
  })
})

describe('the workshop, without script', () => {
  test('WKX-77 «Cerca una richiesta» searches by address and keeps the door', async () => {
    const { html } = await open('/prompts?profession=medico&richiesta=casoncelli')
    expect(html).toContain('<input type="hidden" name="profession" value="medico"/>')
    expect(html).toContain('I casoncelli della domenica')
    expect(html).toContain('template=vita-quotidiana-casoncelli')
    const none = await open(`/prompts?richiesta=${encodeURIComponent('<b>')}`)
    expect(none.html).toContain('Nessuna richiesta per')
    expect(none.html).not.toContain('<b>»')
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
    ] as const) {
      const { html } = await open(address)
      const current = html.match(/<li[^>]*aria-current="step"[^>]*>.*?<\/li>/s)?.[0] ?? ''
      expect(current, address).toContain(`<span>${name}</span>`)
      expect(current, address).toContain(stars)
      expect(html, address).toContain(`>${label}</button>`)
      expect(html, address).toContain(`name="passo" value="${next}"`)
      expect(countOf(html, /<ol class="levels"><li/g)).toBe(1)
    }
  })
})
