import { expect, test } from 'vitest'
import { practices } from '../../../db/content/practice/all.ts'
import type { Hunt } from '../../../db/practice-types.ts'
import { parseSearch, searchAddress } from './hunt.ts'

const hunts = practices.filter((one): one is Hunt => one.kind === 'hunt')
const searched = (hunt: Hunt, frase: string) => parseSearch(hunt, new URLSearchParams({ frase }))

test.for(hunts)(
  'LRN-28 every sentence of $id can be chosen until the wrong one is found',
  (hunt) => {
    for (const at of hunt.sentences.keys()) {
      const address = new URL(searchAddress('/x', [at]), 'http://x')
      const search = parseSearch(hunt, address.searchParams)
      expect(search).toEqual({ tapped: [at], isFound: at === hunt.wrong, hasHelp: false })
    }
  },
)

test.for(hunts)(
  'LRN-28 after two other sentences of $id there is help, until it is found',
  (hunt) => {
    const others = [...hunt.sentences.keys()].filter((at) => at !== hunt.wrong)
    const two = others.slice(0, 2).map((at) => at + 1)
    expect(searched(hunt, two.join('_'))).toMatchObject({ hasHelp: true, isFound: false })
    const found = searched(hunt, [...two, hunt.wrong + 1, 1, 2].join('_'))
    expect(found).toMatchObject({ hasHelp: false, isFound: true })
    expect(found.tapped).toHaveLength(3)
  },
)
