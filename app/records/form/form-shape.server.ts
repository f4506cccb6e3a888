import { z } from 'zod'

/** What a form's values may nest, as JSON Schema says it of the schema's input. */
type Shape = {
  type?: string
  properties?: Readonly<Record<string, Shape>>
  items?: Shape
  maxItems?: number
  anyOf?: readonly Shape[]
}

const shapes = new WeakMap<z.ZodType, Shape>()

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  shapes.set(schema, shape)
  return shape
}

/** Without the 'or null' around it. */
const bare = (shape: Shape | undefined): Shape | undefined =>
  shape?.anyOf?.find(({ type }) => type !== 'null') ?? shape

/** No list of ours is as long. */
const placesMost = 500
/** A list may come with a few places too many, so that its screen can say so. */
const placesBeyond = 10

/** A form that names more places takes ever longer to draw. */
const isPlace = (part: unknown, most: number = placesMost) =>
  Number.isInteger(Number(part)) && Number(part) >= 0 && Number(part) < most + placesBeyond

function partOf({ items, maxItems, properties = {} }: Shape, part: string): Shape | undefined {
  if (items) return isPlace(part, maxItems) ? bare(items) : undefined
  return Object.hasOwn(properties, part) ? bare(properties[part]) : undefined
}

const wellNamed = /^\w+(?:\.\w+|\[\d+\])*$/

/** The part of the shape with a name like `chapters[0].title`. */
function named(shape: Shape, name: unknown): Shape | undefined {
  if (typeof name !== 'string' || !wellNamed.test(name)) return
  const parts = name.split(/[.[\]]+/).filter((part) => part !== '')
  return parts.reduce<Shape | undefined>((found, part) => found && partOf(found, part), shape)
}

const isNested = ({ items, properties }: Shape) => items !== undefined || properties !== undefined

/** Whether a value has the nesting of the shape; what stands in it, the schema itself checks. */
function fits(shape: Shape | undefined, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (shape?.items) {
    const item = bare(shape.items)
    return Array.isArray(value) && value.every((one) => fits(item, one))
  }
  if (shape?.properties) {
    const isRecord = typeof value === 'object' && !Array.isArray(value)
    return isRecord && Object.entries(value).every(([key, one]) => fits(partOf(shape, key), one))
  }
  return shape !== undefined && typeof value !== 'object'
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
function isOurIntent(shape: Shape, sent: FormDataEntryValue): boolean {
  const intent = intentSchema.safeParse(readJson(sent)).data
  const list = intent && named(shape, intent.payload.name)
  if (!list?.items) return false
  return intent?.type !== 'insert' || fits(bare(list.items), intent.payload.defaultValue)
}

/**
 * The fields of a form that its schema knows, each once: what else is sent is ignored, and nothing
 * in the answer can be nested or repeated in a way that the screen does not draw.
 * @returns null when its button is none of ours
 */
export function ofShape(form: FormData, schema: z.ZodType): FormData | null {
  const shape = shapeOf(schema)
  const kept = new FormData()
  const seen = new Set<string>()
  for (const [name, value] of form) {
    if (seen.has(name)) continue
    seen.add(name)
    if (name === intentName) {
      if (!isOurIntent(shape, value)) return null
      kept.append(name, value)
      continue
    }
    const field = named(shape, name)
    if (field && !isNested(field)) kept.append(name, value)
  }
  return kept
}
