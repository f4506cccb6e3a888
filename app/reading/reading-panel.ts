import { slowDoublePress } from '../ui/slow-double-press.ts'
import { themeColour } from './look.ts'
import {
  isChosen,
  normal,
  parseReading,
  pressed,
  type Reading,
  type ReadingChoice,
  readingText,
} from './reading.ts'
import { notKept, readingStatus } from './reading-words.ts'
import './reading-choices.css'

/**
 * The page 'Come vuoi leggere?' as a panel in the page that somebody reads: its form, as the server
 * renders it, outside of React's tree.
 */

let open: { panel: HTMLElement; opener: HTMLElement; at: number } | null = null

/** Opens the panel, or closes it and gives the focus back. */
export async function toggleReading(opener: HTMLAnchorElement): Promise<void> {
  if (open) {
    // The second half of a slow double press closes nothing.
    if (performance.now() - open.at > slowDoublePress) close()
    return
  }
  const form = await fetchForm(opener.href)
  // Pressed twice while the form was on its way.
  if (open) return
  if (!form) return location.assign(opener.href)
  const panel = document.createElement('section')
  panel.className = 'reading-panel noprint'
  panel.setAttribute('aria-labelledby', 'come-leggere')
  panel.innerHTML =
    '<div class="wrap"><h2 id="come-leggere" tabindex="-1">Come vuoi leggere?</h2><button type="button" class="btn sm">Chiudi</button></div>'
  panel.querySelector('h2')?.after(form)
  panel.querySelector('.wrap > button')?.addEventListener('click', close)
  panel.addEventListener('click', withoutSecondPress, true)
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  form.addEventListener('submit', press)
  open = { panel, opener, at: performance.now() }
  const bar = document.querySelector('body > .nav')
  if (bar) bar.after(panel)
  else document.querySelector('body > .admin')?.before(panel)
  panel.querySelector('h2')?.focus()
}

/** Text that grows brings another button under the second press of a double one. */
function withoutSecondPress(event: MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

function close() {
  open?.panel.remove()
  open?.opener.focus()
  open = null
}

/** @returns null when it cannot be had now */
async function fetchForm(address: string): Promise<HTMLFormElement | null> {
  try {
    const html = await (await fetch(address)).text()
    // The styles of that page are not of this page's policy: the form alone is read.
    const body = html.slice(html.indexOf('<body'))
    const page = new DOMParser().parseFromString(body, 'text/html')
    const form = page.querySelector<HTMLFormElement>('.reading-form')
    return form && document.adoptNode(form)
  } catch {
    // Then the browser goes there by itself, and says what is wrong.
    return null
  }
}

/** A press acts at once, and is kept meanwhile. */
async function press(event: SubmitEvent) {
  event.preventDefault()
  const form = event.currentTarget as HTMLFormElement
  const { value } = event.submitter as HTMLButtonElement
  const reading = parseReading(value) ?? normal
  document.documentElement.dataset.reading = value
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColour(value))
  show(form, reading, readingStatus(reading))
  if (!(await keep(form.action, value))) show(form, reading, notKept)
}

function show(form: HTMLFormElement, reading: Reading, words: string) {
  for (const button of form.querySelectorAll('button')) {
    const choice = button.dataset.choice as ReadingChoice
    button.value = readingText(pressed(reading, choice))
    button.setAttribute('aria-pressed', String(isChosen(reading, choice)))
  }
  const status = form.querySelector('[role="status"]')
  if (status) status.textContent = words
}

/** One after the other: what was pressed last is what is kept. */
let last: Promise<unknown> = Promise.resolve()

/** @returns false when browser and account could not be made to keep it */
function keep(address: string, reading: string): Promise<boolean> {
  const sending = last.then(async () => {
    try {
      const body = new URLSearchParams({ reading })
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
      return answer.type === 'opaqueredirect'
    } catch {
      // The caller says so.
      return false
    }
  })
  last = sending
  return sending
}
