import { readFileSync } from 'node:fs'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { Links } from 'react-router'
import { criticalCss } from '../platform/page/critical-css.server.ts'
import { everyPageAddress, fontAddress } from './document-context.tsx'

/** Beside `build/server`, in whichever file of it this ends up. */
const builtFiles = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`

/** Where a cached page needs the sheets themselves from the start. */
const elsewhere = 'print, (forced-colors: active)'

/** Stands for the critical rules until the page that they are for is rendered. */
const placeholder = '/*critical*/'

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
 * The links of one cached page, with what it needs of its sheets inline, so that its first paint
 * waits for nothing else; the sheets follow (whole-styles.ts).
 */
export function inlineStyles() {
  const addresses = [everyPageAddress]
  const later = (child: ReactNode) => {
    if (!isValidElement<{ rel?: string; href?: string; media?: string }>(child)) return child
    const { rel, href = '' } = child.props
    if (rel !== 'stylesheet') return child
    if (!addresses.includes(href)) addresses.push(href)
    return cloneElement(child, { media: elsewhere })
  }
  function PageLinks() {
    const links: ReactNode = Links({}).props.children
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: textOf(fontAddress) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style className="critical" dangerouslySetInnerHTML={{ __html: placeholder }} />
        {/* Known to React by its address, and never in use: the typeface stands above. */}
        <link rel="stylesheet" href={fontAddress} media="not all" />
        <link rel="stylesheet" href={everyPageAddress} media={elsewhere} />
        {Children.map(links, later)}
      </>
    )
  }
  /** @param html of the page, rendered with these links */
  const withCritical = (html: string) =>
    html.replace(placeholder, () => criticalCss(addresses.map(textOf).join(''), html))
  return { PageLinks, withCritical }
}
