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
  | 'form'

const copyWords = 'copia le parole della lettera e incollale qui sotto.'

/** What is said of a photo where nobody reads any. */
export const noPhotosHere = `L'AI collegata a questo sito non legge le foto. Scegli un PDF, oppure ${copyWords}`

const whole = {
  broken: 'Questo PDF è rovinato e non si apre. Scaricalo di nuovo, o chiedi di rimandarlo.',
  twice: "Questo PDF c'è già.",
}

const begun = {
  locked: 'Questo PDF è chiuso con una password.',
  tooLarge: 'Questo PDF è troppo grande per aprirlo qui: il limite è 30 MB.',
  slow: 'Questo PDF è troppo grande per questo telefono o computer.',
  blank: 'In questo PDF non si vede niente da leggere.',
  photos: "Questo PDF è fatto di foto, e l'AI collegata a questo sito non le legge.",
  form: 'Questo PDF è un modulo che si apre solo con Adobe Reader.',
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
  /** Numbers of pages that are photos, or show some, where nobody reads photos. */
  photos: readonly number[]
  /** Numbers of pages whose words may not be what a person sees, where nobody reads photos. */
  unsure: readonly number[]
  /** Numbers of pages that show nothing. */
  blank: readonly number[]
  /** Numbers of pages with a picture that does not open here. */
  lacking: readonly number[]
  isCut: boolean
}

const manyPages = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei']
const firstPages = (count: number) =>
  count === 1 ? 'la prima pagina' : `le prime ${manyPages[count]} pagine`

/** What of a PDF does not go along, or may be read badly; null: all of it goes. */
export function pdfTold({
  taken,
  all,
  photos,
  unsure,
  blank,
  lacking,
  isCut,
}: Left): string | null {
  const told = [
    taken < all ? `Ho preso ${firstPages(taken)} di ${all}.` : null,
    isThere(photos)
      ? `${pagesNamed(photos)} ${isOne(photos) ? 'è una foto, o contiene foto' : 'sono foto, o contengono foto'}: questa AI legge solo il testo.`
      : null,
    isThere(unsure)
      ? `Il testo ${ofPages(unsure)} può essere sbagliato: rileggilo o ascoltalo prima di mandarlo.`
      : null,
    isThere(blank) ? `${inPages(blank)} non vedo niente da mandare.` : null,
    isThere(lacking)
      ? `${inPages(lacking)} c'è un'immagine che qui non si apre: se serve, fotografala.`
      : null,
    isCut ? 'Il testo è lungo: ho preso la prima parte.' : null,
  ].filter((one) => one !== null)
  return told.length > 0 ? told.join(' ') : null
}

const isThere = (numbers: readonly number[]) => numbers.length > 0
const isOne = (numbers: readonly number[]) => numbers.length === 1
const listed = (numbers: readonly number[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' e ')
const pagesNamed = (numbers: readonly number[]) =>
  `${isOne(numbers) ? 'La pagina' : 'Le pagine'} ${listed(numbers)}`
const inPages = (numbers: readonly number[]) =>
  `${isOne(numbers) ? 'Nella pagina' : 'Nelle pagine'} ${listed(numbers)}`
const ofPages = (numbers: readonly number[]) =>
  `${isOne(numbers) ? 'della pagina' : 'delle pagine'} ${listed(numbers)}`
