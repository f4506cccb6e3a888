import { createCookie } from 'react-router'
import { hostPrefix } from '../platform/cookies.server.ts'
import { yearSeconds } from '../platform/durations.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { isStepId, learnedKinds, noSteps, type Steps } from './steps.ts'

/** How long a browser remembers a visitor's steps. */
export const stepsSeconds = yearSeconds
/** A browser keeps 4,096 bytes of a cookie; ours are encoded in four thirds of their length. */
const mostCharacters = 2600

/** What visitors have done stands in their browser, where the server reads it without a script. */
const cookieOf = (env: Env) =>
  createCookie(`${hostPrefix(env)}fucina_passi`, {
    maxAge: stepsSeconds,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: env.isHttps,
  })

/** What the browser remembers; what is no step of ours is left out. */
export async function visitorSteps(env: Env, headers: Headers): Promise<Steps> {
  const sent: unknown = await cookieOf(env).parse(headers.get('Cookie'))
  const steps = noSteps()
  if (typeof sent !== 'object' || sent === null) return steps
  for (const kind of learnedKinds) {
    const ids = (sent as Record<string, unknown>)[kind]
    if (Array.isArray(ids)) steps[kind] = [...new Set(ids.filter(isStepId))]
  }
  return steps
}

/** The `Set-Cookie` value that keeps them; the oldest go where there is no room. */
export function stepsCookie(env: Env, steps: Steps): Promise<string> {
  const kept = { lesson: [...steps.lesson], scene: [...steps.scene] }
  while (JSON.stringify(kept).length > mostCharacters) {
    kept[kept.lesson.length > kept.scene.length ? 'lesson' : 'scene'].shift()
  }
  return cookieOf(env).serialize(kept)
}

/** The `Set-Cookie` value that makes the browser forget them. */
export const forgottenSteps = (env: Env): Promise<string> =>
  cookieOf(env).serialize(noSteps(), { maxAge: 0 })
