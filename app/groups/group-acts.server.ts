import { actsOf } from '../records/acts/acts.ts'
import { groupTexts } from './group-texts.ts'

/** What is done from the list of groups. */
export const groupListActs = actsOf({
  restore: groupTexts.restoreFailed,
  take: groupTexts.takeFailed,
})

/** What a facilitator does with a group and its people, from its page. */
export const groupActs = actsOf({
  save: groupTexts.renameFailed,
  reset: groupTexts.slipFailed,
  forget: groupTexts.removeFailed,
  undo: groupTexts.undoFailed,
  'end-sessions': groupTexts.closeFailed,
  activate: groupTexts.doorFailed,
  deactivate: groupTexts.doorFailed,
  take: groupTexts.certificatesFailed,
  'lower-hand': groupTexts.handFailed,
  gather: groupTexts.gatherFailed,
  'end-gathering': groupTexts.endGatheringFailed,
  share: groupTexts.handOverFailed,
  'give-role': groupTexts.secondFailed,
  'take-role': groupTexts.secondFailed,
  delete: groupTexts.deleteFailed,
})
