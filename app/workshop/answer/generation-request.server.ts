import type { z } from 'zod'
import { failure } from '../../platform/http/failure.server.ts'
import { readForm, readJson } from '../../platform/http/read-form.server.ts'
import { unreadableRequest } from './generation.ts'

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return readJson(request)
  return Object.fromEntries(await readForm(request))
}

/** The body, sent as JSON or by a form, as `schema` describes it. @throws 400 with its text */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const body = await bodyOf(request).catch(() => {
    throw failure('UNREADABLE', 400, unreadableRequest)
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw failure('INVALID', 400, issue?.path.length ? issue.message : unreadableRequest)
}
