import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export type RenderOptions = {
  nonce: string | undefined
  /** For everybody: written when all of it is there, and only if nothing in it failed. */
  isKept: boolean
  /** After so many milliseconds what is not there yet is left to the browser. */
  longest: number
  /** Hears of every part that failed. */
  tell: (error: unknown) => void
}

/**
 * Renders a page to HTML.
 * @returns its bytes, from the moment when they are worth sending
 * @throws what its frame, or anything in a kept page, threw
 */
export function renderPage(page: ReactNode, options: RenderOptions): Promise<PassThrough> {
  const { nonce, isKept, longest, tell } = options
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    let isSent = false
    const send = () => {
      // A browser renders anew the part that failed; what is kept for everybody must be whole.
      if (isKept && failures.length > 0) return reject(failures[0])
      isSent = true
      for (const error of failures) tell(error)
      resolve(pipe(new PassThrough()))
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      // Everything stands where it belongs: a browser without script moves nothing into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (!isKept) send()
      },
      onAllReady() {
        clearTimeout(timer)
        if (isKept) send()
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        if (isSent) tell(error)
        else failures.push(error)
      },
    })
    const timer = setTimeout(abort, longest)
  })
}
