/** How long a call may take, in all and without a sign of life. */
export type CallTimeouts = {
  /** Aborts when the reader leaves or the time is up. */
  signal: AbortSignal
  /** The service gave a sign of life: the silence begins anew. */
  restart(): void
  /** The time was up. */
  isOver(): boolean
  /** Takes the timers away. */
  end(): void
}

/** @param silent how long nothing may come, in milliseconds, from the first `restart` on */
export function createTimeouts(reader: AbortSignal, overall: number, silent: number): CallTimeouts {
  const late = new AbortController()
  const giveUp = () => late.abort(new Error('the service took too long'))
  const whole = setTimeout(giveUp, overall)
  let silence: ReturnType<typeof setTimeout> | undefined
  return {
    signal: AbortSignal.any([reader, late.signal]),
    restart() {
      if (silence) silence.refresh()
      else silence = setTimeout(giveUp, silent)
    },
    isOver: () => late.signal.aborted,
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
    },
  }
}
