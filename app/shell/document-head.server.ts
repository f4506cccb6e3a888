import { readFileSync } from 'node:fs'
import { criticalCss } from '../platform/page/critical-css.server.ts'
import fontRules from '../ui/font.css?inline'
import { cookieScript } from './cookies/cookie-script.ts'

/** Beside `build/server`, in whichever file of it this ends up. */
const builtFiles = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`

/** Where a page that has its critical styles inline needs the sheets themselves from the start. */
const elsewhere = 'print, (forced-colors: active)'

const sheetLink = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"#]*)[^>]*?(?=\/?>)/g

const texts = new Map<string, string>()

/** A built sheet. */
function textOf(address: string): string {
  const known = texts.get(address)
  if (known !== undefined) return known
  const text = readFileSync(new URL(builtFiles + address), 'utf8')
  texts.set(address, text)
  return text
}

/**
 * A rendered page with what its head has outside of React's tree: the script before the first paint,
 * ahead of the sheets so that it waits for none of them, and the typeface. Both come first.
 * @param nonce undefined: what is inline is allowed by its hash
 */
export function withHead(html: string, nonce: string | undefined): string {
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html.replace(
    '<head>',
    `<head><script${own}>${cookieScript}</script><style${own}>${fontRules}</style>`,
  )
}

/**
 * The page with what it needs of its sheets inline, so that its first paint waits for nothing else;
 * the sheets follow (whole-styles.ts).
 */
export function withInlineStyles(html: string): string {
  const sheets = [...html.matchAll(sheetLink)].map(([, address = '']) => textOf(address))
  const critical = `<style class="critical">${criticalCss(sheets.join(''), html)}</style>`
  return html
    .replaceAll(sheetLink, `$& media="${elsewhere}"`)
    .replace('</head>', () => `${critical}</head>`)
}
