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

/** The operator's own trial has no database to count in. */
const unlimited = async () => true

/** Asks for one real answer. Never throws a fault: it is what the trial is for. */
export async function tryAnswer(
  provider: AiProvider,
  signal: AbortSignal,
  takeCall = unlimited,
): Promise<Trial> {
  const usage = noUsage()
  const began = performance.now()
  let milliseconds: number | null = null
  let text = ''
  const fault = await faultFrom(async () => {
    await provider.answer({ system, prompt }, { signal, usage, takeCall }, (piece) => {
      milliseconds ??= Math.round(performance.now() - began)
      text += piece
    })
  })
  const shown = text === '' ? null : text.slice(0, shownCharacters)
  return { kind: 'text', usage, milliseconds, text: shown, picture: null, fault }
}

/** Asks for one real picture. */
export async function tryPicture(
  provider: AiProvider,
  signal: AbortSignal,
  takeCall = unlimited,
): Promise<Trial> {
  const usage = noUsage()
  const began = performance.now()
  let picture: Uint8Array | null = null
  const fault = await faultFrom(async () => {
    const { bytes } = await provider.image(prompt, 'Buon mercato a tutti.', {
      signal,
      usage,
      takeCall,
    })
    picture = bytes
  })
  const milliseconds = picture ? Math.round(performance.now() - began) : null
  return { kind: 'picture', usage, milliseconds, text: null, picture, fault }
}

async function faultFrom(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof AiFault) return error.code
    throw error
  }
}
