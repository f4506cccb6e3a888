/** Marks the passage that is being read, without touching the document that React keeps. */

/** As in read-aloud.css. */
const highlightName = 'lettura'

const canHighlight = () => typeof Highlight !== 'undefined' && 'highlights' in CSS

let marked: Range | null = null
let boxes: HTMLElement | null = null

/** @param isFollowing false: brings it into view wherever the person is */
export function markPassage(range: Range, isFollowing: boolean): void {
  const before = isFollowing ? marked : null
  marked = range
  if (canHighlight()) CSS.highlights.set(highlightName, new Highlight(range))
  else drawBoxes()
  bringIntoView(range, before)
}

export function unmark(): void {
  marked = null
  if (canHighlight()) CSS.highlights.delete(highlightName)
  boxes?.remove()
  boxes = null
  removeEventListener('resize', drawBoxes)
}

/** For browsers without highlights: transparent boxes over the lines, outside of React's tree. */
function drawBoxes() {
  if (!marked) return
  if (!boxes) {
    boxes = document.createElement('div')
    boxes.className = 'reading-boxes noprint'
    boxes.setAttribute('aria-hidden', 'true')
    document.body.append(boxes)
    addEventListener('resize', drawBoxes)
  }
  boxes.replaceChildren(...[...marked.getClientRects()].map(boxOver))
}

function boxOver({ left, top, width, height }: DOMRect): HTMLElement {
  const box = document.createElement('div')
  Object.assign(box.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return box
}

/** Room for the bar above, and a look at what comes next. */
const margin = 110

/** Follows the voice, unless the person has scrolled away from it to read elsewhere. */
function bringIntoView(range: Range, before: Range | null) {
  if (before && !isOnScreen(before.getBoundingClientRect())) return
  const { top, bottom } = range.getBoundingClientRect()
  if (top >= margin && bottom <= innerHeight - margin) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' })
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
