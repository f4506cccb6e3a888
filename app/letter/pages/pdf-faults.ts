import { pageFaults } from './page-file.ts'

type Sight = { canSee: boolean }

/** Why a PDF is no letter; `here`: this browser opens none. */
export type PdfFault =
  | 'here'
  | 'locked'
  | 'broken'
  | 'tooLarge'
  | 'slow'
  | 'blank'
  | 'photos'
  | 'twice'

const copyWords = 'copia le parole della lettera in una richiesta.'

/** What is said of a photo where nobody reads any. */
export const noPhotosHere = `L'AI collegata a questo sito non legge le foto. Scegli un PDF, oppure ${copyWords}`

const whole = {
  broken: 'Questo PDF è rovinato e non si apre. Scaricalo di nuovo, o chiedi di rimandarlo.',
  twice: "Questo PDF c'è già.",
}

const begun = {
  locked: 'Questo PDF è chiuso con una password.',
  tooLarge: 'Questo PDF è troppo grande per aprirlo qui: il limite è 30 MB.',
  slow: 'Questo PDF è troppo pesante per questo dispositivo.',
  blank: 'In questo PDF non si vede niente da leggere.',
  photos: "Questo PDF è fatto di foto, e l'AI collegata a questo sito non le legge.",
  here: 'Questo PDF qui non si apre.',
}

/** What is said about it: what it is, and what to do. */
export function pdfFault(fault: PdfFault, { canSee }: Sight): string {
  if (fault === 'broken' || fault === 'twice') return whole[fault]
  if (fault === 'here' && canSee) return pageFaults.pdf
  const instead = canSee ? 'fotografa la pagina.' : copyWords
  return `${begun[fault]} Aprilo sullo schermo e ${instead}`
}

type Left = {
  /** Pages that were looked at, of all. */
  taken: number
  all: number
  /** Numbers of pages that are photos where nobody reads photos. */
  photos: readonly number[]
  isCut: boolean
}

const firstPages = ['', 'la prima pagina', 'le prime due pagine', 'le prime tre pagine']

/** What of a PDF does not go along; null: all of it goes. */
export function pdfTold({ taken, all, photos, isCut }: Left): string | null {
  const told = [
    taken < all ? `Ho preso ${firstPages[taken]} di ${all}.` : null,
    photos.length > 0 ? photosTold(photos) : null,
    isCut ? 'Il testo è lungo: ho preso la prima parte.' : null,
  ].filter((one) => one !== null)
  return told.length > 0 ? told.join(' ') : null
}

const photosTold = (photos: readonly number[]) =>
  photos.length === 1
    ? `La pagina ${photos[0]} è una foto: questa AI legge solo il testo.`
    : `Le pagine ${photos.join(' e ')} sono foto: questa AI legge solo il testo.`
