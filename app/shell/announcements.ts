export const announcerId = 'annunci'

/** Said when a choice of cookies is stored. */
export const choiceStored = 'Scelta salvata.'
