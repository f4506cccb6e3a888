import type { Env } from './env.server.ts'

/** A network of the footer; without an address, on a trial, its icon is no link. */
export type SocialProfile = { name: string; url: string | undefined; icon: string }

/** Letters and a camera of our own hand, drawn in a square of 24: no network's own mark. */
const icons = {
  facebook: 'M15.5 6.5h-1.2a2.3 2.3 0 0 0-2.3 2.3V18M9 12h5.5',
  instagram: 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.8 7.2v.01',
  linkedIn: 'M8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17',
}

/** What every page says of this site; all of it is public. */
export type Site = {
  name: string
  city: string
  contactEmail: string | null
  /** Said, on a trial, of a contact and of networks that are not set. */
  noContact: string | null
  noNetworks: string | null
  socialProfiles: SocialProfile[]
  /** Of the accessibility statement that whoever runs the site has published. */
  accessibilityUrl: string | null
}

/** What is not set is shown on a trial only. */
export function siteFacts(env: Env): Site {
  const profiles: SocialProfile[] = [
    { name: 'Facebook', url: env.FACEBOOK_URL, icon: icons.facebook },
    { name: 'Instagram', url: env.INSTAGRAM_URL, icon: icons.instagram },
    { name: 'LinkedIn', url: env.LINKEDIN_URL, icon: icons.linkedIn },
  ]
  const missing = env.isLoopback ? 'Indirizzi da completare' : null
  const areNetworksMissing = env.CONTACT_EMAIL && profiles.every(({ url }) => !url)
  return {
    name: env.SITE_NAME,
    city: env.CITY,
    contactEmail: env.CONTACT_EMAIL ?? null,
    noContact: env.CONTACT_EMAIL ? null : missing,
    noNetworks: areNetworksMissing ? missing : null,
    accessibilityUrl: env.ACCESSIBILITY_URL ?? null,
    socialProfiles: profiles.filter(({ url }) => env.isLoopback || url),
  }
}
