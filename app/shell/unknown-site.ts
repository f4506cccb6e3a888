import type { RootData } from './root-data.server.ts'

/** The frame of a page whose request was refused before anything was read. */
export const unknownSite: RootData = {
  user: null,
  isUnknown: true,
  notices: [],
  site: {
    name: 'Fucina',
    city: '',
    contactEmail: null,
    noContact: null,
    noNetworks: null,
    accessibilityUrl: null,
    socialProfiles: [],
  },
  reading: 'normal.paper.full',
  themeColour: '#fffcf7',
  news: { database: { isUp: true, lastUpdated: null }, session: null, shown: null },
}
