/**
 * The AI stand-in as a process of its own, so that it does not share a core's turn with the load.
 * With arguments: so many tokens an answer, so many milliseconds apart.
 */
import { startAi } from '../tests/stand-ins/ai.ts'

const ai = await startAi()
const [tokens, pace] = process.argv.slice(2).map(Number)
// The stand-in sends seven characters at a time.
if (tokens !== undefined) ai.text = 'parola '.repeat(tokens)
if (pace !== undefined) ai.pace = pace
console.log(new URL(ai.url).port)
