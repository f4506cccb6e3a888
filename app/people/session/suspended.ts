/** Code of the failure when a suspended person signs in, whichever way. */
export const suspendedCode = 'ACCOUNT_SUSPENDED'

/** What a suspended person is told. */
export const suspendedText =
  "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."
