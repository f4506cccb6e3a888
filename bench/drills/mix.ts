/** The mixed load of a town: who asks for what, at a steady pace whatever the server answers. */
import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { guides } from '../../db/content/guides/all.ts'
import { testPassword } from '../../tests/harness/people.ts'
import { quantile } from '../figures.ts'
import { actForm } from '../forms.ts'
import { type Actor, type Answer, send, visitorFrom } from './people.ts'

type Kind = 'visitor' | 'person' | 'write' | 'answer' | 'signIn'

/** The mix: of a hundred requests so many of each kind. */
export const shares: Record<Kind, number> = {
  visitor: 60,
  person: 25,
  write: 10,
  answer: 3,
  signIn: 2,
}

const publicPaths = [
  '/',
  '/prompts',
  '/prompts?profession=ristoratore',
  '/?cerca=bolletta',
  '/onboarding',
  '/login',
]
const ownPaths = ['/dashboard', '/guides', `/guides/${guides[0]?.id}`, '/saved-searches', '/tools']
const chapters = guides.flatMap(({ id, chapters }) =>
  chapters.map((chapter) => ({ guide: id, chapter: chapter.id })),
)

const pickOne = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

function drawn(): Kind {
  let at = Math.random() * 100
  for (const [kind, share] of Object.entries(shares)) {
    at -= share
    if (at < 0) return kind as Kind
  }
  return 'visitor'
}

export const save = () => ({
  idempotencyKey: randomUUID(),
  title: 'Menu del giorno',
  prompt: 'Scrivi il menu del giorno di una trattoria di Bergamo.',
  response: '# Menu\n\n- Casoncelli\n- Polenta taragna\n',
  tags: ['menu'],
})

function write(agent: Agent, url: string, actor: Actor): Promise<Answer> {
  if (Math.random() < 0.5) return send(agent, `${url}/saved-searches/new`, actor, { json: save() })
  const { guide, chapter } = pickOne(chapters)
  const form = { ...actForm(pickOne(['complete', 'undo']), chapter), stay: '1' }
  return send(agent, `${url}/guides/${guide}`, actor, { form })
}

/** Sends one request of the kind. */
function ask(agent: Agent, url: string, kind: Kind, actor: Actor): Promise<Answer> {
  const stranger = visitorFrom(1_000_000 + Math.floor(Math.random() * 1_000_000))
  switch (kind) {
    case 'visitor':
      return send(agent, url + pickOne(publicPaths), stranger)
    case 'person':
      return send(agent, url + pickOne(ownPaths), actor)
    case 'write':
      return write(agent, url, actor)
    case 'answer':
      return send(agent, `${url}/prompts/answer`, stranger, { json: { prompt: 'Il menu di oggi' } })
    case 'signIn': {
      const email = actor.person?.email ?? ''
      const form = { email, password: testPassword }
      return send(agent, `${url}/login/accedi`, { ...stranger, cookie: '' }, { form })
    }
  }
}

/**
 * What a load met with. Milliseconds; `failed` is neither an answer as usual nor a clear refusal.
 */
export type Met = {
  served: number[]
  told: number[]
  failed: { kind: Kind; status: number }[]
  seconds: number
}

const usual = new Set([200, 302, 303, 404])

/**
 * Offers `rate` requests a second for `seconds`, and waits for what is under way.
 * @param actors signed-in people
 */
export async function offer(
  agent: Agent,
  url: string,
  actors: readonly Actor[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Met> {
  const met: Met = { served: [], told: [], failed: [], seconds }
  const underWay = new Set<Promise<void>>()
  const one = async () => {
    const kind = drawn()
    const { status, ms } = await ask(agent, url, kind, pickOne(actors))
    if (usual.has(status)) met.served.push(ms)
    else if (status === 503 || status === 429) met.told.push(ms)
    else met.failed.push({ kind, status })
  }
  const begun = performance.now()
  let sent = 0
  await new Promise<void>((resolve) => {
    const clock = setInterval(() => {
      const passed = (performance.now() - begun) / 1000
      const due = Math.min(passed, seconds) * rate
      for (; sent < due; sent++) {
        const asking = one().finally(() => underWay.delete(asking))
        underWay.add(asking)
      }
      if (passed < seconds) return
      clearInterval(clock)
      resolve()
    }, 5)
  })
  await Promise.all(underWay)
  return met
}

/** The time within which nine of ten were answered, in milliseconds. */
export const p90 = (times: readonly number[]) => (times.length > 0 ? quantile(times, 0.9) : 0)
