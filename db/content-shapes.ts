type Check = (value: unknown) => boolean

/** What of a stored value can be read: the value itself where nothing is wrong with it. */
export type Shape = (value: unknown) => unknown

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
const isTextOrNone: Check = (value) => value === null || value === undefined || isText(value)

const isRecord =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem)

const list =
  (isItem: Check): Shape =>
  (value) => {
    if (!Array.isArray(value)) return []
    return value.every(isItem) ? value : value.filter(isItem)
  }

const either =
  (isWhole: Check, empty: unknown): Shape =>
  (value) =>
    isWhole(value) ? value : empty

const isPricing = isRecord({
  hasFree: (value) => typeof value === 'boolean',
  startingPrice: isText,
  description: isText,
})

const isMetrics = isRecord({
  timesSaved: isRecord({ daily: isNumber, weekly: isNumber, monthly: isNumber }),
  productivity: isNumber,
  costReduction: isNumber,
})

const isTitled = isRecord({ title: isText, description: isText })
const isSign: Check = (value) =>
  value === null || isRecord({ title: isText, meaning: isText })(value)
const price = either(isTitled, { title: '', description: '' })

/**
 * The JSON columns of what administrators write by form, by table, as schema.ts has them. No two
 * tables share such a name, and no query gives another value one of them.
 */
export const contentShapes = {
  tools: {
    pricing: either(isPricing, { hasFree: false, startingPrice: '', description: '' }),
    features: list(isText),
  },
  guides: { prerequisites: list(isText), relatedGuides: list(isText) },
  chapters: { exercises: list(isTitled) },
  professions: {
    tools: list(isText),
    examples: list(isText),
    metrics: either((value) => value === null || isMetrics(value), null),
    useCases: list(
      isRecord({
        title: isText,
        description: isText,
        timeSaved: isNumber,
        example: isText,
        benefits: isListOf(isText),
      }),
    ),
    tips: list(isText),
    testimonials: list(isRecord({ name: isText, role: isText, image: isTextOrNone, text: isText })),
    resources: list(isRecord({ title: isText, type: isText, link: isText })),
  },
  scenes: {
    senderSign: either(isSign, null),
    lines: list(isRecord({ text: isText, sign: isSign })),
    actions: list(isText),
    ifTrusted: price,
    ifDoubted: price,
  },
} as const satisfies Record<string, Record<string, Shape>>
