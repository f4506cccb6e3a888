/** What a step of a path can be. */
export const stepKinds = ['lesson', 'scene', 'practice', 'guide', 'request', 'quiz'] as const

export type StepKind = (typeof stepKinds)[number]

/** What each is called where a path is put together. */
export const stepKindNames: Readonly<Record<StepKind, string>> = {
  lesson: 'Lezioni',
  scene: 'Scene della palestra, e «Vero, falso o AI?»',
  practice: 'Conversazioni di prova',
  guide: 'Guide',
  request: 'Richieste',
  quiz: 'Domande alla fine',
}

/** A step as a path is stored: what it is, and its id there. */
export const stepRef = (kind: StepKind, id: string): string => `${kind}:${id}`

/** A step of a path, with the title that it has now and where it is done. */
export type PathStep = { ref: string; kind: StepKind; title: string; to: string }

/** Nothing notes of these that they were done: people say so themselves. */
export const isMarkedByHand = ({ kind }: Pick<PathStep, 'kind'>): boolean =>
  kind === 'practice' || kind === 'request'
