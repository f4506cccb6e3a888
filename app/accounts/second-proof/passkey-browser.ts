import { passkeyQuestionPath } from '../../paths.ts'
import { type PasskeyPurpose, proofTexts } from '../../security/second-proof/second-proof.ts'
import { askProof, proveAgainCode } from '../../ui/ask-proof.ts'
import { noConnection } from '../../ui/keep-screen.ts'

/** Whether this browser can ask a device at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/**
 * Asks the person's device, which asks for finger, face or PIN. What is needed for that is fetched
 * now, with the press.
 * @returns the device's answer as JSON, or why there is none; '' where the person is asked who they
 *   are
 */
export async function askDevice(
  purpose: PasskeyPurpose,
): Promise<{ answer: string } | { problem: string }> {
  const sent = await sendQuestion(purpose)
  if (!sent) return { problem: `${proofTexts.passkeyFailed} ${noConnection}` }
  const [response, { startAuthentication, startRegistration }] = sent
  const question = await response.json()
  if (question.code === proveAgainCode) {
    askProof()
    return { problem: '' }
  }
  if (!response.ok) return { problem: question.message ?? proofTexts.passkeyFailed }
  try {
    const answer =
      purpose === 'add'
        ? await startRegistration({ optionsJSON: question })
        : await startAuthentication({ optionsJSON: question })
    return { answer: JSON.stringify(answer) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

const sendQuestion = (purpose: PasskeyPurpose) =>
  Promise.all([
    fetch(passkeyQuestionPath(), { method: 'POST', body: new URLSearchParams({ purpose }) }),
    import('@simplewebauthn/browser'),
  ]).catch(() => null)

/** The browser says little, so that no site learns what a device knows. */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return proofTexts.passkeyKnown
  if (name === 'NotAllowedError' || name === 'AbortError') return proofTexts.passkeyCancelled
  return proofTexts.passkeyNotHere
}
