/** Addresses of every page, for journeys that walk them all. */

/** Where a page is seen: one or more addresses for each path of app/routes.ts. */
export type Addresses = Record<string, string[]>

export const forVisitors: Addresses = {
  '/': ['/', '/?cerca=scrivere+una+lettera'],
  '/login': ['/login', '/login?modo=accedi', '/login?modo=registrati', '/login?modo=reset'],
  '/arrivederci': ['/arrivederci'],
  '/prompts': [
    '/prompts',
    '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune',
    '/prompts?profession=medico&testo=Spiega+la+ricetta.',
  ],
  '/onboarding': [
    '/onboarding',
    '/onboarding?mestiere=medico',
    '/onboarding?mestiere=vita-quotidiana&richiesta=vita-quotidiana-lettera-comune',
    '/onboarding?mestiere=medico&passo=prompt',
    '/onboarding?mestiere=medico&passo=fine',
  ],
  '/prima-di-cominciare': ['/prima-di-cominciare'],
  '/prima-di-cominciare/:id': [
    '/prima-di-cominciare/toccare-e-cliccare?prova=2',
    '/prima-di-cominciare/copia-e-incolla',
    '/prima-di-cominciare/un-codice?prova=2',
    '/prima-di-cominciare/un-file?prova=3',
  ],
  '/palestra': ['/palestra'],
  '/palestra/:id': [
    '/palestra/sms-sul-pacco',
    '/palestra/sms-sul-pacco?scelta=dubito&punti=0.2',
    '/palestra/voce-del-nipote',
  ],
  '/prova': ['/prova'],
  '/prova/:id': ['/prova/lettera-al-comune?detto=vaga', '/prova/conto-del-pranzo?frase=1_4'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/cookies': ['/cookies'],
  '/come-funziona': ['/come-funziona'],
  '/lettura': ['/lettura'],
  '/aiuto': ['/aiuto'],
  '/aiuto/truffa': ['/aiuto/truffa'],
  '/aiuto/biglietto': ['/aiuto/biglietto'],
  '/*': ['/non-esiste'],
}

/** What opens for an administrator: everything that asks to sign in. */
export const forPeople = (savedPath: string, userId: string): Addresses => ({
  '/': ['/'],
  '/dashboard': ['/dashboard'],
  '/dashboard/impostazioni': ['/dashboard/impostazioni'],
  '/guides': ['/guides'],
  '/guides/:id': ['/guides/chatgpt-basics'],
  '/tools': ['/tools'],
  '/tools/:id': ['/tools/1'],
  '/professions/:id': ['/professions/medico'],
  '/saved-searches': ['/saved-searches'],
  '/saved-searches/:id': [savedPath],
  '/admin/dashboard?': ['/admin'],
  '/admin/content': ['/admin/content'],
  '/admin/guides': ['/admin/guides'],
  '/admin/guides/:id': ['/admin/guides/new', '/admin/guides/chatgpt-basics'],
  '/admin/tools': ['/admin/tools'],
  '/admin/tools/:id': ['/admin/tools/new', '/admin/tools/1'],
  '/admin/professions': ['/admin/professions'],
  '/admin/professions/:id': ['/admin/professions/new', '/admin/professions/medico'],
  '/admin/prompts': ['/admin/prompts'],
  '/admin/prompts/:id': ['/admin/prompts/new', '/admin/prompts/medico'],
  '/admin/help': ['/admin/help'],
  '/admin/help/:id': ['/admin/help/new'],
  '/admin/scenes': ['/admin/scenes'],
  '/admin/scenes/:id': ['/admin/scenes/new', '/admin/scenes/sms-sul-pacco'],
  '/admin/users': ['/admin/users'],
  '/admin/users/:id': [`/admin/users/${userId}`],
  '/admin/test': ['/admin/test'],
  '/admin/ai': ['/admin/ai'],
})
