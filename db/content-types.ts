/**
 * The product's content as it is stored: the types of the JSON columns (see schema.ts) and the
 * shapes of the built-in content. The nouns of `app` add their rules to them.
 */

/** How much a guide or tool asks of its reader. */
export type Difficulty = 'beginner' | 'intermediate' | 'advanced'

/** Something to try on the spot at the end of a chapter. */
export type Exercise = { title: string; description: string }

/**
 * `duration` in minutes, `content` as blocks of '• heading' and '- item' lines, or else Markdown;
 * the picture, if there is one, shows what will be seen, and `imageAlt` tells it.
 */
export type ChapterContent = {
  id: string
  title: string
  description: string
  content: string
  duration: number
  imageUrl: string | null
  imageAlt: string
  exercises: Exercise[]
}

/** What an administrator edits; `duration` in minutes. A picture without words looks nice. */
export type GuideContent = {
  id: string
  toolId: string
  title: string
  description: string
  difficulty: Difficulty
  duration: number
  imageUrl: string | null
  imageAlt?: string | undefined
  rating: number
  isPublished: boolean
  prerequisites: string[]
  relatedGuides: string[]
  chapters: ChapterContent[]
}

/** How a message of a scene reaches the person. */
export type SceneChannel =
  | 'sms'
  | 'chat'
  | 'call'
  | 'video'
  | 'voice'
  | 'mail'
  | 'letter'
  | 'poster'
  | 'app'
  | 'post'
  | 'advertisement'

/** What can make somebody suspicious in a scene, and what it really means. */
export type Sign = { title: string; meaning: string }

/** What it costs to be wrong, one way or the other: the price, and why. */
export type Price = { title: string; description: string }

/**
 * A scene of 'La palestra': a message that came to somebody, true or false. What an administrator
 * edits and the seed holds; there may be no sign at all, in a true message mostly.
 */
export type SceneContent = {
  id: string
  isPublished: boolean
  title: string
  /** Where the person is when it comes, and what time it is. */
  moment: string
  channel: SceneChannel
  sender: string
  senderSign: Sign | null
  sentAt: string
  /** What it says, in pieces that can be tapped. */
  lines: { text: string; sign: Sign | null }[]
  isTrue: boolean
  /** Why it is true, or a fraud, in a sentence or two. */
  verdict: string
  /** What proves nothing, or is worth knowing besides; may be empty. */
  remark: string
  /** What to do now, in order. */
  actions: string[]
  ifTrusted: Price
  ifDoubted: Price
}

/** What is said to one answer of a question, when somebody chooses it. */
export type Choice = { text: string; why: string }

/** A question at the end of a path, with three choices. */
export type Question = {
  text: string
  first: Choice
  second: Choice
  third: Choice
  right: 'first' | 'second' | 'third'
}

/**
 * The notebook of a path: the meeting minute by minute, what is handed out, and the questions at
 * its end. The texts have one line for each thing; what an administrator edits and the seed holds.
 */
export type NotebookContent = {
  /** Of one that comes with the product: the ready path that it is for. */
  id: string
  isPublished: boolean
  title: string
  /** How long it is expected to take, as an attestato says it. */
  duration: string
  /** Whom it is for, and what they can do afterwards. */
  aim: string
  prepare: string
  moments: {
    title: string
    minutes: number
    doing: string
    /** Words that can be read aloud. */
    say: string
    watch: string
  }[]
  /** A page each, for everybody. */
  handouts: { title: string; text: string }[]
  /** What is done on paper and aloud, without accounts and without devices. */
  exercises: { title: string; text: string }[]
  questions: Question[]
}

/** `startingPrice` is text, because prices change: it always sends the reader to the site. */
export type Pricing = { hasFree: boolean; startingPrice: string; description: string }

/** What an administrator edits and the seed holds; `rating` from 0 to 5 in steps of 0.1. */
export type ToolContent = {
  id: string
  name: string
  description: string
  imageUrl: string | null
  category: string
  pricing: Pricing
  rating: number
  url: string
  features: string[]
  difficulty: Difficulty
  isActive: boolean
}

/** The icons a profession may carry. */
export type IconName =
  | 'ChefHat'
  | 'Building2'
  | 'Stethoscope'
  | 'GraduationCap'
  | 'Scale'
  | 'Wrench'
  | 'ShoppingBag'
  | 'Pencil'

