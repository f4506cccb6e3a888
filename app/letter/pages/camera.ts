/** What comes with the first file. */
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { forgetAll } from './letter-page.ts'
export { PageList } from './page-list.tsx'
export { letterForm, remove, takeFiles, turn } from './take-files.ts'
