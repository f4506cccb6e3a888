/** In the tab's own storage: when everything was taken off this browser, in milliseconds. */
export const finishedKey = 'fucina:finito'

/** On which the tabs of a browser tell each other whose session they show. */
export const sessionChannel = 'fucina-session'
/** Said there in a session's place: everything has been taken off this browser. */
export const finishedWord = 'finito'
