/** Opens the chapter in the element of this id, brings it into view and leaves the focus on it. */
export function openChapter(anchor: string): void {
  const chapter = document.getElementById(anchor)
  const details = chapter?.querySelector('details')
  if (!chapter || !details) return
  details.open = true
  chapter.scrollIntoView()
  details.querySelector('summary')?.focus({ preventScroll: true })
}
