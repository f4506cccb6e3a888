/** The code that asks for answers and pictures: fetched once somebody has written. */
export const loadGeneration = () => import('./answer/ask.ts')
