/** What tests of second proofs work with, below the server. */
import { giveProof } from '../../app/accounts/second-proof/give-proof.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { createLog } from '../../app/platform/log/log.server.ts'
import { parseEnv } from '../../app/platform/settings/env.server.ts'

export const proofOrigin = 'https://fucina.example'

/** What second proofs are worked with on a public site without a mail server: nobody is written to. */
export const proofOn = (db: Database) => ({
  ...{ db, env: parseEnv({ SECRET: 's'.repeat(32), PUBLIC_URL: proofOrigin }) },
  ...{ log: createLog('silent'), address: '192.0.2.1' },
})

/** Types a code where a second proof is asked for. */
export const giveCode = (
  proof: ReturnType<typeof proofOn>,
  person: Parameters<typeof giveProof>[1],
  code: string,
) => giveProof(proof, person, { code, passkey: '', cookies: null })
