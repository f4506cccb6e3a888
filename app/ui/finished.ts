/** In the tab's own storage: when everything was taken off this browser, in milliseconds. */
export const finishedKey = 'fucina:finito'

/** The channel on which a browser's tabs tell each other who is signed in. */
export const sessionChannel = 'fucina-session'
/** Said there in a session's place: everything has been taken off this browser. */
export const finishedWord = 'finito'
