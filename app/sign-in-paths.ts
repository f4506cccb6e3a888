/** The paths of signing in with a provider, and out there. */
import { href } from 'react-router'
import { withQuery } from './paths.ts'

/** @param provider id of a sign-in provider */
export const providerPath = (provider: string) => href('/login/:provider', { provider })
export const providerDonePath = (provider: string) => href('/login/:provider/fatto', { provider })
/** Where it sends people back to. */
export const providerCallbackPath = (provider: string) =>
  href('/auth/callback/:provider', { provider })
/** The sign-in page, which says how it went with a provider. @param returnTo as above */
export const afterProviderPath = (provider: string, returnTo: string | null) =>
  withQuery(href('/login'), { da: returnTo, con: provider })
export const providerLogoPath = (provider: string) => href('/share/sign-in/:provider', { provider })
/**
 * Where whoever has signed out is signed out at the provider too; without one where the provider leads
 * back to: registered there.
 * @param state 'finito': after 'Finito: cancella tutto'
 */
export const leaveProviderPath = (provider?: string, state?: 'finito') =>
  withQuery(href('/uscita/fatta'), { con: provider, state })
