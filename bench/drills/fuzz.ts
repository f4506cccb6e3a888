/** Requests that nobody would send, to every address there is. */
import { request } from 'node:http'
import { type Fucina, launchFucina } from '../../tests/harness/launch.ts'
import { type Drill, figure, none } from './drill.ts'
import { type Drawn, draw, seeded } from './odd-requests.ts'
import { keptOpen, proxySettings, signedInPeople } from './people.ts'

const atOnce = 16

/** Phrases by which the framework, the server or the language itself would be known. */
const english =
  /\b(not found|bad request|internal server error|unexpected|method not allowed|forbidden|unauthorized|invalid (input|url|character)|cannot read|is not (a function|defined)|application error|unable to decode|no (route|action)|failed to|error:|undefined)\b/i

type Came = { status: number; text: string; isTold: boolean }

const nothing: Came = { status: 0, text: '', isTold: false }

/** Sends it. `isTold`: refused with the time after which to come back; status 0: no answer. */
function sendDrawn(
  server: Fucina,
  agent: ReturnType<typeof keptOpen>,
  { method, path, headers, body }: Drawn,
) {
  return new Promise<Came>((resolve) => {
    const asking = request(
      { port: server.port, host: '127.0.0.1', agent, method, path, headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => {
          const { statusCode: status = 0, headers: given } = answer
          resolve({ status, text, isTold: status === 503 && 'retry-after' in given })
        })
        answer.on('error', () => resolve(nothing))
      },
    )
    asking.on('error', () => resolve(nothing))
    asking.end(body)
  })
}

/** A 503 is told, with the time after which to come back: many send at once here. */
const isFault = ({ status, isTold }: Came) => status >= 500 && !isTold

/** The framework's name of a status inside its own encoding, which no screen shows. */
const nameOfStatus = /,"(Internal Server Error|Unauthorized|Not Found|Forbidden|Bad Request)"/g

/** What a person reads of an answer: neither scripts nor codes for machines. */
const readPart = (text: string) =>
  text.startsWith('<')
    ? text.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    : text
        .slice(0, 400)
        .replace(nameOfStatus, '')
        .replace(/"code"[,:]"[^"]*"/g, '')

export const fuzz: Drill = {
  about: 'odd requests to every address, as nobody, as a person and as an administrator',
  engines: ['sqlite', 'postgres'],
  size: { counts: 'requests', usual: 50_000 },
  async run({ engine, size }) {
    const server = await launchFucina({ engine, env: { ...proxySettings, AI_PROVIDER: 'demo' } })
    const agent = keptOpen()
    const faults: string[] = []
    const words: string[] = []
    let unanswered = 0
    try {
      const [person, admin] = await signedInPeople(server, 2)
      await server
        .db()
        .updateTable('users')
        .set({ role: 'admin' })
        .where('id', '=', admin?.person?.id ?? '')
        .execute()
      const random = seeded(20_261_122)
      let left = size
      const work = async () => {
        for (; left > 0; ) {
          left -= 1
          const drawn = draw(random, random.oneOf([undefined, person, admin]), server.url)
          // Nobody signs the two out.
          if (/^\/logout/.test(drawn.path) && drawn.headers.Cookie) continue
          const came = await sendDrawn(server, agent, drawn)
          const name = `${drawn.method} ${drawn.path.slice(0, 100)}`
          if (came.status === 0) unanswered += 1
          if (isFault(came)) faults.push(`${came.status} ${name}`)
          const found = english.exec(readPart(came.text))
          if (found) words.push(`'${found[0]}' ${name}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const isAlive = server.process.exitCode === null
      for (const line of [...new Set([...faults, ...words])].slice(0, 30)) console.log(`  ${line}`)
      return [
        figure(
          `Odd requests, ${engine}`,
          size.toLocaleString('en-GB'),
          '50,000',
          size >= 50_000 || null,
        ),
        none('Answers of 5xx', faults.length),
        none('Answers with English words', words.length),
        figure('Cut off without an answer', String(unanswered), 'none of its own', null),
        figure('The process afterwards', isAlive ? 'alive' : 'dead', 'alive', isAlive),
      ]
    } finally {
      agent.destroy()
      await server.remove()
    }
  },
}
