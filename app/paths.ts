/** Every path of the product as a function; no other file spells one. */
import { href } from 'react-router'

type Query = URLSearchParams | Record<string, string | number | null | undefined>

/**
 * An address with a query, after the one that it has, and before its fragment. Values that are
 * null, undefined or empty stay out of it.
 */
export function withQuery(address: string, more: Query): string {
  const [before = '', fragment] = address.split('#')
  const [path = '', own] = before.split('?')
  const search = new URLSearchParams(own)
  for (const [name, value] of more instanceof URLSearchParams ? more : Object.entries(more)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  const query = search.toString()
  return path + (query && `?${query}`) + (fragment ? `#${fragment}` : '')
}

export const homePath = () => href('/')

/** @param returnTo where to go after signing in: a path of this site */
export const loginPath = (returnTo?: string | null) => withQuery(href('/login'), { da: returnTo })
export const googlePath = () => href('/login/google')
export const googleDonePath = () => href('/login/google/fatto')
export const googleCallbackPath = () => href('/auth/callback/google')
export const logoutPath = () => href('/logout')

export const photoPath = () => href('/profile/foto')
export const dashboardPath = () => href('/dashboard')
export const settingsPath = () => href('/dashboard/impostazioni')
export const exportPath = () => href('/dashboard/impostazioni/dati')
export const goodbyePath = () => href('/arrivederci')

export const guidesPath = () => href('/guides')
export const guidePath = (id: string) => href('/guides/:id', { id })
export const toolsPath = () => href('/tools')
export const toolPath = (id: string) => href('/tools/:id', { id })
export const professionPath = (id: string) => href('/professions/:id', { id })

export const savedListPath = () => href('/saved-searches')
export const savePath = () => href('/saved-searches/new')
export const savedPath = (id: string) => href('/saved-searches/:id', { id })
export const savedPicturePath = (id: string) => href('/saved-searches/:id/image', { id })

export const promptsPath = () => href('/prompts')
export const answerPath = () => href('/prompts/answer')
export const letterPath = () => href('/prompts/letter')
export const imagePath = () => href('/prompts/image')
export const generatedPicturePath = (id: string) => href('/prompts/images/:id', { id })
export const onboardingPath = () => href('/onboarding')

export const lessonsPath = () => href('/prima-di-cominciare')
export const lessonPath = (id: string) => href('/prima-di-cominciare/:id', { id })
export const scenesPath = () => href('/palestra')
export const scenePath = (id: string) => href('/palestra/:id', { id })
export const practicePath = () => href('/prova')
export const conversationPath = (id: string) => href('/prova/:id', { id })

export const privacyPath = () => href('/privacy')
export const termsPath = () => href('/terms')
export const cookiesPath = () => href('/cookies')
/** @param returnTo where somebody was who now says how they want to read: a path of this site */
export const readingPath = (returnTo?: string | null) =>
  withQuery(href('/lettura'), { da: returnTo })

export const helpPath = () => href('/aiuto')
export const fraudPath = () => href('/aiuto/truffa')
export const phoneCardPath = () => href('/aiuto/biglietto')
/** What a link to the site shows in a messenger. */
export const invitationPath = () => href('/share/invito.png')
/** What a link to a profession shows. */
export const doorPath = (id: string) => href('/share/professions/:file', { file: `${id}.png` })
/** The operator's own drawing of the city. */
export const cityDrawingPath = (view: 'wide' | 'phone') => href('/share/city/:view', { view })
export const sitemapPath = () => href('/sitemap.xml')
export const manifestPath = () => href('/manifest.webmanifest')
export const securityTextPath = () => href('/.well-known/security.txt')

export const livePath = () => href('/live')
export const picturePath = (id: string) => href('/pictures/:id', { id })

/** Stands in the place of an administrators' record's id where a new one is written. */
export const newId = 'new'
/** What stands beside the records in the administrators' addresses: no new record gets such an id. */
export const reservedIds: readonly string[] = [newId, 'scelte', 'esporta']

export const adminPath = () => href('/admin')
export const adminDashboardPath = () => href('/admin/dashboard')
export const adminCsvPath = () => href('/admin/dashboard/csv')
export const adminPicturesPath = () => href('/admin/pictures')
/** @param from the list that it is asked from */
export const adminContentPath = (from?: string | null) =>
  withQuery(href('/admin/content'), { da: from })
/** @param kind one of records/exchange's; without it the file holds all */
export const exportContentPath = (kind?: string) =>
  withQuery(href('/admin/content/esporta'), { tipo: kind })
export const adminGuidesPath = () => href('/admin/guides')
export const adminGuideChoicesPath = () => href('/admin/guides/scelte')
export const editGuidePath = (id: string) => href('/admin/guides/:id', { id })
export const adminToolsPath = () => href('/admin/tools')
export const editToolPath = (id: string) => href('/admin/tools/:id', { id })
export const adminProfessionsPath = () => href('/admin/professions')
export const editProfessionPath = (id: string) => href('/admin/professions/:id', { id })
export const adminPromptSetsPath = () => href('/admin/prompts')
export const exportPromptSetsPath = () => href('/admin/prompts/esporta')
export const editPromptSetPath = (id: string) => href('/admin/prompts/:id', { id })
export const adminHelpPath = () => href('/admin/help')
export const editHelpPlacePath = (id: string) => href('/admin/help/:id', { id })
export const adminScenesPath = () => href('/admin/scenes')
export const editScenePath = (id: string) => href('/admin/scenes/:id', { id })
export const adminUsersPath = () => href('/admin/users')
export const adminUserPath = (id: string) => href('/admin/users/:id', { id })
export const databasePath = () => href('/admin/test')
/** Where people who administer see what is stored about themselves. */
export const authDataPath = () => withQuery(databasePath(), { scheda: 'auth-data' })
export const trashPath = () => withQuery(databasePath(), { scheda: 'cestino' })
export const aiServicePath = () => href('/admin/ai')
