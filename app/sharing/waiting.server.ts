import { guideNoun } from '../guides/guide-noun.ts'
import { guidePath, professionPath, toolPath } from '../paths.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { LinkWords } from '../platform/page/meta-tags.server.ts'
import { readProfession } from '../professions/professions.server.ts'
import { isContentId } from '../records/content/content.ts'
import { published } from '../records/store/published.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import { firstSentences } from '../ui/first-sentences.ts'

/** The door of these trades is drawn; a new one shows the site's picture. */
const drawn: ReadonlySet<string> = new Set([
  'artigiano',
  'avvocato',
  'commercialista',
  'commerciante',
  'creativo',
  'insegnante',
  'medico',
  'ristoratore',
])

/** What a link to a profession shows in a messenger; null: nothing of its own. */
const doorPicture = (id: string, title: string) =>
  drawn.has(id) ? { path: `/share/${id}.png`, words: `La porta di una bottega: ${title}.` } : null

/** A person who is sent a link has no account yet. */
const anybody = { role: 'customer' } as const

/** Messengers show about as much. */
const shownCharacters = 160

type Found = Omit<LinkWords, 'path'>

const readers: readonly [
  path: (id: string) => string,
  read: (db: Database, id: string) => Promise<Found | null>,
][] = [
  [professionPath, waitingProfession],
  [guidePath, waitingGuide],
  [toolPath, waitingTool],
]

/**
 * What waits behind the sign-in, for a link that somebody was sent: a profession, a guide or a tool
 * that everybody may read.
 * @param returnTo the own path that was asked for, with its query
 * @returns null when it is nothing of these, or the database cannot say
 */
export async function whatWaits(db: Database, returnTo: string | null): Promise<LinkWords | null> {
  const path = returnTo?.replace(/[?#].*$/, '') ?? ''
  const id = path.slice(path.lastIndexOf('/') + 1)
  const read = isContentId(id) && readers.find(([pathOf]) => pathOf(id) === path)?.[1]
  if (!read) return null
  try {
    const found = await read(db, id)
    return (
      found && { ...found, path, description: firstSentences(found.description, shownCharacters) }
    )
  } catch (error) {
    // A link to what is gone, and an outage, still lead to the sign-in.
    if (error instanceof KnownFailure || error instanceof DatabaseUnavailable) return null
    throw error
  }
}

async function waitingProfession(db: Database, id: string): Promise<Found> {
  const { title, description } = await readProfession(db, anybody, id)
  return {
    title: `${title}: che cosa può fare l'AI nel tuo lavoro`,
    description,
    picture: doorPicture(id, title),
  }
}

async function waitingGuide(db: Database, id: string): Promise<Found | null> {
  const guide = (await published(db, guideNoun)).get(id)?.content
  return guide
    ? { title: `Una guida per te: ${guide.title}`, description: guide.description, picture: null }
    : null
}

async function waitingTool(db: Database, id: string): Promise<Found | null> {
  const tool = (await published(db, toolNoun)).get(id)?.content
  return tool
    ? { title: `Uno strumento per te: ${tool.name}`, description: tool.description, picture: null }
    : null
}
