/** What the screen of whoever asks for help needs, and no other screen. */

/** So much of a text is shown, in characters. */
export const longestShown = 20_000

export const askFields = { from: 'da', tick: 'mostra', text: 'testo' } as const

export const askTexts = {
  loadFailed: 'Non riesco ad aprire questa pagina',
  makeFailed: 'Il gettone non è pronto. Riprova.',
  endFailed: 'Il gettone vale ancora. Riprova.',
  textTooLong: 'Il testo è troppo lungo da far vedere. Togli la spunta e riprova.',
  tooMany: 'Da qui sono stati chiesti troppi gettoni. Riprova fra un poco.',
} as const
