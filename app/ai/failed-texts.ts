/** The catalogue's text when an answer fails for no reason of its own. */
export const answerFailed = 'Errore nella generazione della risposta. Riprova più tardi.'
/** The catalogue's text when a picture fails for no reason of its own. */
export const pictureFailed = "Errore nella generazione dell'immagine. Riprova più tardi."
/** What a person is told whose answers of the day are used up. */
export const dayIsOver = 'Il limite di oggi è finito: riprova domani.'
