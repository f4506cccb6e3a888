import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Questions } from '../records/store/acts.server.ts'
import { counted } from '../ui/count-text.ts'
import { hiddenLines } from './chapter-content.ts'
import type { guideNoun, StoredGuide } from './guide-noun.ts'
import { askBeforeLoss } from './progress/loss.server.ts'

/** What is asked before everybody sees a guide as it will be. */
export const beforePublishing: Questions<typeof guideNoun> = {
  losing: askBeforeLoss,
  unfinished: (_trx, _row, next) => askBeforeUnfinished(next),
}

/** Of the places these are named; the others are counted. */
const namedPlaces = 8

/**
 * What learners would not see, or would wonder at.
 * @throws KnownFailure 409 UNFINISHED that names the places, a line each
 */
async function askBeforeUnfinished(guide: StoredGuide): Promise<void> {
  const hidden = guide.chapters.flatMap(({ title, content }, place) =>
    hiddenLines(content).map(
      ({ number, text }) => `${chapterAt(place, title)}, riga ${number}: «${shortOf(text)}»`,
    ),
  )
  const said = [...hidden, ...missingIn(guide)]
  if (said.length === 0) return
  const others = said.length - namedPlaces
  const named = said.slice(0, namedPlaces)
  if (others > 0) named.push(`E altre ${others}.`)
  const title =
    hidden.length === said.length
      ? `Chi impara non vede ${counted(said.length, 'riga', 'righe')} di questa guida.`
      : 'Questa guida sembra da finire.'
  throw new KnownFailure('UNFINISHED', 409, [title, ...named].join('\n'))
}

/** What a finished guide has, place by place. */
function missingIn({ duration, chapters }: StoredGuide): string[] {
  const ofChapters = chapters.flatMap((chapter, place) =>
    missingInChapter(chapter).map((text) => `${chapterAt(place, chapter.title)}: ${text}`),
  )
  return [...(duration === 0 ? ['La durata della guida è di 0 minuti.'] : []), ...ofChapters]
}

function missingInChapter({
  content,
  exercises,
  duration,
  imageUrl,
  imageAlt,
}: StoredGuide['chapters'][number]): string[] {
  return [
    ...(content === '' && exercises.length === 0 ? ["non c'è ancora niente da leggere."] : []),
    ...(duration === 0 ? ['dura 0 minuti.'] : []),
    ...((imageUrl && imageAlt === '') || /!\[\s*\]\(/.test(content)
      ? ["manca che cosa si vede nell'immagine."]
      : []),
  ]
}

const chapterAt = (place: number, title: string) => `Capitolo ${place + 1}, «${title}»`

const shortOf = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
