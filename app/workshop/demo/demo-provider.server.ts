import { setTimeout as wait } from 'node:timers/promises'
import type { AiProvider } from '../../ai/provider.server.ts'
import { drawingToPng } from '../../records/pictures/decode-picture.server.ts'
import picture from './demo-picture.svg?raw'
import { demoVersion } from './demo-version.server.ts'

const paceMilliseconds = 18

/** A few words at a time, as services send them. */
const cutPieces = (text: string) => text.match(/(?:\S+\s*){1,3}/g) ?? []

/**
 * Answers without any service, to try the product out: written by hand in db/content, drawn here.
 * Never used when a configured provider fails.
 * @param pace milliseconds between two pieces of an answer
 */
export function demoProvider(pace = paceMilliseconds): AiProvider {
  return {
    isDemo: true,
    canDraw: async () => true,
    canSee: async () => false,
    async answer({ prompt, turns = [], sample }, { signal }, write) {
      for (const piece of cutPieces(sample ?? demoVersion(prompt, turns))) {
        write(piece)
        await wait(pace, undefined, { signal })
      }
    },
    async image() {
      return { bytes: await drawingToPng(picture) }
    },
  }
}
