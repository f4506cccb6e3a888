import type { output, ZodObject, ZodType } from 'zod'
import type { RecordKind } from '../../db/schema.ts'
import type { Right } from '../platform/roles.ts'
import { optionalText, requiredText } from './form/field-schema.ts'
import { capitalized, ending, ofAll, ofThe, type Words } from './words.ts'

/** What a schema asks for: a record that is published, or one that may be half written. */
export type SchemaNeeds = {
  /** A text that must be there before a record is published; see `requiredText`. */
  needed: (
    what: string,
    most: number,
    missing: string,
  ) => ZodType<string, string | null | undefined>
  /** Rules about what is missing (at least two pieces) hold for published records alone. */
  isDraft: boolean
}

/** What is stored of a record: plain JSON. */
export type Content = Record<string, unknown>

/**
 * What the fields are called, typed by the schema: a text, or for an object and for a list of
 * objects also what theirs are. A list is called as one of its parts: 'Capitolo'. One of a few
 * words of the code may say what each is called on the screen. The administrators' search looks in
 * every text but those that say `isText: false`: an id, a day, the address of a picture.
 */
export type Labels<Fields> = { readonly [Name in keyof Fields & string]-?: Label<Fields[Name]> }

type Label<Value> =
  NonNullable<Value> extends readonly (infer Item)[]
    ? LabelOfParts<Item>
    : LabelOfParts<NonNullable<Value>>

/** The same, of whatever noun. */
export type FieldLabels = {
  readonly [name: string]:
    | string
    | { readonly label: string; readonly isText: false }
    | { readonly label: string; readonly parts: FieldLabels }
    | { readonly label: string; readonly values: Readonly<Record<string, string>> }
}

type LabelOfParts<Value> = [Value] extends [string]
  ?
      | string
      | { readonly label: string; readonly isText: false }
      | { readonly label: string; readonly values: Readonly<Record<Value, string>> }
  : Value extends object
    ? { readonly label: string; readonly parts: Labels<Value> }
    : string

/**
 * A record that another one names in this field, which keeps it from being deleted.
 * `goesWith`: the one that names it is deleted with it instead, and comes back with it.
 */
export type Reference = { noun: RecordKind; id: string; field: string; goesWith?: true }

/** Records that name another one: how many, and what the first are called. */
export type Referrers = { total: number; titles: readonly string[] }

/** What the screens of a noun say when something fails. */
export type Failures = {
  list: string
  load: string
  create: string
  save: string
  delete: string
  missing: string
}

export type NounPlaces = {
  list: () => string
  edit: (id: string) => string
  /** Where everybody sees it; null: nowhere by itself. */
  seen: ((id: string) => string) | null
}

type Description<Schema extends ZodObject> = {
  name: RecordKind
  words: Words
  labels: Labels<output<Schema>>
  title(content: output<Schema>): string
  /** Addresses of the pictures that it names; null: none. */
  pictures?(content: output<Schema>): (string | null)[]
  /**
   * What the administrators' list can be narrowed to: the category of a tool. `noun`: the value is
   * the id of such a record, which is shown by its title; the list's search finds it too.
   */
  facet?: { label: string; all: string; noun?: RecordKind; of(content: output<Schema>): string }
  places: NounPlaces
  most: number
  /** People see them in the order that administrators give them. */
  isOrdered?: boolean
  /** What must be there for this one to stand: checked when it is written. */
  refs?(content: output<Schema>): Reference[]
  /**
   * What must be there before it is published: the catalogue's sentence about all of it, and what
   * the schema says at each field.
   */
  required?: { text: string; missing: { readonly [Field in keyof output<Schema>]?: string } }
  /** What its screens say when something fails, where the catalogue has other words than usual. */
  failures?: Partial<Failures>
  /** What goes with a record when it is deleted, in sentences. */
  goesWith?(title: string): string[]
  /** Why it cannot be deleted while others name it. */
  keptText?(referrers: Referrers): string
  /** What becomes of the published ones that name it, when it is withdrawn. */
  stayingText?(referrers: Referrers): string
  /** Of all records of the noun at most one has it: the profession of a prompt set. */
  unique?(content: output<Schema>): string | null
  /**
   * The content as it is stored in the place of `former`: its parts get ids that never change.
   * @param former the working copy before; null for a new record
   */
  fitted?(content: output<Schema>, former: output<Schema> | null): output<Schema>
}

/** A noun as `defineNoun` gives it. */
export type Noun<Schema extends ZodObject = ZodObject> = Required<
  Omit<Description<Schema>, 'labels' | 'failures' | 'required'>
