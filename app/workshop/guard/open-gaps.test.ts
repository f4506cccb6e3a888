import { describe, expect, test } from 'vitest'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { longestPrompt } from '../../prompt-path.ts'
import { fromTemplate, templateText, typeGap } from '../../prompt-sets/composition.ts'
import { listGaps, parseGaps } from '../../prompt-sets/gaps.ts'
import { bracketsNote, explained, missingText, openGaps } from './open-gaps.ts'

const source =
  "Scrivi al Comune: [che problema c'è?: un lampione spento]. Luogo: [dove: il parco]. Ancora: [dove: il parco]."

describe('WKX-05 open gaps', () => {
  test('are named in their order, each label once, until they are filled', () => {
    expect(missingText(openGaps(source, source))).toBe("Mancano: che problema c'è; dove")
    const prompt = source.replaceAll('[dove: il parco]', 'in via Broseta')
    expect(missingText(openGaps(prompt, source))).toBe("Manca: che problema c'è")
    expect(missingText(openGaps('tutto mio', source))).toBe('')
  })

  test('are the template’s: brackets of one’s own are none', () => {
    expect(openGaps('Vieni [ore 10:30] con [nota: porta il pane]', '')).toEqual([])
    expect(openGaps('Vieni [nota: porta il pane]', source)).toEqual([])
  })

  test('of every template of ours are all open at first and none when filled', () => {
    for (const template of promptSets.flatMap(({ templates }) => templates)) {
      const text = templateText(template)
      const gaps = listGaps(parseGaps(text))
      let composition = fromTemplate(template)
      expect(openGaps(composition.prompt, text)).toEqual(gaps)
      for (const { label } of gaps) composition = typeGap(composition, label, 'qualcosa')
      expect(openGaps(composition.prompt, text)).toEqual([])
    }
  })
})

describe('WKX-05 what the AI is told', () => {
  test('an open gap loses its example', () => {
    const sent = explained(source, openGaps(source, source), {})
    expect(sent).toBe(
      `Scrivi al Comune: [che problema c'è]. Luogo: [dove]. Ancora: [dove]. ${bracketsNote}`,
    )
    expect(sent).not.toContain('lampione')
  })

  test('placeholders are explained too', () => {
    const kept = { '[numero di telefono]': '035 123456' }
    const prompt = 'Scrivi: tel. [numero di telefono]'
    expect(explained(prompt, [], kept)).toBe(`${prompt} ${bracketsNote}`)
    expect(explained('Scrivi una poesia [breve]', [], kept)).toBe('Scrivi una poesia [breve]')
  })

  test('a request that leaves no room for it stays as it is', () => {
    const long = `${source} ${'a'.repeat(longestPrompt - source.length - 20)}`
    expect(explained(long, openGaps(long, source), {})).toBe(long)
  })
})
