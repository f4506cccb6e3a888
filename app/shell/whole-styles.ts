const mark = 'critical'

const heldBack = () => [...document.querySelectorAll<HTMLLinkElement>('[media^="print"]')]

/**
 * Adds the whole sheets to what a page has inline (document-head.server.ts), for what was not in it at
 * first. They come behind it, and no sheet changes or goes: a browser would look at the typeface
 * anew, and one that came late would move the words.
 */
export async function wholeStyles() {
  await Promise.all(
    heldBack().map(
      (link) =>
        new Promise((resolve) => {
          const whole = link.cloneNode() as HTMLLinkElement
          whole.removeAttribute('media')
          whole.className = mark
          whole.onload = whole.onerror = resolve
          document.head.append(whole)
        }),
    ),
  )
}

/** On the next page its own sheets count, and that of every page. */
export function dropCritical() {
  for (const link of heldBack()) link.removeAttribute('media')
  for (const part of document.querySelectorAll(`head > .${mark}`)) part.remove()
}
