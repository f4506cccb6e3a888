import './browser-schema.ts'
import { z } from 'zod'

/** Digits with a comma or a point; no exponents and no other notations of programs. */
const written = /^[+-]?\d{1,9}(?:[.,]\d{1,9})?$/

/** A number as people write it: '4,5' and '4.5'. What is none becomes one that `number` refuses. */
export const writtenNumber = <Schema extends z.ZodType<number, number>>(number: Schema) =>
  z.preprocess((value: number | string | undefined) => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    return written.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  }, number)
