import { regexSteps } from './regex-steps.ts'

type Method = (this: unknown, ...args: unknown[]) => unknown
type Cost = (self: { length: number }, args: unknown[], result: unknown) => number

const whole: Cost = ({ length }) => length
const resulting: Cost = (_, __, result) => String(result).length
/** From where it began to the end of what was found, or of the text. */
const reached: Cost = ({ length }, [searched, from], result) =>
  (result === -1 ? length : Number(result) + String(searched).length) - Number(from ?? 0)
const compared: Cost = (_, [searched]) => String(searched).length
const stretch: Cost = ({ length }, [, start, end]) => Number(end ?? length) - Number(start ?? 0)

const typedArray = Object.getPrototypeOf(Uint8Array.prototype)

/** What of the language reads more than one character or item at a call, and how many. */
const counted: [object, Record<string, Cost>][] = [
  [
    String.prototype,
    {
      ...{ slice: resulting, toUpperCase: whole, toLowerCase: whole, normalize: whole },
      ...{ trim: whole, trimStart: whole, trimEnd: whole, repeat: resulting },
      ...{ indexOf: reached, lastIndexOf: whole, includes: whole, search: whole },
      ...{ startsWith: compared, endsWith: compared, replace: whole, split: whole },
    },
  ],
  [
    Array.prototype,
    {
      ...{ every: whole, some: whole, find: whole, findIndex: whole, filter: whole, map: whole },
      ...{ flatMap: whole, forEach: whole, reduce: whole, includes: whole, indexOf: whole },
      ...{ join: whole, slice: whole, fill: stretch },
    },
  ],
  [typedArray, { fill: stretch, includes: whole }],
  [Map.prototype, { get: () => 1, set: () => 1, has: () => 1 }],
  [Set.prototype, { has: () => 1, add: () => 1 }],
]

/**
 * How many steps `work` takes: what its patterns try, character by character, and what methods of
 * texts and lists read. It counts on any machine the same.
 */
export function countSteps(work: () => unknown): number {
  let steps = 0
  let isOwn = false
  const restore: (() => void)[] = []
  const exchange = (owner: object, name: string, cost: Cost) => {
    const native = Reflect.get(owner, name) as Method
    const exchanged: Method = function (this: unknown, ...args) {
      const result = native.apply(this, args)
      if (!isOwn) steps += cost(this as { length: number }, args, result)
      return result
    }
    Object.defineProperty(owner, name, { value: exchanged, configurable: true, writable: true })
    restore.push(() =>
      Object.defineProperty(owner, name, { value: native, configurable: true, writable: true }),
    )
  }
  const nativeExec = RegExp.prototype.exec
  const exec = function (this: RegExp, text: string) {
    // The counting itself counts nothing.
    if (isOwn) return nativeExec.call(this, text)
    isOwn = true
    try {
      steps += regexSteps(this, String(text))
    } finally {
      isOwn = false
    }
    return nativeExec.call(this, text)
  }
  const define = (value: typeof exec) =>
    Object.defineProperty(RegExp.prototype, 'exec', { value, configurable: true, writable: true })
  for (const [owner, costs] of counted) {
    for (const [name, cost] of Object.entries(costs)) exchange(owner, name, cost)
  }
  define(exec)
  try {
    work()
  } finally {
    define(nativeExec as typeof exec)
    for (const back of restore) back()
  }
  return steps
}
