import { useEffect } from 'react'

/** The chapters that were closed before the print, while it lasts. */
let closed: HTMLDetailsElement[] | null = null

export const isOnPaper = () => closed !== null

/** The name closes the others when one is opened. */
const foldName = 'capitoli'

function openAll() {
  closed = [...document.querySelectorAll<HTMLDetailsElement>('.chapters details:not([open])')]
  for (const chapter of closed) {
    chapter.removeAttribute('name')
    chapter.open = true
  }
}

function closeAgain() {
  for (const chapter of closed ?? []) {
    chapter.open = false
    chapter.setAttribute('name', foldName)
  }
  closed = null
}

/** Prints every chapter, also where the style sheet cannot open a fold (Chrome before 131). */
export function useOpenOnPaper(): void {
  useEffect(() => {
    addEventListener('beforeprint', openAll)
    addEventListener('afterprint', closeAgain)
    return () => {
      removeEventListener('beforeprint', openAll)
      removeEventListener('afterprint', closeAgain)
    }
  }, [])
}
