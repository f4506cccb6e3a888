import {
  cookiesPath,
  fraudPath,
  helpPath,
  homePath,
  howItWorksPath,
  lessonsPath,
  letterPath,
  loginPath,
  messagePath,
  onboardingPath,
  phoneCardPath,
  piecesPath,
  practicePath,
  privacyPath,
  promptsPath,
  scenesPath,
  termsPath,
  togetherPath,
} from './paths.ts'

/**
 * The pages that search engines may show, by their addresses in the sitemap. Each has words of its
 * own (platform/page/meta-tags.server.ts).
 */
export const foundPages = [
  homePath(),
  promptsPath(),
  letterPath(),
  messagePath(),
  onboardingPath(),
  lessonsPath(),
  scenesPath(),
  piecesPath(),
  practicePath(),
  helpPath(),
  fraudPath(),
  phoneCardPath(),
  togetherPath(),
  privacyPath(),
  termsPath(),
  cookiesPath(),
  howItWorksPath(),
]

/**
 * The pages that look the same to everybody without a session: rendered once per version of
 * the content and cached (docs/decisions/0007-cached-public-pages.md). Only as they stand here, without a
 * query. A page may be on the list when its loader reads nothing of a request but its session.
 */
export const publicPages = [
  homePath(),
  loginPath(),
  onboardingPath(),
  practicePath(),
  privacyPath(),
  termsPath(),
  cookiesPath(),
  helpPath(),
  fraudPath(),
  phoneCardPath(),
  togetherPath(),
]
