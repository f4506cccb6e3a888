import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CriticalCss, criticalCss } from '../platform/page/critical-css.server.ts'
import fontRules from '../ui/font.css?inline'
import { storageKey } from './cookies/cookie-choice.ts'
import { closedRules, noticeScript } from './notices/notice-marks.ts'

/**
 * Runs before the first paint: a page whose choice is stored never shows the banner, so that
 * nothing moves when the application starts. It only marks the document; the banner reads the
 * choice itself.
 */
const cookieScript = `try{if(JSON.parse(localStorage.getItem("${storageKey}")).settings.necessary===true)document.documentElement.dataset.cookies="chosen"}catch{}`

/** Beside `build/server`, in whichever file of it this ends up. */
const builtFiles = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`

/** A file of the build, by the address under which browsers have it. */
export const builtFile = (address: string): string => fileURLToPath(new URL(builtFiles + address))

/** Where a page needs the sheets themselves from the start. */
const elsewhere = 'print, (forced-colors: active)'

const sheetLink = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"#]*)[^>]*?(?=\/?>)/g

const texts = new Map<string, string>()

/** A built sheet. */
function textOf(address: string): string {
  const known = texts.get(address)
  if (known !== undefined) return known
  const text = readFileSync(builtFile(address), 'utf8')
  texts.set(address, text)
  return text
}

/** By the sheets of a page. */
const shared = new Map<string, CriticalCss>()

function criticalOf(html: string, isCached: boolean): string {
  const addresses = [...html.matchAll(sheetLink)].map(([, address = '']) => address)
  const css = () => addresses.map(textOf).join('')
  if (isCached) return criticalCss(css(), html)
  const key = addresses.join()
  const known = shared.get(key) ?? new CriticalCss(css())
  shared.set(key, known)
  return known.of(html)
}

/**
 * A rendered page with what its head has outside of React's tree: the script before the first paint,
 * the typeface, and what the page needs of its sheets, so that its first paint waits for nothing; the
 * sheets follow (whole-styles.ts).
 * @param nonce undefined: what is inline is allowed by its hash
 */
export function withHead(html: string, nonce: string | undefined): string {
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`
  const closed = closedRules(html)
  const scripts = cookieScript + (closed && noticeScript)
  const first = `<head><script${own}>${scripts}</script><style${own}>${fontRules}${closed}</style>`
  // The development server shows styles as they are changed.
  if (import.meta.env.DEV) return html.replace('<head>', () => first)
  const critical = criticalOf(html, nonce === undefined)
  return html
    .replaceAll(sheetLink, `$& media="${elsewhere}"`)
    .replace('<head>', () => first)
    .replace('</head>', () => `<style${own} class="critical">${critical}</style></head>`)
}
