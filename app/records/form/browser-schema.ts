import { config } from 'zod'

// The policy refuses to compile text: without this the validator tries it, and Firefox says so.
if (!import.meta.env.SSR) config({ jitless: true })
