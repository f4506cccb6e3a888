import type { LessonSummary } from '../learning/lessons/lessons.server.ts'
import { type SceneSummary, scenesText } from '../learning/scenes/scene.ts'
import { lessonPath, lessonsPath, scenePath, scenesPath } from '../paths.ts'

/** A path to walk on: what it is called, how far the person is, and where it goes on. */
export type WayOn = { path: string; title: string; progress: string }

/**
 * The paths beside the guides, each with its next step; one that is walked to its end leads to its
 * own page. Of a scene its name alone is told, nothing of what was decided.
 */
export function waysBeside(lessons: LessonSummary, scenes: SceneSummary): WayOn[] {
  const ways = [
    {
      path: lessons.next ? lessonPath(lessons.next.id) : lessonsPath(),
      title: 'Prima di cominciare',
      progress: standing(lessons, lessons.total === 1 ? '1 lezione' : `${lessons.total} lezioni`),
    },
  ]
  if (scenes.total > 0) {
    ways.push({
      path: scenes.next ? scenePath(scenes.next.id) : scenesPath(),
      title: 'La palestra',
      progress: standing(scenes, scenesText(scenes.total)),
    })
  }
  return ways
}

/** '2 di 7 lezioni. La prossima: Copia e incolla', '12 di 12 scene'. */
function standing({ done, next }: LessonSummary | SceneSummary, all: string): string {
  const ahead = next ? `. La ${done === 0 ? 'prima' : 'prossima'}: ${next.title}` : ''
  return `${done} di ${all}${ahead}`
}

/** What stands where no guide is under way. */
export type Invitation = {
  title: string
  drawing: string
  lead: string
  note: string | null
  label: string
}

/** For who begins, and for who has finished all that was begun. */
export const invitationFor = ({ lessonsCompleted }: { lessonsCompleted: number }): Invitation =>
  lessonsCompleted > 0
    ? {
        title: 'Hai finito quello che avevi iniziato',
        drawing: '/drawings/arrivo.svg',
        lead: "Complimenti. Quando vuoi, c'è un'altra guida che ti aspetta.",
        note: null,
        label: 'Scegli la prossima guida',
      }
    : {
        title: 'Il primo passo',
        drawing: '/drawings/passi.svg',
        lead: 'Comincia da una guida: ogni capitolo dura pochi minuti, e alla fine hai fatto qualcosa di tuo.',
        note: 'Preferisci provare subito? Scrivi una richiesta: qui non puoi rompere niente.',
        label: 'Scegli la prima guida',
      }
