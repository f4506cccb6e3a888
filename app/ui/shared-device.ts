/** Whether others use this device too, as the person said when signing in. */
export const isSharedDevice = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.shared === ''
