import { describe, expect, test, vi } from 'vitest'
import { hintsFor, switchHintsOff, wantsHints } from './hints.ts'

const ids = (text: string) => hintsFor(text).map(({ id }) => id)

describe('WKX-06 hints', () => {
  test.for<[string, string[]]>([
    ['scrivi qualcosa di carino', ['who', 'what', 'long']],
    ['Scrivi una lettera', ['who', 'long']],
    ['scrivi un saluto ai colleghi', ['long']],
    ['mi hanno rubato la bicicletta', ['what']],
    ['biglietto di auguri gentile per mia nuora', ['long']],
    ['Spiegami la bolletta della luce', []],
    ['non ce la faccio più con questo computer', ['what']],
    ['scrivi due righe carine', ['who', 'what']],
    ['scrivi a mia nipote che compie gli anni', ['what', 'long']],
    ['Scrivi una lettera al Comune di mezza pagina', []],
    ['Scrivi un messaggio breve per mia sorella', []],
    ["Prepara un elenco di dieci domande per l'alunno", []],
    ['Scrivi una mail all’amministratore, cinque righe', []],
    ['Che cosa vuol dire questa bolletta', []],
    ['posso mettere il sugo nel congelatore?', []],
    ['ciao', []],
    ['scrivi lettera', []],
    ['', []],
  ])('%s', ([text, expected]) => {
    expect(ids(text)).toEqual(expected)
  })

  test('are at most three, each a short sentence', () => {
    for (const { title, text } of hintsFor('scrivi qualcosa di carino')) {
      expect(title.length).toBeLessThan(25)
      expect(text.length).toBeLessThan(80)
    }
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
