let corrected: string | null = null

/** @param id of the response whose words are being corrected in this window; null: of none */
export function holdCorrection(id: string | null): () => void {
  corrected = id
  return () => {
    corrected = null
  }
}

/** Whether words of this response wait in its form. */
export const isCorrectedHere = (id: string): boolean => corrected === id
