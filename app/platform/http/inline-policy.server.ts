import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function hashesOf(html: string, inline: RegExp): string[] {
  return [...new Set([...html.matchAll(inline)].map(([, text = '']) => hashOf(text)))]
}

/** The policy of a page that was rendered without a nonce, allowing what is inline in it. */
export function policyFor(policy: string, html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)
  const styles = hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs)
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}
