import { actsOf } from '../../records/acts/acts.ts'
import { proofTexts } from './second-proof.ts'

/** What the page of the second code asks for: begin, the first code, switch off, new codes. */
export const proofActs = actsOf({
  create: proofTexts.setUpFailed,
  save: proofTexts.setUpFailed,
  delete: proofTexts.setUpFailed,
  refresh: proofTexts.setUpFailed,
})
