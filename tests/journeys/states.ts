/** Every page in the states that an address alone leads to, for the walks over them all. */

/** Where a page is seen: one or more addresses for each path of app/routes.ts. */
export type Addresses = Record<string, string[]>

export const forVisitors: Addresses = {
  '/': ['/', '/?cerca=scrivere+una+lettera', '/?cerca=mi+hanno+truffato', '/?cerca=xyzzy'],
  '/login': ['/login'],
  '/login/accedi': ['/login/accedi'],
  '/login/registrati': ['/login/registrati'],
  '/login/password-dimenticata': ['/login/password-dimenticata'],
  '/login/nuova-password': ['/login/nuova-password?token=nonesiste'],
  '/login/sportello': ['/login/sportello'],
  '/login/dispositivo': ['/login/dispositivo'],
  '/email': ['/email'],
  '/g': ['/g'],
  '/arrivederci': ['/arrivederci'],
  '/finito': ['/finito'],
  '/finito/fatto': ['/finito/fatto'],
  '/prompts': [
    '/prompts',
    '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune',
    '/prompts?profession=medico&testo=Spiega+la+ricetta.',
  ],
  '/lettera': ['/lettera'],
  '/messaggio': ['/messaggio'],
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
    '/prima-di-cominciare/dettare',
    '/prima-di-cominciare/spid-cie-io',
  ],
  // The one guide that is read without an account.
  '/guides/:id': ['/guides/ai-in-tasca'],
  '/palestra': ['/palestra'],
  '/palestra/:id': [
    '/palestra/sms-sul-pacco',
    '/palestra/sms-sul-pacco?scelta=dubito&punti=0.2',
    '/palestra/voce-del-nipote',
  ],
  '/vero-o-falso': ['/vero-o-falso'],
  '/vero-o-falso/:id': [
    '/vero-o-falso/neve-a-maggio',
    '/vero-o-falso/bottega-che-chiude?scelta=vero',
    '/vero-o-falso/voce-del-centralino?scelta=ai',
  ],
  '/prova': ['/prova'],
  '/prova/:id': ['/prova/lettera-al-comune?detto=vaga', '/prova/conto-del-pranzo?frase=1_4'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/cookies': ['/cookies'],
  '/come-funziona': ['/come-funziona'],
  '/lettura': ['/lettura'],
  '/insieme': ['/insieme'],
  '/aiuto': ['/aiuto'],
  '/aiuto/truffa': ['/aiuto/truffa'],
  '/aiuto/biglietto': ['/aiuto/biglietto'],
  '/aiuto/persona': ['/aiuto/persona'],
  '/*': ['/non-esiste'],
}

/** What opens for an administrator: everything that asks to sign in. */
export const forPeople = (
  savedPath: string,
  userId: string,
  /** One that the person leads and is in, their attestato of it, and the code of another. */
  group: { id: string; certificateId: string; otherCode: string },
): Addresses => ({
  '/g/:code': [`/g/${group.otherCode}`],
  '/gruppi': ['/gruppi'],
  '/gruppi/:id': [`/gruppi/${group.id}`],
  '/gruppi/:id/modifica': [
    ...['/gruppi/new/modifica', `/gruppi/new/modifica?come=${group.id}`],
    `/gruppi/${group.id}/modifica`,
  ],
  '/gruppi/:id/foglio': [`/gruppi/${group.id}/foglio`],
  '/gruppi/:id/quaderno': [
    `/gruppi/${group.id}/quaderno`,
    `/gruppi/${group.id}/quaderno?di=primi-passi`,
  ],
  '/gruppi/:id/attestati': [`/gruppi/${group.id}/attestati`],
  '/gruppi/:id/presenze': [`/gruppi/${group.id}/presenze`],
  '/gruppi/:id/proiettore': [`/gruppi/${group.id}/proiettore`],
  '/attestato/:id': [`/attestato/${group.certificateId}`],
  '/gruppo/:id?': ['/gruppo'],
  '/gruppo/domande/:id': [
    '/gruppo/domande/primi-passi',
    '/gruppo/domande/primi-passi?giuste=B&provate=B',
  ],
  // Shown to who has just come in with a name alone.
  '/gruppo/biglietto': [],
  '/': ['/'],
  '/dashboard': ['/dashboard'],
  '/dashboard/impostazioni': ['/dashboard/impostazioni'],
  '/dashboard/impostazioni/secondo-codice': ['/dashboard/impostazioni/secondo-codice'],
  '/login/conferma': ['/login/conferma'],
  // Shown to half a sign-in alone.
  '/login/codice': [],
  '/guides': ['/guides'],
  '/guides/:id': ['/guides/chatgpt-basics'],
  '/tools': ['/tools'],
  '/tools/:id': ['/tools/1'],
  '/professions/:id': ['/professions/medico'],
  '/saved-searches': ['/saved-searches'],
  '/saved-searches/:id': [savedPath],
  '/admin/dashboard?': ['/admin'],
  '/admin/figures': ['/admin/figures', '/admin/figures?periodo=2026'],
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
  '/admin/notices': ['/admin/notices'],
  '/admin/notices/:id': ['/admin/notices/new'],
  '/admin/scenes': ['/admin/scenes'],
  '/admin/scenes/:id': ['/admin/scenes/new', '/admin/scenes/sms-sul-pacco'],
  '/admin/quaderni': ['/admin/quaderni'],
  '/admin/quaderni/:id': ['/admin/quaderni/new', '/admin/quaderni/primi-passi'],
  '/admin/:list/:id/versioni': [
    '/admin/guides/chatgpt-basics/versioni',
    '/admin/scenes/sms-sul-pacco/versioni',
  ],
  '/admin/users': ['/admin/users'],
  '/admin/users/invita': ['/admin/users/invita'],
  '/admin/users/:id': [`/admin/users/${userId}`],
  '/admin/test': ['/admin/test'],
  '/admin/ai': ['/admin/ai'],
  '/admin/aiuto': ['/admin/aiuto'],
  '/admin/registro': ['/admin/registro', '/admin/registro?q=nessuno'],
})

/** What a learner opens, signed in. */
export const forLearners = [
  '/',
  '/dashboard',
  '/dashboard/impostazioni',
  '/guides',
  '/guides/chatgpt-basics',
  '/tools',
  '/tools/1',
  '/professions/medico',
  '/saved-searches',
  '/saved-searches/nonesiste',
  '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune',
]

/** Pages that look otherwise to who has another role than the administrator. */
export const forRoles = {
  customer: forLearners,
  facilitator: ['/gruppi', '/gruppi/new/modifica', '/admin'],
  editor: ['/admin', '/admin/guides', '/admin/guides/chatgpt-basics'],
  desk: ['/admin', '/admin/users'],
}
