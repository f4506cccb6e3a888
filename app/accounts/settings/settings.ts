/** Words and limits of the settings, for server and browser. */

export const settingsLimits = { city: 100 } as const

/** What is typed to delete an account that has no password. */
export const deletionWord = 'ELIMINA'

/** A level a person may choose, in the words of all screens. */
export type Level = { level: string; label: string }

/** A session as its owner sees it. */
export type Device = {
  id: string
  /** 'Chrome su Android', or that nobody knows. */
  name: string
  isHere: boolean
  signedInAt: Date
  /** To the day: a session is marked as used once a day. */
  usedAt: Date
}
