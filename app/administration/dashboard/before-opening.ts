/** What an administrator reads of something that is not set yet, and where it is set. */
export type OpenPoint = {
  what: string
  /** Names of settings of the server, or a screen of the administration. */
  where: { settings: string[] } | { to: string; label: string }
}

/** `optional` works without: it is named as long as something else is missing. */
export type BeforeOpening = { needed: OpenPoint[]; optional: OpenPoint[] }
