import { readFileSync } from 'node:fs'
import { styleSheetAddress } from './style-sheet.tsx'

let text: string | undefined

/** The built style sheet, for pages that carry it. */
export function styleSheetText(): string {
  text ??= readFileSync(new URL(`../client${styleSheetAddress}`, import.meta.url), 'utf8')
  return text
}
