import { matchPath } from 'react-router'
import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { safeReturnPath } from '../accounts/sign-in/return-path.ts'
import { codesPath, groupPathPath, groupsPath, slipPath } from '../group-paths.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { sceneNoun } from '../learning/scenes/scene-noun.ts'
import * as paths from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import type { Noun } from '../records/noun.ts'
import { published } from '../records/store/published.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'

/** A page by its name; `to`: null where it opens for its owner alone. */
export type KnownPage = { title: string; to: string | null }

/** Pages that look the same to whoever opens them. */
const alike: Readonly<Record<string, string>> = {
  [paths.homePath()]: 'La pagina iniziale',
  [paths.loginPath()]: 'Accedi',
  [codesPath()]: 'Sono in un gruppo',
  [paths.promptsPath()]: 'Fucina dei Prompts',
  [paths.onboardingPath()]: 'I primi passi',
  [paths.lessonsPath()]: 'Prima di cominciare',
  [paths.scenesPath()]: 'La palestra',
  [paths.practicePath()]: 'La stanza di prova',
  [paths.guidesPath()]: 'Guide',
  [paths.toolsPath()]: 'Strumenti AI',
  [paths.dashboardPath()]: 'Dashboard',
  [paths.settingsPath()]: 'Impostazioni',
  [paths.savedListPath()]: 'Risposte salvate',
  [groupPathPath()]: 'Il percorso del gruppo',
  [groupsPath()]: 'I miei gruppi',
  [paths.togetherPath()]: 'Insieme',
  [paths.helpPath()]: 'Aiuto',
  [paths.fraudPath()]: 'Ho già pagato: che cosa faccio adesso',
  [paths.phoneCardPath()]: 'Il biglietto accanto al telefono',
  [paths.readingPath()]: 'Come vuoi leggere?',
  [paths.howItWorksPath()]: 'Come funziona qui',
  [paths.privacyPath()]: 'Privacy',
  [paths.termsPath()]: "Termini d'uso",
  [paths.cookiesPath()]: 'Cookie',
}

type Kind = {
  /** What it is called, and before its own title. */
  name: string
  /** The titles of all of them; null: they are somebody's own, and nothing of them is told. */
  titles: ((db: Database) => Promise<Map<string, string>>) | null
}

const titlesOf = (all: readonly { id: string; title: string }[]) => async () =>
  new Map(all.map(({ id, title }) => [id, title]))

/** What everybody sees of a noun's records, by their titles of now. */
const titlesIn = (noun: Noun) => async (db: Database) =>
  new Map([...(await published(db, noun))].map(([id, { content }]) => [id, noun.title(content)]))

/** Pages of which there are many, by the form of their paths. */
const kinds: Readonly<Record<string, Kind>> = {
  [paths.guidePath(':id')]: { name: 'Guida', titles: titlesIn(guideNoun) },
  [paths.toolPath(':id')]: { name: 'Strumento', titles: titlesIn(toolNoun) },
  [paths.professionPath(':id')]: { name: 'Mestiere', titles: titlesIn(professionNoun) },
  [paths.scenePath(':id')]: { name: 'La palestra', titles: titlesIn(sceneNoun) },
  [paths.lessonPath(':id')]: { name: 'Lezione', titles: titlesOf(lessons) },
  [paths.conversationPath(':id')]: { name: 'La stanza di prova', titles: titlesOf(practices) },
  [paths.savedPath(':id')]: { name: 'Una risposta salvata', titles: null },
  [groupPathPath(':id')]: { name: 'Il percorso del gruppo', titles: null },
  [slipPath()]: { name: 'Il biglietto del gruppo', titles: null },
}

/**
 * The path of a page of this site, as it may be kept: without its query, in which somebody's words
 * or a link's secret may stand.
 * @param asked what an address or a form says, never to be trusted
 * @param site the site's own address
 * @returns null for anything else than a page that we know by name
 */
export function pagePath(asked: string | null, site: string): string | null {
  const safe = safeReturnPath(asked, site)
  if (safe === null) return null
  const { pathname } = new URL(safe, site)
  const isKnown = Object.hasOwn(alike, pathname) || kindOf(pathname) !== null
  return isKnown ? pathname : null
}

function kindOf(path: string): { kind: Kind; id: string } | null {
  // A page of its own stands before the many that its path would also name.
  const [pattern] = Object.keys(kinds)
    .filter((one) => matchPath(one, path))
    .toSorted((one) => (one.includes(':') ? 1 : -1))
  const kind = pattern && kinds[pattern]
  return kind ? { kind, id: matchPath(pattern, path)?.params.id ?? '' } : null
}

/** What a path of `pagePath` is called now. @returns null for one that is no page any more */
export async function knownPage(db: Database, path: string | null): Promise<KnownPage | null> {
  if (path === null) return null
  const title = alike[path]
  if (title !== undefined) return { title, to: path }
  const found = kindOf(path)
  if (!found) return null
  const { name, titles } = found.kind
  if (titles === null) return { title: name, to: null }
  const own = (await titles(db)).get(found.id)
  return own === undefined ? { title: name, to: null } : { title: `${name}: ${own}`, to: path }
}
