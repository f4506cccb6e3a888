import type { Reading } from './reading.ts'

export const notKept = 'Lo vedi su questa pagina, ma non riesco a ricordarlo. Riprova fra poco.'

const sizeWords = { normal: 'testo normale', large: 'testo grande', largest: 'testo più grande' }
const colourWords = { paper: 'pagina color carta', white: 'pagina bianca', dark: 'pagina scura' }

/** 'testo grande, pagina scura, modalità semplice'. */
function readingWords({ size, colours, isSimple }: Reading): string {
  const mode = isSimple ? ', modalità semplice' : ''
  return `${sizeWords[size]}, ${colourWords[colours]}${mode}`
}

/** How the pages are read now, in a sentence or two. */
export function readingStatus(reading: Reading): string {
  return `Adesso: ${readingWords(reading)}. Vale su tutte le pagine, anche la prossima volta.`
}
