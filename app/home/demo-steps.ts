/** A piece of a prompt; `isNew` marks what the step before did not have. */
type Piece = { text: string; isNew?: true }

export type DemoStep = {
  name: 'Base' | 'Meglio' | 'Ottimo'
  stars: 1 | 2 | 3
  prompt: readonly Piece[]
  /** What can be said about it, in one line. */
  note: string
}

/** One prompt, three times better explained, by somebody who works in this city. */
export const demoSteps = (city: string): readonly DemoStep[] => [
  {
    name: 'Base',
    stars: 1,
    prompt: [{ text: 'Scrivi un menu.' }],
    note: 'Manca: per quando, dove lavori, per chi.',
  },
  {
    name: 'Meglio',
    stars: 2,
    prompt: [
      { text: 'Scrivi il menu ' },
      { text: 'di mezzogiorno', isNew: true },
      { text: ' per la mia ' },
      { text: `trattoria a ${city}`, isNew: true },
      { text: ', con ' },
      { text: 'due primi, due secondi e un dolce', isNew: true },
      { text: '.' },
    ],
    note: 'Ora sa: per quando, dove sei, quante cose vuoi.',
  },
  {
    name: 'Ottimo',
    stars: 3,
    prompt: [
      {
        text: `Scrivi il menu di mezzogiorno per la mia trattoria a ${city}, con due primi, due secondi e un dolce. `,
      },
      { text: 'Usa verdure di stagione e almeno un piatto della zona.', isNew: true },
      { text: ' ' },
      {
        text: 'Una riga per piatto. In fondo: «Chiedete informazioni sugli allergeni».',
        isNew: true,
      },
      { text: ' ' },
      { text: 'Tono semplice, da lavagna.', isNew: true },
    ],
    note: 'Ora sa anche: che cosa conta per te, la forma, il tono.',
  },
]

const stepCount = demoSteps('').length

/** The step an address asks for, counted from 1; the first when it asks for none. */
export function parseStep(text: string | null): number {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1
}

/** The step after this one; after the last comes the first. */
export const nextDemoStep = (step: number) => (step % stepCount) + 1
