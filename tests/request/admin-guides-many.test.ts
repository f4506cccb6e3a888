import { beforeAll, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/stored-record.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { readable } from '../harness/page-text.ts'
import { recordOf, storeRecord } from '../harness/records.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()
const path = '/admin/guides/new'
const fields = { whole: 'si', title: 'Una di tante', description: 'Scritta a mano.' }
const names = ['Perché no', 'Doppio', 'Doppio']

/** More tools and guides than a select holds. */
beforeAll(async () => {
  const db = server().db()
  const { working: tool } = await recordOf(db, toolNoun, '1')
  const { working: guide } = await recordOf(db, guideNoun, 'chatgpt-basics')
  for (let number = 0; number < 210; number += 1) {
    const name = names[number] ?? `Attrezzo ${number}`
    await storeRecord(db, toolNoun, `t-${number}`, { ...tool, name })
    await storeRecord(db, guideNoun, `g-${number}`, { ...guide, title: name, chapters: [] })
  }
})

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const pageText = async (answer: Response) => readable(await answer.text())

const stored = async (id: string) => {
  const row = await findRow(server().db(), guideNoun, id)
  if (!row) return undefined
  const { toolId, relatedGuides } = storedRecord(guideNoun, row).working
  return { toolId, relatedGuides }
}

test('ADMG-03 among more than 200 tools a guide finds its own by part of the name, its name or its id', async () => {
  const visitor = await administrator()
  const page = await pageText(await visitor.get(path))
  expect(page).toMatch(/<input[^>]* list="[^"]+"[^>]* name="toolId"|name="toolId"[^>]* list="/)
  expect(page).not.toContain('<select class="in" form="modulo" name="toolId"')

  const found = await visitor.get('/admin/guides/scelte?di=tools&q=TREZZO+20')
  const choices: { id: string; name: string }[] = await found.json()
  expect(choices.map(({ name }) => name)).toEqual(
    [
      ...['Attrezzo 20', 'Attrezzo 120'],
      ...Array.from({ length: 10 }, (_, one) => `Attrezzo 20${one}`),
    ].sort(),
  )

  // The name as people write it, in the tool and in the guides that follow; the same one once.
  const made = await visitor.post(path, {
    ...fields,
    toolId: ' perche  NO ',
    'relatedGuides[0]': 'Attrezzo 7',
    'relatedGuides[1]': 'g-7',
    'relatedGuides[2]': 'g-1',
  })
  expect(made.status).toBe(303)
  expect(await stored('una-di-tante')).toEqual({ toolId: 't-0', relatedGuides: ['g-7', 'g-1'] })

  // Shown again by name, where that is enough to find it.
  const form = await pageText(await visitor.get('/admin/guides/una-di-tante'))
  expect(form).toContain('value="Perché no"')
  expect(form).toContain('value="Attrezzo 7"')
  expect(form).toContain('value="g-1"')
})

test('ADMG-04 ADMG-13 a name that no tool has, or several, is told at its field, and what was typed stays', async () => {
  const visitor = await administrator()
  for (const [name, typed, said] of [
    ['toolId', 'Attrezzo', "Non trovo lo strumento «Attrezzo». Scegli un nome dall'elenco"],
    ['toolId', 'doppio', "Più strumenti si chiamano «doppio»: scrivi l'ID di quello giusto."],
    ['relatedGuides[2]', 'Nessuna', 'Non trovo la guida collegata «Nessuna».'],
    ['relatedGuides[2]', 'Doppio', "Più guide si chiamano «Doppio»: scrivi l'ID di quella giusta."],
  ] as const) {
    const sent = {
      ...fields,
      title: 'Resta qui',
      toolId: '3',
      // Neither of the first two is in the list that is stored.
      'relatedGuides[0]': '',
      'relatedGuides[1]': ' ',
      'relatedGuides[2]': 'g-3',
      [name]: typed,
    }
    const answer = await visitor.post(path, sent)
    expect(answer.status).toBe(400)
    const page = await pageText(answer)
    expect(page).toContain(`<a href="#modulo-${name}">${said}`)
    expect(page).toContain(`id="modulo-${name}-error"`)
    expect(page).toContain(`value="${typed}"`)
    expect(page).toContain('value="Resta qui"')
    expect(await stored('resta-qui')).toBeUndefined()
  }
})