/** The gradients a profession may carry; each is a `--g-*` token. */
export type Gradient =
  | 'orange-red'
  | 'blue-indigo'
  | 'emerald-green'
  | 'purple-pink'
  | 'amber-yellow'
  | 'cyan-blue'
  | 'rose-pink'
  | 'violet-purple'

/** What a resource of a profession may be. */
export type ResourceType = 'guide' | 'course' | 'tool'

/** Estimates: hours saved (decimal), productivity and cost reduction in whole percent. */
export type ProfessionMetrics = {
  timesSaved: Record<'daily' | 'weekly' | 'monthly', number | null>
  productivity: number | null
  costReduction: number | null
}

/**
 * One way AI helps this job; `timeSaved` in minutes, `example` a prompt that can be tried as it is.
 */
export type UseCase = {
  title: string
  description: string
  timeSaved: number
  example: string
  benefits: string[]
}

export type Testimonial = { name: string; role: string; image: string | null; text: string }
export type Resource = { title: string; type: ResourceType; link: string }

/** What an administrator edits and the seed holds; `id` is a slug. */
export type ProfessionContent = {
  id: string
  isPublished: boolean
  title: string
  iconName: IconName
  description: string
  color: Gradient
  heroImage: string | null
  tools: string[]
  examples: string[]
  metrics: ProfessionMetrics | null
  useCases: UseCase[]
  tips: string[]
  testimonials: Testimonial[]
  resources: Resource[]
}

/** The categories of a prompt block. */
export type BlockCategory =
  | 'Azioni'
  | 'Contenuto'
  | 'Stile'
  | 'Caratteristiche'
  | 'Occasioni'
  | 'Destinatari'
  | 'Livello'
  | 'Ambito'
  | 'Periodo'
  | 'Canale'
  | 'Scopo'

/** A piece of prompt text; pieces are joined with single spaces. */
export type Block = { text: string; category: BlockCategory }

/** What the answer to a request is, where it is a text to send to somebody. */
export type AnswerKind = 'letter' | 'message'

/** A ready prompt; the text of its blocks may hold gaps written `[label: example]`. */
export type Template = {
  id: string
  title: string
  description: string
  /** What somebody needs it for, under which a long list shows it: 'Salute'; '' for none. */
  need: string
  emoji: string
  /** Two sentences that name what makes the request good; '' when nobody wrote them. */
  why: string
  /** Left out: the answer is for the person who asks, as of every template of 1.0.0. */
  answerKind?: AnswerKind | undefined
  blocks: { text: string }[]
}

/** What an administrator edits and the seed holds. */
export type PromptSetContent = {
  id: string
  isPublished: boolean
  /** null: the everyday set, or a legacy record not yet matched to a profession. */
  professionId: string | null
  professionTitle: string | null
  title: string | null
  blocks: Block[]
  templates: Template[]
}

/** A finished answer, written by hand, that the demo shows for a template. */
export type DemoExample = {
  templateId: string
  /**
   * How people ask for the same in their own words: stems of normalized words (lower case, no
   * accents). A request that holds every stem of one group at the start of a word asks for this.
   */
  asks: string[][]
  /**
   * Markdown in the structure of an answer. `{{label}}` stands for what was typed into the gap
   * with that label, or for the gap's own example while it is open.
   */
  answer: string
}

/**
 * What the demo answers to a template whose gaps all hold their printed examples, by the template's
 * id: markdown in the structure of an answer, without places to fill.
 */
export type FinishedAnswers = Readonly<Record<string, string>>

/** What an exercise asks its reader to find in an answer. */
export type PlantedError = {
  kind: 'law' | 'number' | 'date' | 'sum'
  /** Where the error is and what is right, told when the reader asks for it. */
  told: string
}

/**
 * A request that our content prints with a button that brings it to the workshop, and the finished
 * answer, written by hand, that the demo gives to it.
 */
export type PrintedAnswer = {
  /** Word for word as it is printed. */
  request: string
  /** Markdown in the structure of an answer. */
  answer: string
  /** Stands in `answer`, on purpose; the exercise says so. */
  error?: PlantedError
}
