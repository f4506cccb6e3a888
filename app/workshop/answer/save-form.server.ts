import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { parseSave, saveResponse } from '../../saved/save.server.ts'
import { savedTexts, tagsFromText } from '../../saved/saved.ts'
import { savedCeilings } from '../../saved/saved-ceiling.server.ts'
import { savedRefusals } from '../../saved/saved-refusals.server.ts'
import { notSaved, type SheetSaving } from '../state/sheet-content.ts'
import type { Asker } from './asker.server.ts'
import type { GenerationGround } from './generation.server.ts'
import type { GivenBack } from './no-script-schema.ts'

/** 'Salva Risposta' without script. Never throws, so that the answer stays on the screen. */
export async function saveForm(
  db: Database,
  asker: Asker | null,
  { form, answer }: { form: FormData; answer: GivenBack },
  { env, log }: Pick<GenerationGround, 'env' | 'log'>,
): Promise<{ saving: SheetSaving; status: number }> {
  const refused = (status: number, error: string) => ({
    saving: { ...notSaved, error, needsSignIn: status === 401 },
    status,
  })
  if (!asker) return refused(503, savedTexts.saveFailed)
  if (asker.kind === 'visitor') return refused(401, savedRefusals.signedOut)
  try {
    const savedId = await kept(db, { ...asker, id: asker.userId }, { form, answer }, env)
    return { saving: { ...notSaved, savedId, status: 'saved' }, status: 200 }
  } catch (error) {
    if (error instanceof KnownFailure) return refused(error.status, error.message)
    log.error({ err: error }, 'an answer could not be saved')
    return refused(500, savedTexts.saveFailed)
  }
}

async function kept(
  db: Database,
  user: { id: string; visitorId: string | null },
  { form, answer }: { form: FormData; answer: GivenBack },
  env: Env,
) {
  const { prompt, text, turns, shown, generationId, isDemo, answerKind } = answer
  const input = parseSave({
    idempotencyKey: generationId,
    title: form.get('title'),
    prompt,
    response: text,
    turns,
    shown,
    tags: tagsFromText(String(form.get('tags') ?? '')),
    category: form.get('category'),
    answerKind,
  })
  const { visitorId } = user
  const { id } = await saveResponse(db, user, input, {
    visitorId,
    isDemo,
    ceilings: savedCeilings(env),
  })
  return id
}
