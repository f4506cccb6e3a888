import { useEffect } from 'react'

/** The folds that were closed before the print, with their names, while it lasts. */
let closed: { fold: HTMLDetailsElement; name: string | null }[] | null = null

export const isOnPaper = () => closed !== null

function openAll() {
  const folds = document.querySelectorAll<HTMLDetailsElement>('.chapters details:not([open])')
  closed = [...folds].map((fold) => ({ fold, name: fold.getAttribute('name') }))
  for (const { fold } of closed) {
    // The name closes the others when one is opened.
    fold.removeAttribute('name')
    fold.open = true
  }
}

function closeAgain() {
  for (const { fold, name } of closed ?? []) {
    fold.open = false
    if (name !== null) fold.setAttribute('name', name)
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
