import { isRouteErrorResponse } from 'react-router'

type Sent = [name: string, value: string][]

/** What an error of the server brings back of a form; null for every other error. */
export function sentOf(error: unknown): Sent | null {
  if (!isRouteErrorResponse(error)) return null
  const { sent } = (error.data ?? {}) as { sent?: Sent }
  return sent ?? null
}

/** Sends the same form to the same address once more: without script nothing typed is lost. */
export function SendAgain({ sent }: { sent: Sent }) {
  return (
    <form method="post" className="stack">
      {sent.map(([name, value], position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order is fixed
        <input key={position} type="hidden" name={name} value={value} />
      ))}
      <p>
        Quello che hai inviato è ancora qui. Se c'era un'immagine, dopo scegli di nuovo il suo file.
      </p>
      <div>
        <button type="submit" className="btn main">
          Invia di nuovo
        </button>
      </div>
    </form>
  )
}
