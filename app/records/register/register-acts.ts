const recordActs = [
  ...['created', 'changed', 'published', 'withdrawn', 'verified', 'moved', 'deleted', 'restored'],
] as const

export type RecordActs = (typeof recordActs)[number]

/** How long a row of the register is kept. */
export const registerMonths = 24

/** What the register knows of the administration, by what an act is about. */
export const registerActs = {
  /** A record, one at a time; and much of the content at once. */
  content: [
    ...recordActs,
    ...['contentReset', 'contentImported', 'setsImported', 'linksMended', 'easeLineDeleted'],
    ...['textTaken', 'textDeclined'],
  ],
  people: [
    ...['roleGiven', 'roleTaken', 'userSuspended', 'userReactivated', 'sessionsEnded'],
    ...['addressCorrected', 'addressRemoved'],
    ...['settingsChanged', 'passwordGiven', 'secondProofReset', 'accountDeleted'],
    ...['codeGiven', 'slipRenewed'],
    ...['groupDeleted', 'groupRestored', 'groupHandedOver', 'memberRemoved'],
    ...['memberRestored', 'groupShared', 'groupUnshared'],
  ],
  ai: [
    'modelChosen',
    'modelReplaced',
    'pricesChanged',
    'budgetChanged',
    'addressShared',
    'addressUnshared',
  ],
  files: ['contentExported', 'figuresExported', 'registerExported', 'peopleExported', 'backupMade'],
} as const

export type RegisterActGroup = keyof typeof registerActs
export type RegisterAct = (typeof registerActs)[RegisterActGroup][number]

/** What 1.0 noted and nobody does now, of people and of the rest: its rows are read as long as they are kept. */
export const formerPersonActs = ['callSeen', 'dataCodeGiven'] as const
const formerActs = [...formerPersonActs, 'legalPagesRead', 'legalReadingTakenBack'] as const

export type KeptAct = RegisterAct | (typeof formerActs)[number]
