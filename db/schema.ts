/**
 * Every table in one file: people, content, learning, groups, saved responses, the AI, running. Column
 * names are the specification's field names. Dates are `Date`, JSON columns are plain values on
 * both engines (see app/platform/db).
 */
import type { Generated } from 'kysely'
import type { AnswerKind, Difficulty } from './content-types.ts'

/** What administrators edit. */
export type RecordKind =
  | 'guide'
  | 'tool'
  | 'profession'
  | 'promptSet'
  | 'scene'
  | 'helpPlace'
  | 'notice'
  | 'notebook'

/** What the AI is asked for. */
type Generation = 'answer' | 'image'

/** What somebody is to the site. */
export type Role = 'customer' | 'facilitator' | 'editor' | 'desk' | 'admin'

// People

/** Accounts and profiles, one row a person. */
export type UsersTable = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Their password has what is asked of who administers; its length is in no hash. */
  hasLongPassword: Generated<boolean>
  photoURL: string | null
  /** What was given; it counts once the person has what it asks for (app/platform/roles.ts). */
  role: Role
  isActive: boolean
  techLevel: Difficulty
  city: string
  /** Normalized name and e-mail, for the administrators' search. */
  searchText: string
  createdAt: Date
  updatedAt: Date
  lastLoginAt: Date | null
  /**
   * The hidden networks of the address the account was made from, separated by a space; forgotten
   * once the account is known. null: it counts towards the address it is used from.
   */
  registeredFrom: Generated<string | null>
  /** How they want to read (app/reading/reading.ts); null: they have not said. */
  reading: Generated<string | null>
  /** Grows with whatever the person's open screens show (app/records/note-change.server.ts). */
  changes: Generated<number>
  /** Names the second proof they have set up, another name each time; null: none. */
  secondProofId: string | null
}

/** One documented shape; made with the account. */
export type SubscriptionsTable = {
  userId: string
  plan: string
  status: string
  priceId: string
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  amount: number
  currency: string
  stripeSessionId: string | null
  updatedAt: Date
}

export type SessionsTable = {
  id: string
  userId: string
  token: string
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
  /** On a device that others use too: it is never prolonged. */
  isShared: Generated<boolean>
  /** When the person gave their second proof in it; null: not yet. */
  secondProofAt: Date | null
  /** When they last showed a password, a provider's sign-in or a second proof in it. */
  provenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** Another mail address of a person: asked for, or theirs and to be taken back. */
export type AddressChangesTable = {
  id: string
  userId: string
  /** The address that becomes theirs when the link in its mail is opened. */
  address: string
  createdAt: Date
  /** Until when the link is good. */
  expiresAt: Date
}

/** Keys of the codes that an app on a person's telephone makes. */
export type TotpKeysTable = {
  userId: string
  /** Sealed with the site's secret (app/platform/settings/seal.server.ts). */
  key: string
  createdAt: Date
  /** When a first code was typed; null: it is still being set up, and asked for nowhere. */
  confirmedAt: Date | null
  /** Of the code that was used last: it, and those before, are worth nothing any more. */
  lastStep: number
}

/** Telephones and computers that sign a person in by themselves (WebAuthn). */
export type PasskeysTable = {
  /** As the device names it, base64url. */
  id: string
  userId: string
  /** What the person calls the device. */
  name: string
  /** COSE, base64url. */
  publicKey: string
  /** How often the device says it has signed; 0 where it does not count. */
  counter: number
  /** How a browser reaches the device, separated by commas; '' where it did not say. */
  transports: string
  createdAt: Date
  usedAt: Date | null
}

/** What signs in once in the place of a code from the telephone; a used one is gone. */
export type RecoveryCodesTable = {
  userId: string
  hash: string
}

/** Ways to sign in: a password or an OIDC provider. */
export type AccountsTable = {
  id: string
  userId: string
  accountId: string
  providerId: string
  password: string | null
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  createdAt: Date
  updatedAt: Date
}

/** One-time values: password-reset tokens and OIDC states. */
export type VerificationsTable = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
}

/** What signs somebody in who has no address: the words on their slip. Anew, the former ones are dead. */
export type SlipsTable = {
  userId: string
  /** Of the words, with the site's secret. */
  hash: string
  createdAt: Date
}

// Content

/**
 * What administrators edit, of every noun. What everybody sees and what is worked on stand beside
 * each other as plain JSON, checked by the noun's schema when it is read and when it is written.
 */
export type RecordsTable = {
  noun: RecordKind
  id: string
  /** Among the records of the noun, where people see them in an order. */
  position: number
  /** Of the working copy, as administrators know it. */
  title: string
  /** Normalized, all texts of the working copy, the title first. */
  searchText: string
  /** What everybody sees; null: never published, or withdrawn. */
  content: unknown
  /** The working copy; null: the same as what everybody sees. */
  draft: unknown
  /** Grows with every act. */
  version: number
  verifiedAt: Date | null
  /** Of all that are not deleted at most one of a noun has it; null: it needs none. */
  uniqueKey: string | null
  /** What the administrators' list can be narrowed to: a category; '' for none. */
  facet: string
  /** Of both copies as stored, in characters. */
  size: number
  /** The content's version in which what everybody sees of it last changed; 0: never published. */
  changedIn: number
  createdAt: Date
  /** null: it came with the product, a command did it, or the account is gone. */
  createdBy: string | null
  updatedAt: Date
  updatedBy: string | null
  /** While it can be brought back; null: it is there. */
  deletedAt: Date | null
}

