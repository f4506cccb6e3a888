/** A telephone of the tests: what a browser asks for finger, face or PIN. */
import type { CDPSession, Page } from '@playwright/test'

export type Authenticator = {
  /** Whether the person puts the finger on it. */
  answers: (isThere: boolean) => Promise<void>
  /** How many passkeys it keeps. */
  count: () => Promise<number>
  /** As a copy of it has: so many signatures fewer. */
  setBack: () => Promise<void>
  remove: () => Promise<void>
}

/** Gives the page's browser a device of its own, which signs at once. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    async answers(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async count() {
      return (await credentials()).length
    },
    async setBack() {
      for (const credential of await credentials()) {
        await session.send('WebAuthn.removeCredential', {
          authenticatorId,
          credentialId: credential.credentialId,
        })
        await session.send('WebAuthn.addCredential', {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        })
      }
    },
    async remove() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
