/** What a server's refusal is called that asks the person once more who they are. */
export const proveAgainCode = 'PROVE_AGAIN'

const asked = 'prove-again'

/** Asks the person, over the page as it stands. */
export const askProof = (): boolean => window.dispatchEvent(new Event(asked))

/** Calls `ask` whenever the person has to be asked. @returns what ends that */
export function onProofAsked(ask: () => void): () => void {
  window.addEventListener(asked, ask)
  return () => window.removeEventListener(asked, ask)
}