/** What was done to a record. */
export type RecordAct =
  | 'created'
  | 'changed'
  | 'published'
  | 'withdrawn'
  | 'verified'
  | 'moved'
  | 'deleted'
  | 'restored'
  | 'imported'
  | 'reset'

/** The history of a record: every act, with the working copy after it. */
export type RevisionsTable = {
  id: string
  noun: RecordKind
  recordId: string
  /** Of the record after the act. */
  version: number
  act: RecordAct
  at: Date
  /** null: it came with the product, a command did it, or the account is gone. */
  doneBy: string | null
  /** null: the act changed no content. */
  content: unknown
}

/** Which record another one names and needs. */
export type RecordReferencesTable = {
  noun: RecordKind
  recordId: string
  toNoun: RecordKind
  toId: string
  /** It is removed with the other one, and comes back with it. */
  goesWith: boolean
}

/** Which text of a record that comes with the product was last taken, or declined. */
export type BuiltInsTable = {
  noun: RecordKind
  recordId: string
  /** Of that text, whatever the order of its fields. */
  hash: string
}

/** Pictures of the content that administrators uploaded. */
export type PicturesTable = {
  /** Made from the bytes: the same picture is stored once, and never changes. */
  id: string
  contentType: string
  bytes: Uint8Array
  width: number
  height: number
  /** When it was last uploaded, or a record that names it last saved. */
  usedAt: Date
  createdBy: string | null
}

// Learning

/**
 * A chapter done by a person: the only record of progress. It counts while its chapter is in the
 * published guide, and stays without it for as long as a version can bring the chapter back.
 */
export type ChapterCompletionsTable = {
  userId: string
  guideId: string
  chapterId: string
  completedAt: Date
}

/** A part of a lesson, or a scene, that a person has done. */
export type LearningStepsTable = {
  userId: string
  kind: 'lesson' | 'scene'
  /** A scene's id; of a lesson `lesson.part`. */
  stepId: string
  doneAt: Date
}

/** How easy somebody found a guide or a lesson when they had finished it. */
export type EaseRatingsTable = {
  id: string
  kind: 'guide' | 'lesson'
  /** The id of the guide or of the lesson. */
  aboutId: string
  answer: 'easy' | 'soSo' | 'hard'
  /** What stopped them, in one line; forgotten after a year. */
  words: string | null
  /** null: a visitor. */
  userId: string | null
  /** YYYY-MM-DD in Italy. */
  day: string
}

// Groups

/** People who meet with a facilitator, once, and walk a path together. */
export type GroupsTable = {
  id: string
  /** Who leads it; null: the account is gone, and an administrator hands the group over. */
  ledBy: string | null
  /** Who leads it too, named by the first; null: nobody. */
  alsoLedBy: Generated<string | null>
  name: string
  place: string
  startsAt: Date
  endsAt: Date
  /** How many may be in it. */
  seats: number
  /** Six letters (app/groups/group-code.ts). */
  code: string
  /** Which ready path; null: one of its own. */
  readyPath: string | null
  /** The steps, in their order (app/groups/path-step.ts). */
  path: string[]
  /** Until then people come in at any hour; null: only around the meeting. */
  doorOpenUntil: Date | null
  /** Where everybody is called to (app/groups/gather-place.ts), and since when; null: nowhere. */
  gatherTo: string | null
  gatheredAt: Date | null
  createdAt: Date
  /** While it can be brought back; null: it is there. */
  deletedAt: Date | null
}

/** Who is in a group, and what they are called there. */
export type GroupMembersTable = {
  groupId: string
  userId: string
  name: string
  joinedAt: Date
  /** Since when they ask for help; null: they do not. */
  handAt: Date | null
}

/** Steps of a path that nothing else notes: somebody says themselves that they are done. */
export type PathMarksTable = {
  userId: string
  step: string
  doneAt: Date
}

/**
 * What an attestato says, as it was when it was first made: a path that changes later changes
 * nothing of it. The name on it is typed on the page and stored nowhere.
 */
export type CertificatesTable = {
  id: string
  userId: string
  /** null: the group is gone. */
  groupId: string | null
  /** Who led the group then; null: nobody, or the account is gone. */
  ledBy: string | null
  path: string
  /** How long the path is expected to take, in words. */
  duration: string
  place: string
  /** The subjects of the steps; of earlier ones the titles. */
  learned: string[]
  /** Where less than the whole path was done: the day of the meeting, in words. */
  metOn: Generated<string | null>
  madeAt: Date
}

// Saved responses

