import { generationFailure } from '../../platform/ai/ai-faults.server.ts'
import type { AnswerEvent } from '../../platform/ai/answer-events.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  Animated,
  NotAPicture,
  TooManyPixels,
  toPage,
} from '../../records/pictures/decode-picture.server.ts'
import type { Asker } from '../answer/asker.server.ts'
import { beginAnswer, type GenerationGround } from '../answer/generation.server.ts'
import { aiProvider } from '../answer/provider.server.ts'
import { letterTexts, mostPages, pageField } from './letter.ts'
import { letterRequest } from './letter-request.server.ts'
import { type PageFault, pageFault, pageFaults } from './page-file.ts'

/** What somebody reads who sends no photo. */
const noPage = 'Manca la foto: fanne una, o scegli un file.'

/**
 * Has a letter explained, once the first words are there. The photos are decoded, written anew and
 * passed on; nothing of them is kept. The demo explains its own sample, and reads no photo.
 * @param form the photos, up to three
 * @throws KnownFailure with a text for the person; what fails before the service is asked is free
 */
export async function beginLetter(
  db: Database,
  asker: Asker,
  form: FormData,
  ground: GenerationGround,
): Promise<AsyncGenerator<AnswerEvent, void, void>> {
  const { env, log } = ground
  const provider = await aiProvider(db, env, log)
  const refuse = (code: 'AI_NOT_CONFIGURED' | 'AI_NO_SIGHT') =>
    generationFailure(code, 'answer', env.aiServiceName)
  if (!provider) throw refuse('AI_NOT_CONFIGURED')
  if (provider.isDemo) return beginAnswer(db, asker, { prompt: letterRequest }, ground)
  if (!(await provider.canSee())) throw refuse('AI_NO_SIGHT')
  const files = form.getAll(pageField).filter((one): one is File => one instanceof File)
  // A field of the form that nobody used comes as a file without a name.
  const chosen = files.filter(({ size, name }) => size > 0 || name !== '')
  if (chosen.length === 0) throw new KnownFailure('NO_PAGE', 400, noPage)
  if (chosen.length > mostPages) {
    throw new KnownFailure('TOO_MANY_PAGES', 400, letterTexts.tooManyPages)
  }
  const asked = async () => ({ prompt: letterRequest, pictures: await pagesOf(chosen) })
  return beginAnswer(db, asker, asked, ground)
}

/** One after the other: a letter takes one turn of those that decode. */
async function pagesOf(files: readonly File[]): Promise<Uint8Array[]> {
  const pages: Uint8Array[] = []
  for (const [index, file] of files.entries()) {
    const fault = await faultyOr(await file.bytes(), (page) => pages.push(page))
    if (fault === null) continue
    const which = files.length > 1 ? `Pagina ${index + 1}. ` : ''
    throw new KnownFailure('NOT_A_PAGE', 400, which + pageFaults[fault])
  }
  return pages
}

async function faultyOr(
  bytes: Uint8Array,
  take: (page: Uint8Array) => void,
): Promise<PageFault | null> {
  const fault = pageFault(bytes)
  if (fault !== null) return fault
  try {
    take(await toPage(bytes))
    return null
  } catch (error) {
    if (error instanceof TooManyPixels) return 'tooLarge'
    if (error instanceof Animated) return 'animated'
    if (error instanceof NotAPicture) return 'broken'
    throw error
  }
}
