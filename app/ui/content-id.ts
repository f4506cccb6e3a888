/** The element that holds the screen inside its frame: where 'Vai al contenuto' leads. */
export const contentId = 'contenuto'
