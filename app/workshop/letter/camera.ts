/** What comes with the first photo. */
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { forgetPage, makePage, turnPage } from './make-page.ts'
export { PageList } from './page-list.tsx'
