import { readingPath } from '../paths.ts'

/** Lets every link 'Lettura' open the panel in its page; the panel's code comes then. */
export function openReadingOnPress(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-lettura]')
    // In a tab of its own, if that is what was asked for; the page itself has no panel.
    if (!link || event.ctrlKey || event.metaKey || location.pathname === readingPath()) return
    event.preventDefault()
    import('./reading-panel.ts').then(
      ({ toggleReading }) => toggleReading(link),
      () => location.assign(link.href),
    )
  })
}
