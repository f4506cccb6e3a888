import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cityDrawing } from './city-drawing.server.ts'
import { parseEnv } from './env.server.ts'

const drawing = resolve(import.meta.dirname, '../../../public/drawings/fucina.svg')
const words = 'Disegno di Brescia: il castello'

describe('LRN-81 the drawing of the city', () => {
  test('is ours in Bergamo alone', () => {
    expect(cityDrawing(parseEnv({})).words).toContain('Città Alta')
    const brescia = cityDrawing(parseEnv({ CITY: 'Brescia' }))
    expect(brescia).toMatchObject({ kind: 'workshop', words: '' })
    expect(JSON.stringify(brescia)).not.toContain('citta-alta')
  })

  test('is the one that the settings name, on phones too', () => {
    const named = { CITY_DRAWING: drawing, CITY_DRAWING_WORDS: words }
    const wide = '/share/city/wide'
    expect(cityDrawing(parseEnv(named))).toMatchObject({ kind: 'own', wide, phone: wide, words })
  })
})
