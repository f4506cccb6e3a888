import { normalText, themeColour } from './look.ts'

/** A page that was rendered for everybody, as somebody wants to read it. */
export function pageInReading(html: string, reading: string): string {
  if (reading === normalText) return html
  return html
    .replaceAll(normalText, reading)
    .replaceAll(`"${themeColour(normalText)}`, `"${themeColour(reading)}`)
}
