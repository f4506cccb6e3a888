import { AiFault, type AiProvider, type ModelKind, noUsage, type Usage } from './provider.server.ts'

/** What one real request to the service gave. */
export type Trial = {
  kind: ModelKind
  usage: Usage
  /** From asking to the first words, or to the picture, in milliseconds; null: nothing came. */
  milliseconds: number | null
  /** The first words of the answer. */
  text: string | null
  picture: Uint8Array | null
  /** null: it went well. */
  fault: string | null
}

/** Short, so that it costs little; asks for what people ask. */
const system = 'Scrivi in italiano, con parole semplici.'
const prompt = 'Scrivi un saluto di due righe per chi apre oggi un banco al mercato.'
const shownCharacters = 400

/** Asks for something real, an answer or a picture. Never throws a fault: it is what the trial is for. */
export async function tryModel(
  provider: AiProvider,
  kind: ModelKind,
  signal: AbortSignal,
  takeCall: () => Promise<boolean>,
): Promise<Trial> {
  const usage = noUsage()
  const generating = { signal, usage, takeCall }
  const trial: Trial = {
    kind,
    usage,
    milliseconds: null,
    text: null,
    picture: null,
    fault: null,
  }
  const began = performance.now()
  const noteFirst = () => {
    trial.milliseconds ??= Math.round(performance.now() - began)
  }
  try {
    if (kind === 'text') {
      await provider.answer({ system, prompt }, generating, (piece, isAnew) => {
        noteFirst()
        trial.text = `${(isAnew ? null : trial.text) ?? ''}${piece}`.slice(0, shownCharacters)
      })
    } else {
      const bytes = await provider.image(prompt, 'Buon mercato a tutti.', generating)
      noteFirst()
      trial.picture = bytes
    }
  } catch (error) {
    if (!(error instanceof AiFault)) throw error
    trial.fault = error.code
  }
  return trial
}
