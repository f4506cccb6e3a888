import type { RootData } from './root-data.server.ts'

/** The frame of a page whose request was refused before anything was read. */
export const unknownSite: RootData = {
  user: null,
  isUnknown: true,
  sessionMark: null,
  site: {
    name: 'Fucina',
    city: '',
    contactEmail: null,
    noContact: null,
    noNetworks: null,
    databaseName: 'database',
    socialProfiles: [],
  },
  reading: 'normal.paper.full',
  themeColour: '#fffcf7',
  database: { isUp: true, lastUpdated: null },
}
