import type { Words } from './legal.ts'

/** `before` with the address to write to; said plainly where there is none yet. */
export const writeTo = (email: string | null, before: string): Words =>
  email
    ? [`${before} `, { to: `mailto:${email}`, words: email }, '.']
    : `${before} (indirizzo da completare).`
