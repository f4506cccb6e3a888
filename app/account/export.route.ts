import { requireUser } from '../platform/http/guard.server.ts'
import { respond } from '../platform/http/respond.server.ts'
import { trace } from '../platform/http/trace.server.ts'
import { db } from '../platform/process.server.ts'
import type { Route } from './+types/export.route.ts'
import { exportPerson } from './export.server.ts'
import { settingsTexts } from './settings-texts.ts'

/** 'Scarica i miei dati' (Q32): one JSON file, sent piece by piece as it is read. */
export const loader = ({ context }: Route.LoaderArgs) =>
  respond(context, settingsTexts.exportFailed, async () => {
    const pieces = exportPerson(db, requireUser(context))
    trace(context, 'dataExported')
    // Read before the answer begins, so that a failure still has its own status and words.
    const first = await pieces.next()
    return new Response(bytesOf(first.value ?? '', pieces), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="i-miei-dati-${today()}.json"`,
      },
    })
  })

/** The pieces as a stream that is read no faster than it is sent. */
function bytesOf(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const { done, value } = await rest.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rest.return(undefined)
    },
  })
}

/** The day in Italy, as '2026-11-20'. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date())
