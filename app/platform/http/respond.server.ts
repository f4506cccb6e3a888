import type { RouterContextProvider } from 'react-router'
import { failureOf } from './failure.server.ts'

type WithInit = { data: unknown; init: ResponseInit | null }

const hasInit = (value: unknown): value is WithInit =>
  typeof value === 'object' && value !== null && 'init' in value && 'data' in value

const jsonOf = ({ data, init }: WithInit) => Response.json(data, init ?? {})

/**
 * Runs the work of a resource route. React Router drops the status of what such a route returns
 * as `data()` and the text of what it throws; here both become a JSON response. What fails without
 * a text of its own is logged and answered with the catalogue's `text`.
 */
export async function respond(
  context: Readonly<RouterContextProvider>,
  text: string,
  work: () => Promise<Response | WithInit>,
): Promise<Response> {
  try {
    const answer = await work()
    return answer instanceof Response ? answer : jsonOf(answer)
  } catch (error) {
    if (error instanceof Response) return error
    return jsonOf(hasInit(error) ? error : failureOf(context, text, error))
  }
}
