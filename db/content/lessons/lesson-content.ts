/** The shapes of 'Prima di cominciare': lessons, each with something to look at and to try. */

/** With what a person works; 'any' where it makes no difference. */
export type InputMethod = 'any' | 'finger' | 'mouse' | 'keyboard'

/**
 * A small drawing of a screen. What is there is drawn from top to bottom: the address of a browser,
 * a menu, words of which some are marked, an empty field, a button, keys of a keyboard, a sign that
 * stands on a key.
 */
export type FigureContent = {
  /** What it shows, for who does not see it. */
  alt: string
  address?: string
  menu?: string[]
  text?: string
  /** Words after `text` that are marked, with the two drops of a telephone when `drops` says so. */
  marked?: string
  /** Words after the marked ones. */
  after?: string
  drops?: true
  /** An empty field with the caret in it, or with these words. */
  field?: string
  button?: string
  keys?: string[]
  sign?: 'microphone' | 'camera' | 'fingerprint'
  pointer?: 'finger' | 'mouse'
}

export type HowStep = { text: string; figure?: FigureContent }

/** One of several things to choose or press; `why` is read after it was chosen. */
export type OptionContent = { text: string; isRight?: true; why: string }

/** A message of the play mailbox. */
export type MailContent = {
  sender: string
  address: string
  time: string
  title: string
  text: string
}

/** `isSeveral`: all the right ones, and no other. */
export type ChooseContent = { kind: 'choose'; isSeveral?: true; options: OptionContent[] }

/** Words that are typed or pasted. Case, spaces and a full stop at the end do not count. */
export type WriteContent = {
  kind: 'write'
  label: string
  /** What is to be copied. */
  source?: string
  /** What stands in the field already. */
  start?: string
  /** Only the digits count: a code. */
  isCode?: true
  isLong?: true
  accepts: string[]
  /** Wrong answers that have a reason of their own. */
  slips?: { given: string; why: string }[]
  mailbox?: MailContent[]
}

/** Things to press; `object`: they stand in its menu, which opens by holding it. */
export type PressContent = { kind: 'press'; object?: string; targets: OptionContent[] }

/**
 * A file to choose on the device; a text file is ours when it holds `mark`. Nothing is sent, so that
 * a page without script cannot know which one it was: then it says `unseenFile`.
 */
export type FileContent = {
  kind: 'file'
  label: string
  mark: string
  otherFile: string
  unseenFile: string
}

export type ExerciseContent = ChooseContent | WriteContent | PressContent | FileContent

export type PartContent = {
  id: string
  task: string
  /** Why it is right. */
  right: string
  /** What helps when it is not right yet, where the answer has no reason of its own. */
  hint: string
  /** A sentence under the exercise that takes the fear away. */
  note?: string
  /** A file of ours to download. */
  download?: { path: string; label: string }
  exercise: ExerciseContent
}

export type LessonContent = {
  id: string
  title: string
  /** What one can do afterwards. */
  goal: string
  minutes: number
  drawing: string
  intro: string
  how: { input: InputMethod; steps: HowStep[] }[]
  parts: PartContent[]
}