/** Saved responses; tags live in `savedTags`, the picture in `images`. */
export type SavedResponsesTable = {
  id: string
  userId: string
  /** Sent by the browser: saving twice stores one record. */
  idempotencyKey: string
  title: string
  /** Normalized title, the key of the order by title. */
  titleSort: string
  prompt: string
  /** The newest version. */
  response: string
  /** The former versions, each with what was asked of it; null: it was corrected by hand. */
  turns: Generated<{ answer: string; wish: string | null }[]>
  category: string | null
  /** The answer came from the demo, not from a provider. */
  isDemo: boolean
  /** What the request asked for, where it was a text to send; null: for whoever asked. */
  answerKind: Generated<AnswerKind | null>
  hasImage: boolean
  hasTags: boolean
  /** Normalized title, prompt and response, one a line, for the search. */
  searchText: string
  createdAt: Date
  updatedAt: Date
  /** Set while 'Annulla' can still bring the record back. */
  deletedAt: Date | null
}

/** Tags of a saved response. */
export type SavedTagsTable = {
  savedId: string
  userId: string
  position: number
  tag: string
}

/** Generated pictures, first of whoever generated them, then of a saved response. */
export type ImagesTable = {
  id: string
  userId: string | null
  visitorId: string | null
  savedId: string | null
  contentType: string
  bytes: Uint8Array
  isDemo: boolean
  createdAt: Date
  /** When an unsaved picture is removed; null once saved. */
  expiresAt: Date | null
}

// The AI

/** One call to the AI provider, without its text. */
export type GenerationsTable = {
  id: string
  userId: string | null
  kind: Generation
  status: string
  isDemo: boolean
  /** Who answered, with the tokens in and out; null for the demo, and when nobody was asked. */
  model: string | null
  tokensIn: number | null
  tokensOut: number | null
  createdAt: Date
}

/** What was asked of a model in a day in Italy, moved with every generation. */
export type AiUsageTable = {
  /** YYYY-MM-DD */
  day: string
  model: string
  kind: Generation
  generations: number
  tokensIn: number
  tokensOut: number
}

/** How often an answer came to a template in a month in Italy; nobody is told whose. */
export type TemplateUsesTable = {
  /** YYYY-MM */
  month: string
  templateId: string
  uses: number
}

/** Prices in euros as administrators enter them; null: unknown. */
export type AiPricesTable = {
  model: string
  /** For a million tokens. */
  millionIn: number | null
  millionOut: number | null
  picture: number | null
  updatedAt: Date
}

// Running

/**
 * Who did what in the administration. Rows are added; nothing changes them but that names go with
 * their account, and that the oldest are removed. Never what people wrote.
 */
export type RegisterTable = {
  id: string
  at: Date
  /** One of app/records/register/register-acts.ts. */
  act: string
  /** Who did it, with the name and role of then; null: nobody's act, or the account is gone. */
  actorId: string | null
  actorName: string | null
  actorRole: string | null
  /** From which kind of device; 'comando' for a command, 'sito' for the product itself. */
  place: string
  /** The record that it was done to. */
  noun: RecordKind | null
  recordId: string | null
  /** The act in the record's history, which may be gone. */
  revisionId: string | null
  /** What the record was called then; without a record what else it is about. */
  title: string | null
  /** Whom it was done to; null: nobody, or the account is gone. */
  personId: string | null
  personName: string | null
  reason: string | null
  /** The names and the title, normalized for the search. */
  actorSearch: string
  personSearch: string
  titleSearch: string
}

/** Counters of limits: `window` is a day, or the start of a shorter period. */
export type QuotasTable = {
  key: string
  window: string
  used: number
  expiresAt: Date
}

/** A row a minute in which the product ran. */
export type HeartbeatsTable = { minute: Date }

/** The document that says whether the database answers. */
export type ConnectionTestTable = { id: string; lastUpdated: Date }

/** Values kept across restarts, such as the time of the last backup. */
export type SettingsTable = { key: string; value: string; updatedAt: Date }

export type Schema = {
  users: UsersTable
  subscriptions: SubscriptionsTable
  sessions: SessionsTable
  addressChanges: AddressChangesTable
  totpKeys: TotpKeysTable
  passkeys: PasskeysTable
  recoveryCodes: RecoveryCodesTable
  slips: SlipsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  records: RecordsTable
  revisions: RevisionsTable
  recordReferences: RecordReferencesTable
  builtIns: BuiltInsTable
  pictures: PicturesTable
  chapterCompletions: ChapterCompletionsTable
  learningSteps: LearningStepsTable
  easeRatings: EaseRatingsTable
  groups: GroupsTable
  groupMembers: GroupMembersTable
  pathMarks: PathMarksTable
  certificates: CertificatesTable
  savedResponses: SavedResponsesTable
  savedTags: SavedTagsTable
  images: ImagesTable
  generations: GenerationsTable
  aiUsage: AiUsageTable
  aiPrices: AiPricesTable
  templateUses: TemplateUsesTable
  register: RegisterTable
  quotas: QuotasTable
  heartbeats: HeartbeatsTable
  connectionTest: ConnectionTestTable
  settings: SettingsTable
}
