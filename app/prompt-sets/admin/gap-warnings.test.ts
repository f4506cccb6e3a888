import { expect, test } from 'vitest'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { blockWarnings, gapWarnings } from './gap-warnings.ts'

test('ADMS-13 WORK-07 what looks like a gap and is none is warned of', () => {
  expect(gapWarnings(['Scrivi a [chi: il cliente] e [che cosa?: un saluto].'])).toEqual([])
  expect(gapWarnings(['Scrivi a [il cliente].'])).toEqual([
    '[il cliente] non diventa uno spazio da riempire: scrivi [domanda: esempio].',
  ])
  expect(gapWarnings(['A [chi: ].', 'B [: nessuno].', 'C [].'])).toHaveLength(3)
  expect(gapWarnings(['Scrivi a [chi: il cliente e poi ancora altro testo'])).toEqual([
    'Una parentesi [ resta aperta: «[chi: il cliente e poi ancora …».',
  ])
  expect(gapWarnings(['Fine] qui, e qui].'])).toEqual([
    'Una parentesi ] si chiude senza essere stata aperta.',
  ])
  expect(gapWarnings(['A [chi: un amico].', 'Per [chi: un cliente].'])).toEqual([
    '«chi» compare con esempi diversi: vale il primo, «un amico».',
  ])
})

test('ADMS-12 a gap in a block is warned of, because blocks are not filled', () => {
  expect(blockWarnings('Scrivi [a chi: il cliente].')).toHaveLength(1)
  expect(blockWarnings('Scrivi [come vuoi].')).toEqual([])
})

test.each(promptSets)('WORK-07 the built-in set $id gives no warning', ({ blocks, templates }) => {
  for (const template of templates) {
    expect(gapWarnings(template.blocks.map(({ text }) => text))).toEqual([])
  }
  expect(blocks.flatMap(({ text }) => blockWarnings(text))).toEqual([])
})
