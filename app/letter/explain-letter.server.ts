import { generationFailure } from '../ai/fault-texts.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isStorable, isWellFormed } from '../platform/well-formed.ts'
import { NotAPicture, TooManyPixels, toPage } from '../records/pictures/decode-picture.server.ts'
import type { AnswerEvent } from '../workshop/answer/answer-events.ts'
import type { Asker } from '../workshop/answer/asker.server.ts'
import { type GenerationGround, generateAnswer } from '../workshop/answer/generation.server.ts'
import { aiProvider } from '../workshop/answer/who-answers.server.ts'
import { languageOf } from './languages.ts'
import {
  cameField,
  kindField,
  languageField,
  longestText,
  mostPages,
  type PaperKind,
  pageField,
  textField,
  ways,
  wordsField,
} from './letter.ts'
import { letterPrompt, letterSystem } from './letter-prompt.server.ts'
import {
  type PageFault,
  pageFault,
  pageFaults,
  textTooLong,
  tooManyPages,
} from './pages/page-file.ts'
import { sampleExplained } from './sample-letter.server.ts'

/** What somebody reads who sends no photo and no words. */
const noPage: Record<PaperKind, string> = {
  letter: 'Manca la foto: fanne una, o scegli un file.',
  message: 'Manca il messaggio: incollalo, o scegli la sua foto.',
}
/** What no page of ours sends. */
const unreadableText = 'Il testo della lettera non si legge. Scegli di nuovo il PDF.'

/**
 * Has a letter or a message explained: photos are decoded and written anew, words of PDFs go as
 * they are; nothing of them is kept. A page may come as both.
 * @throws KnownFailure with a text for the person; what fails before the service is asked is free
 */
export async function explainLetter(
  db: Database,
  asker: Asker,
  form: FormData,
  ground: GenerationGround,
  take: (event: AnswerEvent) => void,
): Promise<void> {
  const { env, log } = ground
  const ofPages = textsOf(form.getAll(textField), longestText)
  const room = longestText - ofPages.join('').length
  const texts = [...ofPages, ...textsOf(form.getAll(wordsField), room)]
  const kind = form.get(kindField.name) === kindField.message ? 'message' : 'letter'
  const language = languageOf(String(form.get(languageField) ?? ''))
  const came = ways.find((way) => way === form.get(cameField)) ?? ''
  const provider = await aiProvider(db, env, log)
  const refuse = (code: 'AI_NOT_CONFIGURED' | 'AI_NO_SIGHT') =>
    generationFailure(code, 'answer', env.aiServiceName)
  if (!provider) throw refuse('AI_NOT_CONFIGURED')
  if (provider.isDemo) {
    const sample = sampleExplained(kind)
    return generateAnswer(db, asker, { prompt: '', sample }, ground, take)
  }
  const files = form.getAll(pageField).filter((one): one is File => one instanceof File)
  // A field of the form that nobody used comes as a file without a name.
  const chosen = files.filter(({ size, name }) => size > 0 || name !== '')
  if (texts.length + chosen.length === 0) {
    throw new KnownFailure('NO_PAGE', 400, noPage[kind])
  }
  if (Math.max(ofPages.length, chosen.length) > mostPages) {
    throw new KnownFailure('TOO_MANY_PAGES', 400, tooManyPages)
  }
  if (chosen.length > 0 && !(await provider.canSee())) throw refuse('AI_NO_SIGHT')
  const prompt = letterPrompt({ kind, texts, hasPhotos: chosen.length > 0, language, came })
  const system = letterSystem(language)
  const asked = async () => ({ system, prompt, pictures: await pagesOf(chosen) })
  const sentKind = chosen.length > 0 ? 'photos' : 'texts'
  return generateAnswer(db, asker, asked, { ...ground, sentKind }, take)
}

/** A form writes each line end as two characters. */
const longestField = 2 * longestText

/** The words of PDFs, or pasted ones. @throws KnownFailure where they are too long, or no text */
function textsOf(sent: readonly FormDataEntryValue[], most: number): string[] {
  let room = most
  const texts: string[] = []
  for (const one of sent) {
    if (typeof one !== 'string') throw new KnownFailure('NOT_A_TEXT', 400, unreadableText)
    if (one.length > longestField) throw new KnownFailure('TOO_LONG', 400, textTooLong)
    const text = one.replace(/\r\n?/g, '\n')
    room -= text.length
    if (room < 0) throw new KnownFailure('TOO_LONG', 400, textTooLong)
    if (!isWellFormed(text) || !isStorable(text)) {
      throw new KnownFailure('NOT_A_TEXT', 400, unreadableText)
    }
    if (text.trim() !== '') texts.push(text.trim())
  }
  return texts
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
    if (error instanceof NotAPicture) return 'broken'
    throw error
  }
}
