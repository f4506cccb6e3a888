/** How long a call may take, in all and without a sign of life. */
export type CallTimeouts = {
  /** Aborts when the reader leaves or the time is up. */
  signal: AbortSignal
  /** The service gave a sign of life: the silence begins anew. */
  restart(): void
  /** The time was up. */
  isOver(): boolean
  /** Takes the timers away, and no longer looks at the reader. */
  end(): void
}

/** @param silent how long nothing may come, in milliseconds, from the first `restart` on */
export function createTimeouts(reader: AbortSignal, overall: number, silent: number): CallTimeouts {
  const call = new AbortController()
  let isOver = false
  const leave = () => call.abort(reader.reason)
  if (reader.aborted) leave()
  else reader.addEventListener('abort', leave)
  function giveUp() {
    isOver = true
    call.abort(new Error('the service took too long'))
  }
  const whole = setTimeout(giveUp, overall)
  let silence: ReturnType<typeof setTimeout> | undefined
  return {
    signal: call.signal,
    restart() {
      if (silence) silence.refresh()
      else silence = setTimeout(giveUp, silent)
    },
    isOver: () => isOver,
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
      reader.removeEventListener('abort', leave)
    },
  }
}
