/** What follows once something is explained: fetched while the pages are chosen. */
// biome-ignore lint/performance/noBarrelFile: one part of the script, fetched together
export { Explained } from './explained.tsx'
export { ReplyPart } from './reply-part.tsx'
export { WhatNow } from './what-now.tsx'
