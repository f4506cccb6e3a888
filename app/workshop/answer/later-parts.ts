// What a finished answer needs besides its text: fetched while it is written.
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { FillBrackets } from '../brackets/fill-brackets.tsx'
export { CorrectText } from './correct-text.tsx'
export { Finished } from './finished.tsx'
export { OwnData } from './own-data.tsx'
