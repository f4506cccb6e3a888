import type { RouterContextProvider } from 'react-router'
import { attempt, failure } from '../../platform/http/failure.server.ts'
import { type Acts, type Intent, unknownAct } from './acts.ts'

/**
 * Does what a posted form asks for. Every act that the screen can post has its work here; a failure
 * is returned with its text, so that the screen keeps what was typed.
 * @throws 400 for an act that the screen does not know
 */
export async function carryOut<
  Known extends Intent,
  Works extends Readonly<Record<Known, () => Promise<unknown>>>,
>(context: Readonly<RouterContextProvider>, acts: Acts<Known>, form: FormData, works: Works) {
  const intent = acts.asked(form)
  if (!intent) throw failure('BAD_REQUEST', 400, unknownAct)
  const work = works[intent] as () => Promise<Awaited<ReturnType<Works[Known]>>>
  return attempt(context, acts.failedTexts[intent], work)
}
