/** What comes with the first file. */
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { remove, turn } from './page-acts.ts'
export { PageList } from './page-list.tsx'
export { takeFiles } from './take-files.ts'
