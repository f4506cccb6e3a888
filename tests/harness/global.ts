/** Begins and ends a run of Vitest. */
import { dropTemplates } from './place.ts'
import { endRun, runDirectory } from './run.ts'

export default function setup() {
  const isOwner = !process.env.FUCINA_TEST_RUN
  runDirectory()
  return async () => {
    if (!isOwner) return
    await dropTemplates()
    endRun()
  }
}
