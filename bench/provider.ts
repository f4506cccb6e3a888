/**
 * The AI stand-in as a process of its own, so that it does not share a core's turn with the load.
 */
import { startAi } from '../tests/stand-ins/ai.ts'

const ai = await startAi()
console.log(new URL(ai.url).port)
