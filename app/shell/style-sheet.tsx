import { createContext, use } from 'react'
import address from '../app.css?url'

const id = 'page-style'

/** The text of the style sheet where the page carries it itself, else null. */
export const InlineStyleContext = createContext<string | null>(
  typeof document === 'undefined' ? null : (document.getElementById(id)?.textContent ?? null),
)

export const styleSheetAddress = address

/**
 * The one style sheet. A kept page carries its text, so that the first paint waits for nothing
 * else; the file is then fetched for print only, which keeps it at hand for the next page. Other
 * pages ask for the file, by `precedence` before the framework's scripts.
 */
export function StyleSheet() {
  const text = use(InlineStyleContext)
  if (text === null) return <link rel="stylesheet" href={address} precedence="page" />
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style id={id} dangerouslySetInnerHTML={{ __html: text }} />
      <link rel="stylesheet" href={address} media="print" />
    </>
  )
}
