type Field = HTMLInputElement | HTMLTextAreaElement

/** Where React Router keeps how far each page was scrolled when it was left. */
const scrollKey = 'react-router-scroll-positions'

/**
 * The router, when it starts, scrolls to where this page was left before. It starts late here, and
 * the person has scrolled since: where they are now is where they stay.
 */
export function rememberScroll(): void {
  try {
    const known = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}')
    known[history.state?.key ?? 'default'] = scrollY
    sessionStorage.setItem(scrollKey, JSON.stringify(known))
  } catch {
    // A closed storage: the router finds nothing there either, and leaves the page where it is.
  }
}

/**
 * Tells React what was typed before it ran: a field whose text it holds would take it away again.
 * Kinds of fields without a caret to put back (e-mail, numbers) must not be among those.
 */
export function settleFields(typed: Iterable<Field>): void {
  for (const field of typed) {
    const { value, selectionStart, selectionEnd } = field
    if (!field.isConnected || selectionStart === null) continue
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const set = Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set
    // React sees what is assigned to the field itself, and compares with it what an event brings.
    field.value = ''
    set?.call(field, value)
    field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
