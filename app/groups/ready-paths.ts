/** Paths that come with the product, by name; their steps are in path-steps.server.ts. */
export const readyPaths = {
  'primi-passi': 'I primi passi',
  'non-cascarci': 'Non cascarci',
  'scrivere-con-l-ai': "Scrivere con l'AI",
  'ai-in-tasca': "L'AI che hai già in tasca",
  'carte-e-bollette': 'Carte e bollette',
  'cercare-e-controllare': 'Cercare e controllare',
  'vero-o-falso': 'Vero o falso?',
} as const

/** A path of one's own, as the form names it beside the ready ones. */
export const ownPath = 'mio'

export type ReadyPath = keyof typeof readyPaths

export const isReadyPath = (name: unknown): name is ReadyPath =>
  typeof name === 'string' && Object.hasOwn(readyPaths, name)

/** What a path is called. */
export const pathName = (ready: string | null): string =>
  isReadyPath(ready) ? readyPaths[ready] : 'Il percorso del gruppo'
