/** What the HTML of a page says. */

/** With apostrophes as they are read, and without the marks that React puts between texts. */
export const readable = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

/** Its words alone, one blank between them. */
export const shownWords = (html: string) =>
  readable(html)
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
