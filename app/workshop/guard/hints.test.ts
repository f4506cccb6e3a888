import { describe, expect, test, vi } from 'vitest'
import { hintsFor, switchHintsOff, wantsHints } from './hints.ts'

const ids = (text: string) => hintsFor(text).map(({ id }) => id)

describe('WKX-06 hints', () => {
  test.for<[string, string[]]>([
    ['scrivi qualcosa di carino', ['who', 'what', 'long']],
    ['mi hanno rubato la bicicletta', ['what']],
    ['biglietto di auguri gentile per mia nuora', ['long']],
    ['Spiegami la bolletta della luce', []],
    ['scrivi a mia nipote che compie gli anni', ['what', 'long']],
    ['Scrivi una lettera al Comune di mezza pagina', []],
    ['posso mettere il sugo nel congelatore?', []],
    ['', []],
  ])('%s', ([text, expected]) => {
    expect(ids(text)).toEqual(expected)
  })

  test('stay off once they are switched off', () => {
    const store = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    }
    vi.stubGlobal('window', { localStorage })
    expect(wantsHints()).toBe(true)
    switchHintsOff()
    expect(wantsHints()).toBe(false)
    vi.unstubAllGlobals()
    expect(wantsHints()).toBe(true)
  })
})
