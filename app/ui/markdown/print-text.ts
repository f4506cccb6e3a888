/** On telephones the paper is made after `print()` has returned: back on the page, it is done. */
const returnEvents = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Prints this alone, in place of the page. @param html as `pastedText` makes it: ours, escaped
 * @param foot who wrote it, in one small line under it
 */
export function printText(html: string, foot: string): void {
  const paper = document.createElement('div')
  paper.className = 'print-text prose'
  paper.innerHTML = html
  const line = document.createElement('p')
  line.className = 'print-foot'
  line.textContent = foot
  paper.append(line)
  const { body, documentElement } = document
  const end = () => {
    paper.remove()
    delete documentElement.dataset.print
    for (const event of returnEvents) window.removeEventListener(event, end)
  }
  body.append(paper)
  documentElement.dataset.print = 'text'
  for (const event of returnEvents) window.addEventListener(event, end)
  window.print()
}
