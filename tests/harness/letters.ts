/** The letters of the tests, and what was asked of the AI with them. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { PdfPage } from './pdf.ts'

export const letter = [
  'Comune di Valbrembo, ufficio tributi',
  "Gentile signora, la tassa sui rifiuti di quest'anno è di 128,40 euro.",
  'Può pagarla in due rate: la prima entro il 30 giugno, la seconda entro il 2 dicembre.',
  'Se ha già pagato, non tenga conto di questo avviso.',
  'Per ogni domanda il nostro sportello è aperto il martedì e il giovedì mattina.',
  'Cordiali saluti. Il responsabile del servizio.',
]

export const textPage: PdfPage = { lines: letter }

/** Our drawn letter as a scanner leaves it: a picture over the whole page. */
export async function scan(): Promise<PdfPage> {
  const size: [number, number] = [840, 1040]
  const jpeg = await sharp(readFileSync('public/drawings/lettera-di-prova.svg'))
    .resize(...size, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer()
  return { photo: { jpeg, size } }
}

/** What the AI was asked. */
export function asked(body: Record<string, unknown> | undefined): string {
  const messages = (body?.messages ?? []) as { content: string | { text?: string }[] }[]
  const content = messages.at(-1)?.content ?? ''
  return typeof content === 'string' ? content : (content[0]?.text ?? '')
}
