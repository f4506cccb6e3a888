/**
 * Between a kept page's first script (first-touch.ts) and the application: the first is sent to
 * window to have React started, the second when React has taken over.
 */
export const wakeEvent = 'fucina:wake'
export const awakeEvent = 'fucina:awake'