> & {
  labels: FieldLabels
  required: { text: string; missing: Readonly<Record<string, string | undefined>> }
  failures: Failures
  /** What a published record passes. */
  schema: Schema
  /** What a working copy passes: the same fields, some of them perhaps not there yet. */
  draft: Schema
}

export type ContentOf<N> = N extends Noun<infer Schema> ? output<Schema> : never

/**
 * Describes a noun that administrators edit. Storage, form, export, import, restoring, difference,
 * search text and labels follow from it.
 * @param fields the only place where they stand; what the schema gives, it takes again unchanged
 */
export function defineNoun<Schema extends ZodObject>(
  fields: (asking: SchemaNeeds) => Schema,
  noun: NoInfer<Description<Schema>>,
): Noun<Schema> {
  return {
    pictures: () => [],
    facet: { label: '', all: '', of: () => '' },
    isOrdered: false,
    refs: () => [],
    required: { text: '', missing: {} },
    goesWith: () => [],
    keptText: (referrers) => keptText(noun.words, referrers),
    stayingText: (referrers) => `Restano sul sito, e ne parlano: ${namedIn(referrers)}.`,
    unique: () => null,
    fitted: (content) => content,
    ...noun,
    failures: { ...usualFailures(noun.words), ...noun.failures },
    labels: noun.labels as FieldLabels,
    schema: fields({ needed: requiredText, isDraft: false }),
    draft: fields({ needed: optionalText, isDraft: true }),
  }
}

function usualFailures(words: Words): Failures {
  const of = ofThe(words)
  return {
    list: `Errore nel caricamento ${ofAll(words)}. Riprova più tardi.`,
    load: `Errore nel caricamento ${of}`,
    create: `Errore durante la creazione ${of}`,
    save: `Errore nel salvataggio ${of}`,
    delete: `Errore durante l'eliminazione ${of}`,
    missing: `${capitalized(words.one)} non ${ending(words, 'trovat')}`,
  }
}

const keptText = ({ the }: Words, referrers: Referrers) =>
  `Prima di eliminare ${the}, cambia che cosa ne ha bisogno: ${namedIn(referrers)}.`

const namedIn = ({ total, titles }: Referrers) => {
  const named = titles.map((title) => `«${title}»`).join(', ')
  return total > titles.length ? `${named} e ${total - titles.length} ancora` : named
}

/** The right that publishing takes, of nouns that not whoever edits content may publish. */
const own: Partial<Record<RecordKind, Right>> = { notice: 'publishNotices' }

/** What is asked of whoever changes what everybody sees of a noun: publishes, withdraws, deletes. */
export const publishingRight = (noun: RecordKind): Right => own[noun] ?? 'editContent'

/** What a field is called. */
export function labelOf({ labels }: Pick<Noun, 'labels'>, name: string): string {
  const label = labels[name] ?? name
  return typeof label === 'string' ? label : label.label
}

/** What the part at a place is called: 'Capitolo 2: Durata in minuti'. @param path of a schema's issue */
export function labelAt(labels: FieldLabels, [name, ...inside]: readonly PropertyKey[]): string {
  const label = labels[String(name)] ?? String(name)
  if (typeof label === 'string') return label
  const [place] = inside
  const [said, rest] =
    typeof place === 'number'
      ? [`${label.label} ${place + 1}`, inside.slice(1)]
      : [label.label, inside]
  return rest.length === 0 || !('parts' in label) ? said : `${said}: ${labelAt(label.parts, rest)}`
}

/** The texts of a record that people look for, in the order of its labels. */
export function textsIn(labels: FieldLabels, content: unknown): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    if (typeof label === 'object' && !('parts' in label)) return []
    return [(content as Content)[name]].flat().flatMap((held) => {
      if (typeof held === 'string') return [held]
      const isPart = typeof held === 'object' && held !== null && typeof label === 'object'
      return isPart ? textsIn(label.parts, held) : []
    })
  })
}

/**
 * Where in a record a fault is, as a sentence about it begins: 'Capitolo 3: '; '' for what is no part
 * of a list.
 * @param name of the field, as forms have it: 'chapters[2].title'
 */
export function faultPlace(labels: FieldLabels, name: string): string {
  const [, list = '', place] = /^(\w{1,80})\[(\d{1,3})\]/.exec(name) ?? []
  const label = labels[list]
  return place !== undefined && typeof label === 'object'
    ? `${label.label} ${Number(place) + 1}: `
    : ''
}
