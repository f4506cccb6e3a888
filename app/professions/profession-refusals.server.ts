/** The catalogue's texts that only the server says. */
export const professionRefusals = {
  invalidId: 'ID professione non valido',
  missing: 'Professione non trovata',
} as const
