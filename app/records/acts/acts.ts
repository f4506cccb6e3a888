import { keepScreen } from '../../ui/keep-screen.ts'

/** The names of a posted form beside the record's own fields. */
export const intentField = 'intent'
export const idField = 'id'

/** Says that no act of the screen has this name. */
export const unknownAct = 'Questa operazione non esiste.'

/** The acts of a screen, shared by its forms and its action. */
export type Acts<Known extends Intent> = {
  /** By act: what the screen says when it fails without a text of its own. */
  failedTexts: Readonly<Record<Known, string>>
  /** Name and value of the button, or of the hidden field, that asks for an act. */
  button: (intent: Known) => { name: typeof intentField; value: Known }
  /** A whole form that asks for an act: `fetcher.submit(acts.fields('delete', { id }))`. */
  fields: (intent: Known, more?: Record<string, string>) => Record<string, string>
  /**
   * The act that a form asks for, or null. A record's form without one is saved: as a program sends
   * it, and as a page did that was opened before an update.
   */
  asked: (form: FormData) => Known | null
  /** What the screen says when this form fails without a text of its own. */
  failedText: (form: FormData) => string
}

/**
 * Names the acts of a screen.
 * @param failedTexts the catalogue's text for each, and for a form that asks for none the first;
 *   a record's form is saved by the first
 */
export function actsOf<Known extends Intent>(
  failedTexts: Readonly<Record<Known, string>>,
): Acts<Known> {
  const [first] = Object.keys(failedTexts) as [Known]
  const isKnown = (intent: unknown): intent is Known =>
    typeof intent === 'string' && Object.hasOwn(failedTexts, intent)
  const asked = (form: FormData) => {
    const intent = form.get(intentField)
    if (intent === null) return first === 'save' || first === 'create' ? first : null
    return isKnown(intent) ? intent : null
  }
  return {
    failedTexts,
    button: (intent) => ({ name: intentField, value: intent }),
    fields: (intent, more = {}) => ({ [intentField]: intent, ...more }),
    asked,
    failedText: (form) => failedTexts[asked(form) ?? first],
  }
}

/** The record that a form is about; '' when it names none. */
export const idOf = (form: FormData): string => {
  const id = form.get(idField)
  return typeof id === 'string' ? id : ''
}

/** The act that is being sent, as far as a screen shows it. */
export const isAskedBy = (form: FormData | undefined, intent: Intent, id?: string): boolean =>
  form?.get(intentField) === intent && (id === undefined || form.get(idField) === id)

/**
 * What forms ask for, in one word each. A screen takes those that its action knows: `actsOf`. A word
 * means the same on every screen: a new thing gets a new word.
 */
export const intents = [
  'save',
  'keep',
  'create',
  'correct',
  'delete',
  'restore',
  'duplicate',
  'complete',
  'undo',
  'verify',
  'address-changed',
  'publish',
  'unpublish',
  'move-up',
  'move-down',
  'reset-proof',
  'start-anew',
  'sync',
  'import',
  'check',
  'suspend',
  'reactivate',
  'give-role',
  'invite',
  'take-role',
  'change-role',
  'give-code',
  'give-slip',
  'add-device',
  'end-session',
  'end-sessions',
  'end-other-sessions',
  'change-password',
  'change-address',
  'send-reset',
  'send-link',
  'confirm',
  'delay-reset',
  'refresh',
  'choose',
  'forget-device',
  'forget-address',
  'leave',
  'try',
  'set-prices',
  'set-budget',
  'join',
  'share',
  'unshare',
  'lower-hand',
  'rename-member',
  'renew-slip',
  'take-out',
  'close-meeting',
  'hold-door',
  'release-door',
  'print-certificates',
  'take-certificate',
  'hand-over',
  'add-leader',
  'drop-leader',
  'gather',
  'end-gathering',
] as const

export type Intent = (typeof intents)[number]

type ClientAction<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * A screen's `clientAction`: what breaks on the way is said on the screen, which stays.
 * @param acts.failedText the catalogue's text for what was sent, if no answer comes
 */
export const keepActs =
  <Answer = unknown>({ failedText }: { failedText: (sent: FormData) => string }) =>
  async ({ request, serverAction }: ClientAction<Answer>) =>
    keepScreen(serverAction, failedText(await request.clone().formData()))
