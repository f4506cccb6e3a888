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
