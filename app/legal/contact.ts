import { asWritten } from '../ui/markdown/parse-markdown.ts'
import type { LegalSection } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'

/** `before` with the address to write to; said plainly where there is none yet. */
export const writeTo = (email: string | null, before: string): string =>
  email
    ? `${before} [${asWritten(email)}](<mailto:${email}>).`
    : `${before} (indirizzo da completare).`

/** The last section of every legal page: who answers for the site, and where. */
export const contacts = ({ company, companyAddress, contactEmail }: LegalFacts): LegalSection => ({
  id: 'contatti',
  title: 'A chi scrivere',
  text: `
Il sito è di ${asWritten(company)}. L'indirizzo è: ${asWritten(companyAddress)}.

${writeTo(contactEmail, 'Per una domanda scrivi a')}
`,
})
