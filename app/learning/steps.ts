/**
 * What is done one by one and counts: a part of a lesson; a scene, or a piece, which is noted among
 * the scenes (pieces.server.ts).
 */
export type LearnedKind = 'lesson' | 'scene'

/** What somebody has done, by kind; the ids of a lesson's parts are `lesson.part`. */
export type Steps = Record<LearnedKind, string[]>

export const learnedKinds: readonly LearnedKind[] = ['lesson', 'scene']

export const noSteps = (): Steps => ({ lesson: [], scene: [] })

/** The form of all ids of steps; the longest of scenes is a slug of 60 and a number. */
export const isStepId = (id: unknown): id is string =>
  typeof id === 'string' && /^[a-z0-9-]{1,64}(\.[a-z0-9-]{1,40})?$/.test(id)

/** All of both, each once. */
export const joinedSteps = (one: Steps, other: Steps): Steps => ({
  lesson: [...new Set([...one.lesson, ...other.lesson])],
  scene: [...new Set([...one.scene, ...other.scene])],
})
