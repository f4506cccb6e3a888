import type { Env } from './env.server.ts'

/** A network of the footer; without an address its icon is no link. */
export type SocialProfile = { name: 'Facebook' | 'Instagram' | 'LinkedIn'; url: string | null }

/** What every page says of this site; all of it is public. */
export type Site = {
  name: string
  city: string
  contactEmail: string | null
  databaseName: string
  socialProfiles: SocialProfile[]
}

export function siteOf(env: Env): Site {
  return {
    name: env.SITE_NAME,
    city: env.CITY,
    contactEmail: env.CONTACT_EMAIL ?? null,
    databaseName: env.DATABASE_NAME,
    socialProfiles: [
      { name: 'Facebook', url: env.FACEBOOK_URL ?? null },
      { name: 'Instagram', url: env.INSTAGRAM_URL ?? null },
      { name: 'LinkedIn', url: env.LINKEDIN_URL ?? null },
    ],
  }
}
