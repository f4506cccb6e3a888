import type { LegalSection, Words } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** `before` with the address to write to; said plainly where there is none yet. */
export const writeTo = (email: string | null, before: string): Words =>
  email
    ? [`${before} `, { to: `mailto:${email}`, words: email }, '.']
    : `${before} (indirizzo da completare).`

/** The last section of every legal page: who answers for the site, and where. */
export const contacts = ({ company, companyAddress, contactEmail }: LegalFacts): LegalSection => ({
  id: 'contatti',
  title: 'A chi scrivere',
  blocks: [
    `Il sito è di ${company}. L'indirizzo è: ${companyAddress}.`,
    writeTo(contactEmail, 'Per una domanda scrivi a'),
  ],
})
