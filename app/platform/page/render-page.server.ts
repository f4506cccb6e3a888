import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export type RenderOptions = {
  nonce: string | undefined
  /** For everybody: only if nothing in it failed. */
  isCached: boolean
  /** After so many milliseconds what is not there yet is left to the browser. */
  longest: number
  /** Hears of every part that failed. */
  tell: (error: unknown) => void
}

/**
 * Renders a page to HTML, whole: nothing on our pages comes late, and one piece costs less than many.
 * @throws what its frame, or anything in a cached page, threw
 */
export function renderPage(page: ReactNode, options: RenderOptions): Promise<string> {
  const { nonce, isCached, longest, tell } = options
  return new Promise((resolve, reject) => {
    const failures: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      // Everything stands where it belongs: a browser without script moves nothing into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        // A browser renders anew the part that failed; what is cached for everybody must be whole.
        if (isCached && failures.length > 0) return reject(failures[0])
        for (const error of failures) tell(error)
        resolve(text(pipe(new PassThrough())))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => void failures.push(error),
    })
    const timer = setTimeout(abort, longest)
  })
}
