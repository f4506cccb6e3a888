import { actsOf } from '../records/acts/acts.ts'
import { groupTexts } from './group-texts.ts'

/** What is done from the list of groups. */
export const groupListActs = actsOf({
  restore: groupTexts.restoreFailed,
})

/** What a facilitator does with a group and its people, from its page. */
export const groupActs = actsOf({
  'rename-member': groupTexts.renameFailed,
  'renew-slip': groupTexts.slipFailed,
  'take-out': groupTexts.removeFailed,
  undo: groupTexts.undoFailed,
  'close-meeting': groupTexts.closeFailed,
  'hold-door': groupTexts.doorFailed,
  'release-door': groupTexts.doorFailed,
  'print-certificates': groupTexts.certificatesFailed,
  'lower-hand': groupTexts.handFailed,
  gather: groupTexts.gatherFailed,
  'end-gathering': groupTexts.endGatheringFailed,
  'hand-over': groupTexts.handOverFailed,
  'add-leader': groupTexts.secondFailed,
  'drop-leader': groupTexts.secondFailed,
  delete: groupTexts.deleteFailed,
})
