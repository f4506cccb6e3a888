import { createHash } from 'node:crypto'

/** What a kept page is made with besides its HTML. */
export type DeferredParts = {
  /** Runs at once and starts the page's own scripts when they are needed. */
  firstTouch: string
  /** The text of a style sheet of ours, by its address; undefined when there is none. */
  styleSheet: (address: string) => string | undefined
}

/** A page, and the hashes of everything inline in it, as a content security policy names them. */
export type DeferredPage = { html: string; scripts: string[]; styles: string[] }

/** The type of a script that `app/shell/first-touch.ts` starts later. */
const later = 'text/later'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Makes of a rendered page one whose own scripts wait: the modules stay inert and are not fetched,
 * the style sheets stand in the page itself. React finds every element where it put it.
 * @throws when the page is not built as this expects: a page that never wakes must not be kept
 */
export function deferredPage(
  page: string,
  { firstTouch, styleSheet }: DeferredParts,
): DeferredPage {
  const styles: string[] = []
  let html = page.replaceAll('<link rel="modulepreload"', '<link rel="later"')
  html = html.replaceAll(/<link rel="stylesheet" href="([^"#]+)[^>]*\/>/g, (link, address) => {
    const text = styleSheet(address)
    if (text === undefined) return link
    styles.push(hash(text))
    // The link stays for React, which looks for it; with its text in the page it has nothing to do.
    return `<style>${text}</style>${link.replace('<link', '<link disabled=""')}`
  })
  const modules = html.split('<script type="module" async="">').length - 1
  const scriptAt = html.indexOf('<script')
  if (modules !== 1 || scriptAt > html.indexOf('</head>')) {
    throw new Error('the page has no place for the script of the first touch')
  }
  html = html.replace('<script type="module" async="">', `<script type="${later}" async="">`)
  html = `${html.slice(0, scriptAt)}<script>${firstTouch}</script>${html.slice(scriptAt)}`
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)]
  return { html, scripts: [...new Set(scripts.map(([, text = '']) => hash(text)))], styles }
}

/** The policy of a page that was rendered without a nonce, allowing what is inline in it. */
export function policyOf(policy: string, { scripts, styles }: DeferredPage): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}
