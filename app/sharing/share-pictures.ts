/** Of these trades `art/share.mjs` drew the door; a new one shows the site's picture. */
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
export const doorPicture = (id: string, title: string) =>
  drawn.has(id) ? { path: `/share/${id}.png`, words: `La porta di una bottega: ${title}.` } : null
