/** Where something is set: settings of the server, a screen of the administration, or a command. */
export type Where = { settings: string[] } | { to: string; label: string } | { command: string }

/** What an administrator reads of something that is not set yet. */
export type OpenPoint = { what: string; where: Where }

/**
 * `optional` works without: it is named as long as something else is missing. `done`: what is set
 * already, in the same words.
 */
export type BeforeOpening = { needed: OpenPoint[]; optional: OpenPoint[]; done: string[] }
