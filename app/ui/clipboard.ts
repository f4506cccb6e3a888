/** Fills the clipboard; true when the browser let it. Falls back to the older command. */
export async function writeToClipboard(text: string, html?: string): Promise<boolean> {
  try {
    if (html && 'ClipboardItem' in window) {
      const blob = (type: string, content: string) => new Blob([content], { type })
      const item = { 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }
      await navigator.clipboard.write([new ClipboardItem(item)])
    } else {
      await navigator.clipboard.writeText(text)
    }
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'vh'
  area.setAttribute('aria-hidden', 'true')
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
