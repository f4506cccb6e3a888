import { z } from 'zod'

/** No list of ours is as long. */
const placesMost = 300
/** A list may come with a few places too many, so that its screen can say so. */
const placesBeyond = 10

/** What a schema checks, without the wrappings that say what may be left out. */
function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return bare(schema.unwrap() as z.ZodType)
  }
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema
}

const isPlace = (part: unknown, most: number = placesMost) =>
  Number.isInteger(Number(part)) && Number(part) >= 0 && Number(part) < most + placesBeyond

/** How long a list may be by its schema: a form that names more places takes ever longer to draw. */
const longest = ({ _zod: { bag } }: z.ZodArray): number =>
  typeof bag.maximum === 'number' ? bag.maximum : placesMost

function partOf(schema: z.ZodType | undefined, part: string): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) {
    return isPlace(part, longest(schema)) ? bare(schema.element as z.ZodType) : undefined
  }
  if (!(schema instanceof z.ZodObject)) return
  return Object.hasOwn(schema.shape, part) ? bare(schema.shape[part] as z.ZodType) : undefined
}

const wellNamed = /^\w+(?:\.\w+|\[\d+\])*$/

/** The part of the schema with a name like `chapters[0].title`. */
function named(schema: z.ZodType, name: unknown): z.ZodType | undefined {
  if (typeof name !== 'string' || !wellNamed.test(name)) return
  const parts = name.split(/[.[\]]+/).filter((part) => part !== '')
  return parts.reduce<z.ZodType | undefined>(partOf, bare(schema))
}

const isNested = (schema: z.ZodType) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray

/** Whether a value has the nesting of the schema; what stands in it, the schema itself checks. */
function fits(schema: z.ZodType | undefined, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (schema instanceof z.ZodArray) {
    const element = bare(schema.element as z.ZodType)
    return Array.isArray(value) && value.every((one) => fits(element, one))
  }
  if (schema instanceof z.ZodObject) {
    const isRecord = typeof value === 'object' && !Array.isArray(value)
    return isRecord && Object.entries(value).every(([key, one]) => fits(partOf(schema, key), one))
  }
  return schema !== undefined && typeof value !== 'object'
}

/** Conform's name of the field that a button which changes a list sends. */
const intentName = '__intent__'

const intentSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('insert'),
    payload: z.object({
      name: z.string(),
      index: z.number().refine(isPlace).optional(),
      defaultValue: z.unknown().optional(),
    }),
  }),
  z.object({
    type: z.literal('remove'),
    payload: z.object({ name: z.string(), index: z.number().refine(isPlace) }),
  }),
  z.object({
    type: z.literal('reorder'),
    payload: z.object({
      name: z.string(),
      from: z.number().refine(isPlace),
      to: z.number().refine(isPlace),
    }),
  }),
])

function readJson(text: FormDataEntryValue): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** A button of ours that adds, removes or moves a part of a list of the form. */
function isOurIntent(schema: z.ZodType, sent: FormDataEntryValue): boolean {
  const intent = intentSchema.safeParse(readJson(sent)).data
  const list = intent && named(schema, intent.payload.name)
  if (!(list instanceof z.ZodArray)) return false
  return (
    intent?.type !== 'insert' || fits(bare(list.element as z.ZodType), intent.payload.defaultValue)
  )
}

/**
 * The fields of a form that its schema knows, each once: what else is sent is ignored, and nothing
 * in the answer can be nested or repeated in a way that the screen does not draw.
 * @returns null when its button is none of ours
 */
export function ofShape(form: FormData, schema: z.ZodType): FormData | null {
  const kept = new FormData()
  const seen = new Set<string>()
  for (const [name, value] of form) {
    if (seen.has(name)) continue
    seen.add(name)
    if (name === intentName) {
      if (!isOurIntent(schema, value)) return null
      kept.append(name, value)
      continue
    }
    const field = named(schema, name)
    if (field && !isNested(field)) kept.append(name, value)
  }
  return kept
}
