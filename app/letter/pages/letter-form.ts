import { pageField, textField } from '../letter.ts'
import type { LetterPage } from './letter-page.ts'

/** The pages of a letter as the form that is sent. */
export function letterForm(pages: readonly LetterPage[]): FormData {
  const form = new FormData()
  for (const [index, page] of pages.entries()) {
    if (page.kind === 'text') form.append(textField, page.text)
    else form.append(pageField, page.blob, `${pageField}-${index + 1}.jpg`)
  }
  return form
}
