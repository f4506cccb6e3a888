import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { longestPrompt } from '../app/prompt-path.ts'
import { savedLimits } from '../app/saved/saved.ts'
import { heldBy, heldSettings } from '../tests/harness/held.ts'
import { type Fucina, launchFucina } from '../tests/harness/launch.ts'
import { operator } from '../tests/harness/operator.ts'
import { openSession, person } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { fillTools } from './content-data.ts'
import { type Finding, readable } from './figures.ts'

const most = 50
const rounds = 5
const tools = 2_000
/** As large as an administrator may send one, in pixels. */
const side = 4000

/** The costliest text that can be saved: every line opens what nothing closes. */
const entangled = 'x _a __b *c **d [e ![f `g\n'
const response = (beginning: string) =>
  (beginning + entangled.repeat(savedLimits.response)).slice(0, savedLimits.response)

type Act = { name: string; ask: () => Promise<Response | number> }

/** @param cookie an administrator's */
async function actsOn(server: Fucina, cookie: string): Promise<Act[]> {
  const headers = { Cookie: cookie, Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }
  const post = (path: string, body: URLSearchParams | FormData) =>
    fetch(server.url + path, { method: 'POST', headers, body, redirect: 'manual' })
  const save = (response: string) =>
    fetch(`${server.url}/saved-searches/new`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        idempotencyKey: randomUUID(),
        title: 'La più lunga',
        prompt: 'p'.repeat(longestPrompt),
        response,
      }),
    })
  const get = (path: string) => fetch(server.url + path, { headers })
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 30 })
    .toBuffer()
  const picture = () => {
    const form = new FormData()
    form.set('use', 'hero')
    form.set('file', new Blob([new Uint8Array(noise)], { type: 'image/jpeg' }), 'foto.jpg')
    return post('/admin/pictures', form)
  }
  return [
    { name: 'the longest response, saved', ask: () => save(response('# A\n')) },
    { name: 'the list of saved responses', ask: () => get('/saved-searches') },
    { name: 'the longest response, opened', ask: async () => get(await savedPath(server)) },
    { name: 'the longest form, refused', ask: () => post('/admin/tools/new', longestForm()) },
    { name: 'a picture of 16 million pixels', ask: picture },
    {
      name: 'the finder',
      ask: () => get('/?cerca=vorrei+preparare+una+presentazione+per+i+clienti'),
    },
    { name: 'a search among all tools', ask: () => get('/admin/tools?q=me') },
    { name: 'a backup', ask: async () => (await operator(server.place, 'backup')).code ?? 1 },
  ]
}

async function savedPath(server: Fucina): Promise<string> {
  const { id } = await server
    .db()
    .selectFrom('savedResponses')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return `/saved-searches/${id}`
}

/** Near the longest body that is taken, of a great many fields. */
const longestForm = () =>
  new URLSearchParams(Array.from({ length: 50_000 }, (_, index) => [`voce${index}`, 'x']))

/** The longest that any single request, or a backup, holds the process. */
export async function longestBlocks(engine: TestEngine): Promise<Finding[]> {
  const place = await databasePlace('seeded', engine)
  try {
    const server = await launchFucina({ place, env: heldSettings })
    try {
      await fillTools(server.db(), tools)
      const { id } = await person(server, { role: 'admin' })
      const acts = await actsOn(server, (await openSession(server, id)).join('='))
      const findings: Finding[] = []
      for (const act of acts) findings.push(await blockOf(server, act, engine))
      return findings
    } finally {
      await server.remove()
    }
  } finally {
    await place.remove()
  }
}

async function blockOf(server: Fucina, { name, ask }: Act, engine: string): Promise<Finding> {
  const blocks: number[] = []
  let status = 0
  for (let round = -1; round < rounds; round++) {
    await heldBy(server)
    const answer = await ask()
    if (answer instanceof Response) {
      await answer.arrayBuffer()
      status = answer.status
    } else status = answer
    if (status >= 500) throw new Error(`${name}: answered ${status}`)
    const block = await heldBy(server)
    if (round >= 0) blocks.push(block)
  }
  const longest = Math.max(...blocks)
  return {
    what: `Longest block, ${engine}: ${name}`,
    measured: `${readable(longest)} ms (answered ${status})`,
    target: `at most ${most} ms`,
    met: longest <= most,
  }
}
