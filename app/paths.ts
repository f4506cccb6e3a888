/** Every path of the product as a function; the administrators' are in admin-paths.ts. */
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

/** How an address asks for the working copy of a record, which administrators alone see. */
export const previewQuery = (isPreview = true): Query => ({ anteprima: isPreview ? 'si' : null })
export const asksPreview = (search: URLSearchParams): boolean => search.get('anteprima') === 'si'

export const homePath = () => href('/')

/** The screens of the sign-in, by name; `/login` itself asks who one is. */
const signInScreens = {
  login: '/login/accedi',
  register: '/login/registrati',
  reset: '/login/password-dimenticata',
  desk: '/login/sportello',
} as const

/**
 * @param returnTo where to go after signing in: a path of this site
 * @param screen passes over the question who one is
 */
export const loginPath = (returnTo?: string | null, screen?: keyof typeof signInScreens) =>
  withQuery(href(screen ? signInScreens[screen] : '/login'), { da: returnTo })
/** What is typed to come to the form for a code of the desk. */
export const deskCodePath = () => href(signInScreens.desk)
export const logoutPath = () => href('/logout')
/** @param token of a reset link */
export const newPasswordPath = (token: string) =>
  withQuery(href('/login/nuova-password'), { token })
/** @param returnTo where to go once the second proof is given: a path of this site */
export const codePath = (returnTo?: string | null) =>
  withQuery(href('/login/codice'), { da: returnTo })
/** @param returnTo where somebody goes on who has shown once more who they are: a path of this site */
export const proveAgainPath = (returnTo?: string | null) =>
  withQuery(href('/login/conferma'), { da: returnTo })
/** The page that the link to a new address opens. */
export const addressLinkPath = (link: string) => withQuery(href('/email'), { conferma: link })
/** @param returnTo as above */
export const passkeyPath = (returnTo?: string | null) =>
  withQuery(href('/login/dispositivo'), { da: returnTo })
export const passkeyQuestionPath = () => href('/login/dispositivo/domanda')
/** @param returnTo where somebody was who may not have finished after all: a path of this site */
export const finishPath = (returnTo?: string | null) => withQuery(href('/finito'), { da: returnTo })
/** The same before 'Esci', for whoever is asked. */
export const leavePath = (returnTo: string | null) =>
  withQuery(href('/finito'), { da: returnTo, esci: 'si' })
/** @param tab where it has just been pressed: in this tab, or in another one of the browser */
export const finishedPath = (tab?: 'questa' | 'altra') =>
  withQuery(href('/finito/fatto'), { scheda: tab })

export const photoPath = () => href('/profile/foto')
export const dashboardPath = () => href('/dashboard')
export const settingsPath = () => href('/dashboard/impostazioni')
/** @param returnTo where to go once a second proof is set up: a path of this site */
export const secondProofPath = (returnTo?: string | null) =>
  withQuery(href('/dashboard/impostazioni/secondo-codice'), { da: returnTo })
export const exportPath = () => href('/dashboard/impostazioni/dati')
export const goodbyePath = () => href('/arrivederci')

export const guidesPath = () => href('/guides')
/** 'L'AI che hai già in tasca' is read without an account; only what is done of it needs one. */
export const openGuideId = 'ai-in-tasca'
export const guidePath = (id: string) => href('/guides/:id', { id })
export const toolsPath = () => href('/tools')
export const toolPath = (id: string) => href('/tools/:id', { id })
export const professionPath = (id: string) => href('/professions/:id', { id })

export const savedListPath = () => href('/saved-searches')
/** The same for somebody whose answer waits in another tab until they have signed in here. */
export const savedElsewherePath = () => `${savedListPath()}?scheda=altra`
export const savePath = () => href('/saved-searches/new')
export const savedPath = (id: string) => href('/saved-searches/:id', { id })
export const savedFilePath = (id: string, file: 'image' | 'json') =>
  href(`/saved-searches/:id/${file}`, { id })

export const promptsPath = () => href('/prompts')
export const answerPath = () => href('/prompts/answer')
export const letterPath = () => href('/lettera')
/** The same with the sheet for a reply open. */
export const letterReplyPath = () => `${letterPath()}?rispondi=si`
export const explainPath = () => href('/lettera/spiega')
export const askMorePath = () => href('/lettera/ancora')
export const messagePath = () => href('/messaggio')
export const imagePath = () => href('/prompts/image')
export const generatedPicturePath = (id: string) => href('/prompts/images/:id', { id })
export const onboardingPath = () => href('/onboarding')

export const lessonsPath = () => href('/prima-di-cominciare')
export const lessonPath = (id: string) => href('/prima-di-cominciare/:id', { id })
export const scenesPath = () => href('/palestra')
export const scenePath = (id: string) => href('/palestra/:id', { id })
export const piecesPath = () => href('/vero-o-falso')
export const piecePath = (id: string) => href('/vero-o-falso/:id', { id })
export const practicePath = () => href('/prova')
export const conversationPath = (id: string) => href('/prova/:id', { id })

export const privacyPath = () => href('/privacy')
export const termsPath = () => href('/terms')
export const cookiesPath = () => href('/cookies')
export const howItWorksPath = () => href('/come-funziona')
/** @param returnTo where somebody was who now says how they want to read: a path of this site */
export const readingPath = (returnTo?: string | null) =>
  withQuery(href('/lettura'), { da: returnTo })

/** What there is for whoever accompanies others. */
export const togetherPath = () => href('/insieme')

export const helpPath = () => href('/aiuto')
export const fraudPath = () => href('/aiuto/truffa')
export const phoneCardPath = () => href('/aiuto/biglietto')
/** Where somebody finds a person who helps. */
export const askPersonPath = () => href('/aiuto/persona')
/** The operator's own drawing of the city. */
export const cityDrawingPath = (view: 'wide' | 'attestato') => href('/share/city/:view', { view })
export const sitemapPath = () => href('/sitemap.xml')
export const manifestPath = () => href('/manifest.webmanifest')
export const securityTextPath = () => href('/.well-known/security.txt')

/** @param withGroup the asker's group is told too */
export const newsPath = (withGroup = false) => href('/news') + (withGroup ? '?gruppo' : '')
export const picturePath = (id: string) => href('/pictures/:id', { id })

/** Stands in the place of an administrators' record's id where a new one is written. */
export const newId = 'new'
/** What stands beside the records in the administrators' addresses: no new record gets such an id. */
export const reservedIds: readonly string[] = [newId, 'invita']

export const adminPath = () => href('/admin')

// Where administrators edit what a public page shows: its link 'Modifica' leads there.
export const adminHelpPath = () => href('/admin/help')
export const editGuidePath = (id: string) => href('/admin/guides/:id', { id })
export const editProfessionPath = (id: string) => href('/admin/professions/:id', { id })
export const editScenePath = (id: string) => href('/admin/scenes/:id', { id })
export const editToolPath = (id: string) => href('/admin/tools/:id', { id })
