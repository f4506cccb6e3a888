/**
 * Whether others use this device too, as the person said when signing in: what is kept for them ends
 * with the tab.
 */
export const isSharedDevice = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.shared === ''
