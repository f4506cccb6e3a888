/** Code of the failure when a suspended person signs in, whichever way (AUTH-14). */
export const suspendedCode = 'ACCOUNT_SUSPENDED'

/** What a suspended person is told (Q6). */
export const suspendedText =
  "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."
