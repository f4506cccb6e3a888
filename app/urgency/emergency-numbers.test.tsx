import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Numbers } from '../ui/numbers.tsx'
import { emergencyNumbers } from './emergency-numbers.ts'

const tapped = (text: string) =>
  [...renderToStaticMarkup(<Numbers text={text} />).matchAll(/href="tel:(\d+)"/g)].map(
    ([, to]) => to,
  )

test('LET-88 every number of a service in a text of ours can be tapped', () => {
  for (const one of Object.values(emergencyNumbers)) {
    if (!('number' in one)) continue
    expect(tapped(`Chiama il ${one.number}, adesso.`)).toEqual([one.number.replaceAll(' ', '')])
  }
  expect(tapped("Per le carte Nexi c'è l'800 15 16 16, per Poste l'800 00 33 22.")).toEqual([
    '800151616',
    '800003322',
  ])
})

test('LET-88 sums, years and the numbers of a stranger are no numbers to tap', () => {
  for (const text of ['Paghi 112 euro', 'il 1125', 'Chiama 899 12 34 56']) {
    expect(tapped(text), text).toEqual([])
  }
})
