/**
 * The ground of request tests:
 *
 *     const server = await startFucina()              // in a test: gone when the test is
 *     const { visitor } = await signedIn(server, { role: 'admin' })
 *     const answer = await visitor.post('/saved-searches', { intent: 'delete', id })
 *
 * One server for a whole file:
 *
 *     const server = fucinaForFile()
 *     test('…', async () => { await browserLike(server()).get('/') })
 */
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Fucina, type LaunchOptions, launchFucina } from './launch.ts'

export type { Fucina, LaunchOptions } from './launch.ts'
// biome-ignore lint/performance/noBarrelFile: a request test finds everything here
export { openSession, person, sessionCookie, signedIn, testPassword } from './people.ts'
export { engine } from './place.ts'
export { browserLike, type Visitor } from './visitor.ts'

/** A running server on its own database of the engine under test, ended with the test. */
export async function startFucina(options: LaunchOptions = {}): Promise<Fucina> {
  const fucina = await launchFucina(options)
  onTestFinished(() => fucina.remove())
  return fucina
}

/** One server for all tests of a file or of a `describe`. Options may need what hooks prepared. */
export function fucinaForFile(
  options: LaunchOptions | (() => LaunchOptions | Promise<LaunchOptions>) = {},
): () => Fucina {
  let fucina: Fucina | undefined
  beforeAll(async () => {
    fucina = await launchFucina(typeof options === 'function' ? await options() : options)
  })
  afterAll(() => fucina?.remove())
  return () => {
    if (!fucina) throw new Error('the server starts before the first test, not while collecting')
    return fucina
  }
}
