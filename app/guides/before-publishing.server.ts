import type { Questions } from '../records/store/acts.server.ts'
import { Asked } from '../records/store/asked.server.ts'
import { counted } from '../ui/format-number.ts'
import type { guideNoun, StoredGuide } from './guide-noun.ts'
import { hiddenLines } from './hidden-lines.ts'
import { askBeforeLoss } from './progress/loss.server.ts'

/** What is asked before everybody sees a guide as it will be. */
export const beforePublishing: Questions<typeof guideNoun> = {
  losing: askBeforeLoss,
  hiding: (_trx, _row, next) => askBeforeHiding(next),
}

/** Of the lines these are named; the others are counted. */
const namedLines = 8

/** @throws Asked HIDES_LINES that names the lines which no reader would see, a line each */
async function askBeforeHiding({ chapters }: StoredGuide): Promise<void> {
  const said = chapters.flatMap(({ title, content }, place) =>
    hiddenLines(content).map(
      ({ number, text }) => `Capitolo ${place + 1}, «${title}», riga ${number}: «${shortOf(text)}»`,
    ),
  )
  if (said.length === 0) return
  const others = said.length - namedLines
  const named = said.slice(0, namedLines)
  if (others > 0) named.push(`E altre ${others}.`)
  const title = `Chi impara non vede ${counted(said.length, 'riga', 'righe')} di questa guida.`
  throw new Asked('hiding', 'HIDES_LINES', [title, ...named].join('\n'))
}

const shortOf = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
