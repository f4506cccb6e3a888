import type { RootData } from './root-data.server.ts'

/**
 * The frame of a page whose request was refused before anything was read: with the ways home and to
 * help that stand in every frame, and no list of links, which only the data carries.
 */
export const unknownSite: RootData = {
  user: null,
  isUnknown: true,
  sessionMark: null,
  site: {
    name: 'Fucina',
    city: '',
    contactEmail: null,
    databaseName: 'database',
    socialProfiles: [],
  },
  bar: [],
  quick: [],
  legal: [],
  reading: 'normal.paper.full',
  themeColour: '#fffcf7',
  database: { isUp: true, lastUpdated: null },
}
