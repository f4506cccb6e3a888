import { groupPathPath, groupsPath } from '../group-paths.ts'
import { latestGroupOf, readOwnGroup } from '../groups/members.server.ts'
import type { LessonSummary } from '../learning/lessons/lessons.server.ts'
import { type SceneSummary, scenesText } from '../learning/scenes/scene.ts'
import {
  guidesPath,
  lessonPath,
  lessonsPath,
  practicePath,
  promptsPath,
  scenePath,
  scenesPath,
} from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { may } from '../platform/roles.ts'

/** A path to walk on: what it is called, how far the person is, and where it goes on. */
export type NextPlace = { path: string; title: string; progress: string }

/**
 * The paths beside the guides, each with its next step; one that is walked to its end leads to its
 * own page. Of a scene its name alone is told, nothing of what was decided.
 */
export function placesBeside(lessons: LessonSummary, scenes: SceneSummary): NextPlace[] {
  const places = [
    {
      path: lessons.next ? lessonPath(lessons.next.id) : lessonsPath(),
      title: 'Prima di cominciare',
      progress: standing(lessons, lessons.total === 1 ? '1 lezione' : `${lessons.total} lezioni`),
    },
  ]
  if (scenes.total > 0) {
    places.push({
      path: scenes.next ? scenePath(scenes.next.id) : scenesPath(),
      title: 'La palestra',
      progress: standing(scenes, scenesText(scenes.total)),
    })
  }
  places.push({
    path: practicePath(),
    title: 'La stanza di prova',
    progress: 'Dodici conversazioni già scritte, per imparare a chiedere',
  })
  return places
}

/** The group that the person came into last, and for who leads groups the way to them. */
export async function groupPlaces(db: Database, user: Actor): Promise<NextPlace[]> {
  const id = await latestGroupOf(db, user)
  const group = id === null ? null : await readOwnGroup(db, user, id)
  return [
    ...(group
      ? [{ path: groupPathPath(), title: 'Il percorso del gruppo', progress: group.name }]
      : []),
    ...(may(user.role, 'leadGroups')
      ? [{ path: groupsPath(), title: 'I miei gruppi', progress: 'Per chi guida un incontro' }]
      : []),
  ]
}

/** '13 lezioni. La prima: …', '2 di 13 lezioni. La prossima: Copia e incolla', '12 di 12 scene'. */
function standing({ done, next }: LessonSummary | SceneSummary, all: string): string {
  const isBegun = next && 'isBegun' in next && next.isBegun
  const word = isBegun ? 'Cominciata' : done === 0 ? 'La prima' : 'La prossima'
  const ahead = next ? `. ${word}: ${next.title}` : ''
  return `${done === 0 ? '' : `${done} di `}${all}${ahead}`
}

/** What stands where no guide is under way. */
export type NextInvitation = {
  title: string
  drawing: string
  lead: string
  note: string | null
  /** The main link, and another one. */
  links: [StartLink, StartLink]
}

type StartLink = { to: string; label: string }

const ownRequest: StartLink = { to: promptsPath(), label: 'Scrivi una richiesta' }

/** For who is on the stairs, for who begins, and for who has finished all that was begun. */
export function invitationFor(
  guidesCompleted: number,
  { isBegun, next }: LessonSummary,
): NextInvitation {
  if (isBegun && next) {
    return {
      title: 'Riprendi da qui',
      drawing: '/drawings/passi.svg',
      lead: next.isBegun
        ? `Hai cominciato la lezione «${next.title}». Dura ${next.minutes} minuti.`
        : `Ti aspetta la lezione «${next.title}». Dura ${next.minutes} minuti.`,
      note: 'Le guide puoi farle anche dopo, con calma.',
      links: [
        { to: lessonPath(next.id), label: next.onward },
        { to: guidesPath(), label: 'Guarda le guide' },
      ],
    }
  }
  return guidesCompleted > 0
    ? {
        title: 'Hai finito quello che avevi iniziato',
        drawing: '/drawings/arrivo.svg',
        lead: "Complimenti. Quando vuoi, c'è un'altra guida che ti aspetta.",
        note: null,
        links: [{ to: guidesPath(), label: 'Scegli la prossima guida' }, ownRequest],
      }
    : {
        title: 'Il primo passo',
        drawing: '/drawings/passi.svg',
        lead: 'Comincia da una guida: ogni capitolo dura pochi minuti, e alla fine hai fatto qualcosa di tuo.',
        note: 'Preferisci provare subito? Scrivi una richiesta: qui non puoi rompere niente.',
        links: [{ to: guidesPath(), label: 'Scegli la prima guida' }, ownRequest],
      }
}
