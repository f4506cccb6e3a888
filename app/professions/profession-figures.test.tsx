import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProfessionFigures } from './profession-figures.tsx'

const textOf = (metrics: Parameters<typeof ProfessionFigures>[0]['metrics']) =>
  renderToStaticMarkup(<ProfessionFigures metrics={metrics} howEstimated={null} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('LET-89 an estimate that nobody gave is a dash, nought is nought', () => {
  const some = {
    timesSaved: { daily: null, weekly: 3, monthly: 13 },
    productivity: null,
    costReduction: 0,
  }
  expect(textOf(some)).toContain(
    'Tempo risparmiato — al giorno 13 ore al mese Produttività in più — Costi in meno 0%',
  )
  const others = {
    timesSaved: { daily: 0.5, weekly: null, monthly: null },
    productivity: 12,
    costReduction: null,
  }
  expect(textOf(others)).toContain(
    'Tempo risparmiato 0,5 ore al giorno circa 30 minuti — al mese Produttività in più 12% Costi in meno —',
  )
})
