import {
  cookiesPath,
  homePath,
  loginPath,
  onboardingPath,
  privacyPath,
  termsPath,
} from './paths.ts'

/**
 * The pages that look the same to everybody without a session: rendered once per state of the
 * content and kept (docs/decisions/0012-kept-public-pages.md). Only as they stand here, without a
 * query. A page may be on the list when its loader reads nothing of a request but its session.
 */
export const publicPages = [
  homePath(),
  loginPath(),
  onboardingPath(),
  privacyPath(),
  termsPath(),
  cookiesPath(),
]
