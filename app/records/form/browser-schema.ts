import { config } from 'zod'

// The policy refuses to compile text: without this the validator tries it, and Firefox says so. It
// tries when a schema is made, so that what schemas are made of imports this first.
if (typeof document !== 'undefined') config({ jitless: true })
